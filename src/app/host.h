// The main loop's step: window, sound, files and clock of this machine around a Shell. What is written when,
// and how requests are met, have parts of their own (saving.h, request_handler.h).
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
    // All but the options outlive it.
    Host(const PlayOptions& options, platform::Window& window, storage::SaveFolder& folder, Shell& shell);

    // Waits until something is due and does a frame of it. False after the last: then everything is saved.
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
    std::string utc_day_;  // in the place of the machine's; empty: none
    platform::Audio audio_;
    Saving saving_;
    RequestHandler requests_;

    std::vector<ui::InputEvent> events_;
    std::vector<News> news_;  // for the next frame, which follows at once if there are any
    Effects effects_;
    bool was_moving_ = true;
    ui::Millis now_ = 0;
    ui::Millis last_shown_ = 0;
    long long frames_ = 0;
};

}  // namespace twofold::app
