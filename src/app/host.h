// One step of the main loop: connects a Shell to the machine's window, sound, files and clock. Leaves out
// when files are written (saving.h) and how requests are handled (request_handler.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/console.h"
#include "app/options.h"
#include "app/request_handler.h"
#include "app/saving.h"
#include "app/shell.h"
#include "platform/audio.h"
#include "platform/window.h"
#include "storage/save_folder.h"

namespace twofold::app {

class Host {
  public:
    // Everything but the options outlives it.
    Host(const PlayOptions& options, platform::Window& window, storage::SaveFolder& folder, Shell& shell);

    // Returns when something has happened or is due.
    void wait();
    // Does a frame of all that has happened, without waiting. False after the last: then everything is saved.
    bool step();

  private:
    void hear_events();
    void hear_of_files();
    void apply();
    void show();
    std::optional<ui::Millis> time_to_wait() const;

    platform::Window& window_;
    storage::SaveFolder& folder_;
    Shell& shell_;
    Console console_;
    std::string utc_day_;  // replaces the machine's; empty: not replaced
    platform::Audio audio_;
    Saving saving_;
    RequestHandler requests_;

    std::vector<ui::InputEvent> events_;
    std::vector<News> news_;  // for the next frame, which runs at once if there are any
    Effects effects_;
    bool was_moving_ = true;
    ui::Millis now_ = 0;
    ui::Millis last_shown_ = 0;
    long long frames_ = 0;
};

}  // namespace twofold::app
