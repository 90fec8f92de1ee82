#include <cstdlib>
#include <string>

#include <doctest/doctest.h>

#include "platform/system_settings.h"

#include "support/app_folder.h"

namespace twofold::platform {
namespace {

TEST_CASE("a settings.ini says of animations what stands in its group, the last of it") {
    struct Row {
        std::string_view text;
        std::optional<bool> animations;
    };
    const Row rows[] = {
        {"", std::nullopt},
        {"[Settings]\ngtk-enable-animations=0\n", false},
        {"[Settings]\ngtk-enable-animations=1\n", true},
        {"[Settings]\r\n gtk-enable-animations = false \r\n", false},
        {"[Settings]\ngtk-theme-name=Moor\ngtk-enable-animations=true", true},
        {"[Settings]\ngtk-enable-animations=false\ngtk-enable-animations=true\n", true},
        {"[Other]\ngtk-enable-animations=false\n", std::nullopt},
        {"gtk-enable-animations=false\n", std::nullopt},
        {"[Settings]\n#gtk-enable-animations=false\n", std::nullopt},
        {"[Settings]\ngtk-enable-animations=perhaps\n", std::nullopt},
        {"[Settings]\ngtk-enable-animations-too=false\n", std::nullopt},
        {"[Settings]\n=false\n==\n[\n]\n", std::nullopt},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(animations_in(row.text) == row.animations);
    }
}

TEST_CASE("less motion is wanted where GTK's settings say so, the newer before the older") {
    const support::TemporaryFolder folder;
    const char* const before = std::getenv("XDG_CONFIG_HOME");
    const std::string kept = before == nullptr ? "" : before;
    setenv("XDG_CONFIG_HOME", folder.path().c_str(), 1);
    CHECK_FALSE(prefers_reduced_motion());
    folder.write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n");
    CHECK(prefers_reduced_motion());
    folder.write("gtk-4.0/settings.ini", "[Settings]\ngtk-theme-name=Moor\n");
    CHECK(prefers_reduced_motion());
    folder.write("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n");
    CHECK_FALSE(prefers_reduced_motion());
    before == nullptr ? unsetenv("XDG_CONFIG_HOME") : setenv("XDG_CONFIG_HOME", kept.c_str(), 1);
}

}  // namespace
}  // namespace twofold::platform
