// Decides when the game's files are written: handed to the system before a change is seen, forced to disk
// when the player pauses, and retried after failures. Leaves out the files themselves, which SaveFolder owns.
#pragma once

#include <optional>

#include "app/frame.h"
#include "storage/save_folder.h"

namespace twofold::app {

// All times are monotonic, in ms.
class Saving {
  public:
    // `folder` outlives it.
    explicit Saving(storage::SaveFolder& folder) : folder_(folder) {}

    // If it is time to, retries what could not be written.
    void retry(ui::Millis now);
    // Call after each frame of the Shell, before drawing it.
    void save(const Effects& effects, bool lost_focus, ui::Millis now);
    // Writes everything at the end of the run.
    void finish();
    // ms until a retry or sync is due; nullopt if none is.
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
