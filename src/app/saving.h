// When the game's files are written: what has happened is in the system's hands before it is seen, is forced
// to disk when the player rests, and is tried again where the disk refused it. Which file is which is
// SaveFolder's concern.
#pragma once

#include <optional>

#include "app/frame.h"
#include "storage/save_folder.h"

namespace twofold::app {

// All times are the machine's monotonic time in ms.
class Saving {
  public:
    // `folder` outlives it.
    explicit Saving(storage::SaveFolder& folder) : folder_(folder) {}

    // Tries again what could not be written, when it is time to.
    void retry(ui::Millis now);
    // After each frame of the Shell, before anything of it is drawn.
    void save(const Effects& effects, bool lost_focus, ui::Millis now);
    // At the end: nothing is left that could be lost.
    void finish();
    // Until something of this is due, though nothing happens; nullopt if nothing is.
    std::optional<ui::Millis> due_in(ui::Millis now) const;

  private:
    void sync();
    ui::Millis sync_time() const;

    storage::SaveFolder& folder_;
    ui::Millis next_retry_ = 0;
    ui::Millis resting_since_ = 0;
    ui::Millis unsynced_since_ = 0;
};

}  // namespace twofold::app
