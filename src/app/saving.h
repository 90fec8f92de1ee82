// When the game's files are written: what has happened is in the system's hands before it is seen, is forced
// to disk when the player rests, and is tried again where the disk refused it. Which file is which is
// SaveFolder's concern.
#pragma once

#include <optional>

#include "app/frame.h"
#include "app/save_folder.h"
#include "app/shell.h"

namespace twofold::app {

// All times are the machine's monotonic time in ms.
class Saving {
  public:
    // Both outlive it.
    Saving(SaveFolder& folder, const Shell& shell) : folder_(folder), shell_(shell) {}

    // Tries again what could not be written, when it is time to.
    void retry(ui::Millis now);
    // After each frame of the Shell, before anything of it is drawn.
    void save(const Effects& effects, bool lost_focus, ui::Millis now);
    // At the end: nothing is left that could be lost.
    void finish();
    // Until something of this is due, though nothing happens; nothing where there is none.
    std::optional<ui::Millis> due_in(ui::Millis now) const;

  private:
    void save_daily();
    void save_beside();
    void sync();
    ui::Millis sync_time() const;

    SaveFolder& folder_;
    const Shell& shell_;
    bool daily_unsaved_ = false;
    bool preferences_unsaved_ = false;
    bool refused_ = false;  // something beside the journal could not be written
    ui::Millis next_retry_ = 0;
    ui::Millis resting_since_ = 0;
    ui::Millis unsynced_since_ = 0;
};

}  // namespace twofold::app
