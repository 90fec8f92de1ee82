#include "app/active_settings.h"

#include <doctest/doctest.h>

#include "support/ui_assets.h"

namespace twofold::app {

namespace {

using session::Settings;

ActiveSettings active(const Settings& remembered, const std::optional<Settings>& for_this_run = {},
                      bool reduced_motion = false) {
    session::Preferences preferences;
    preferences.settings = remembered;
    return {std::move(preferences), for_this_run, support::themes(), reduced_motion};
}

TEST_CASE("what an option asks for holds for this run and is not remembered") {
    ActiveSettings settings = active({.volume = 10}, Settings{.volume = 90, .rumble = false});
    CHECK(settings.now().volume == 90);
    CHECK(settings.remembered().settings == Settings{.volume = 10});
    Settings next = settings.now();
    next.captions = true;
    settings.change(next);
    CHECK(settings.now() == next);
    CHECK(settings.remembered().settings == Settings{.volume = 10, .captions = true});
}

TEST_CASE("the theme is the one that is named, and the first if there is none of that name") {
    const auto themes = support::themes();
    REQUIRE(themes.size() > 2);
    ActiveSettings settings = active({.theme = themes[2].id});
    CHECK(settings.theme_index() == 2);
    CHECK(&settings.theme() == &settings.themes()[2]);
    settings.change({.theme = "no such theme"});
    CHECK(settings.theme_index() == 0);
}

TEST_CASE("motion is as the system asks until the player chooses") {
    using session::MotionChoice;
    for (const bool system_reduces : {false, true}) {
        CAPTURE(system_reduces);
        const auto motion = [&](MotionChoice choice) {
            return active({.motion = choice}, {}, system_reduces).motion().motion;
        };
        CHECK((motion(MotionChoice::kSystem) == ui::Motion::kReduced) == system_reduces);
        CHECK(motion(MotionChoice::kFull) == ui::Motion::kFull);
        CHECK(motion(MotionChoice::kReduced) == ui::Motion::kReduced);
    }
    CHECK(active({.speed = 2}).motion().speed == 2);
}

TEST_CASE("keys and reading aids follow a change at once") {
    ActiveSettings settings = active({});
    CHECK(settings.keys() == ui::default_keys());
    CHECK_FALSE(settings.reading().large_text);
    settings.change({.large_text = true, .captions = true, .keys = {{"undo", {"F5"}}}});
    CHECK(settings.keys().action_of(ui::Key::kF5) == ui::Action::kUndo);
    CHECK(settings.reading() == ui::ReadingAids{.large_text = true, .captions = true});
}

}  // namespace

}  // namespace twofold::app
