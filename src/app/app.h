// Playing in a window: chooses the game, loads settings and assets, and runs until the player leaves.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/host.h"
#include "app/options.h"
#include "app/shell.h"
#include "platform/window.h"
#include "storage/save_folder.h"

namespace twofold::app {

// Everything the Shell needs to draw, loaded.
struct Assets {
    std::array<ui::Font, ui::kFontCount> fonts;
    std::vector<ui::Theme> themes;
    std::vector<ui::LanguageName> languages;
    std::vector<std::string> renderers;
};

// All that a run consists of. Nothing of it is on the stack between two steps, so that a loop can wait and
// step, or a callback step and return.
class App {
  public:
    // Null if there is no display; `error` then says why.
    static std::unique_ptr<App> open(const PlayOptions& options, const rules::RuleSet& rules,
                                     std::string& error);

    // As Host's.
    void wait() { host_.wait(); }
    bool step() { return host_.step(); }

  private:
    App(const PlayOptions& options, std::unique_ptr<platform::Window> window,
        std::unique_ptr<storage::SaveFolder> folder, Assets assets, session::Session session,
        session::Preferences preferences, const ShellOptions& shell_options);

    std::unique_ptr<platform::Window> window_;
    std::unique_ptr<storage::SaveFolder> folder_;
    Assets assets_;
    Shell shell_;
    Host host_;
};

// Lines for standard error about errors in the player's files.
std::string faults_in(const storage::SavedState& saved);

// Plays until the player leaves, and returns the program's exit status.
int play(const PlayOptions& options);

}  // namespace twofold::app
