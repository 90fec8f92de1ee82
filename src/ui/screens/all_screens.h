// The table of all screens: the name of each and how to make it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "ui/screens/screen.h"

namespace twofold::ui {

struct ScreenInfo {
    ScreenId id;
    std::string_view name;  // on the command line and in traces
    std::unique_ptr<Screen> (*make)(const ScreenContext& context);
};

// By ScreenId.
std::span<const ScreenInfo> all_screens();
std::string_view name_of(ScreenId id);
// nullopt if no screen has that name.
std::optional<ScreenId> screen_named(std::string_view name);

// Makes the screen for the context. A replay shows the game in progress.
std::unique_ptr<Screen> make_screen(ScreenId id, const ScreenContext& context);

}  // namespace twofold::ui
