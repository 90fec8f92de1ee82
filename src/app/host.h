// The main loop: window, sound, files and clock of this machine around a Shell. What is written when, and how
// requests are met, have parts of their own (saving.h, answers.h).
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/answers.h"
#include "app/console.h"
#include "app/options.h"
#include "app/save_folder.h"
#include "app/saving.h"
#include "app/shell.h"
#include "platform/audio.h"
#include "platform/window.h"

namespace twofold::app {

class Host {
  public:
    // All but the options outlive it; `strings` are the Shell's, and become another language's here.
    Host(const PlayOptions& options, platform::Window& window, SaveFolder& folder, Shell& shell,
         ui::Strings& strings);

    // Until the player leaves.
    void run();

  private:
    bool step();
    template <typename Event>
    bool happened() const {
        return std::any_of(events_.begin(), events_.end(),
                           [](const ui::InputEvent& event) { return std::holds_alternative<Event>(event); });
    }
    void obey(const session::Settings& settings);
    void show();
    void answer(std::string_view today);
    std::optional<ui::Millis> time_to_wait() const;

    platform::Window& window_;
    SaveFolder& folder_;
    Shell& shell_;
    ui::Strings& strings_;
    Console console_;
    std::string utc_day_;       // in the place of the machine's; empty: none
    session::Settings obeyed_;  // what the machine does now
    platform::Audio audio_;
    Saving saving_;
    Answers answers_;

    std::vector<ui::InputEvent> events_;
    Effects effects_;
    bool again_ = false;  // another frame is wanted at once
    bool was_moving_ = true;
    ui::Millis now_ = 0;
    ui::Millis last_shown_ = 0;
    long long frames_ = 0;
};

}  // namespace twofold::app
