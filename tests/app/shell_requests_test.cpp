// What the shell asks of the machine beside pictures: full screen, settings, waking it up, and leaving.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using support::timeless_view_of;
using ui::Key;

const News kNotSaved = storage::SaveNotice{storage::SaveNotice::Kind::kNotSaved, {}, {}};

session::Start some_game() {
    return support::start_on("2 0 4/0 0 0/8 0 2");
}

TEST_CASE("closing the window and Ctrl+Q quit, once, and leave the game as it is") {
    for (const ui::InputEvent& event :
         {ui::InputEvent(ui::CloseRequest{}), ui::InputEvent(support::key(Key::kQ, ui::kCtrl))}) {
        AppDriver driver(some_game());
        driver.frame();
        driver.play_now(Direction::kLeft);
        const auto before = timeless_view_of(driver.game());
        driver.send(event);
        CHECK(driver.frame().quit);
        CHECK(timeless_view_of(driver.game()) == before);
        CHECK_FALSE(driver.frame().quit);
    }
}

TEST_CASE("what came before the request to close, in the same frame, is played and handed out") {
    AppDriver driver(some_game());
    driver.frame();
    driver.play(Direction::kLeft);
    driver.send(ui::CloseRequest{});
    const Effects& effects = driver.frame();
    CHECK(effects.quit);
    CHECK(driver.game().undo_count() == 1);
    REQUIRE(effects.edits.size() == 1);
    CHECK(effects.edits[0].kind == session::JournalEdit::Kind::kAppend);
}

TEST_CASE("share, on the card of a game that is over, asks for a picture of the board with its score") {
    AppDriver driver(support::start_on("2 4/4 2"));
    driver.frame();
    driver.rest();
    driver.press_now(Key::kRight);
    driver.press_now(Key::kReturn);
    const auto request = std::get<SavePicture>(driver.only_request());
    REQUIRE(request.picture);
    CHECK(request.save_as == "Twofold " + std::string(support::kToday) + " 2x2 0");
    const std::string picture = request.picture->to_text();
    for (const char* expected : {"\"Score, 2 × 2\"", "\"Best\"", "\"Twofold\"", "\"4\""}) {
        CAPTURE(expected);
        CHECK(picture.find(expected) != std::string::npos);
    }
    CHECK(picture.find("Menu") == std::string::npos);
}

TEST_CASE("F11 and Alt+Enter ask for full screen, also with an overlay open") {
    for (const bool overlay : {false, true}) {
        AppDriver driver(overlay ? support::start_on("2 4/4 2") : some_game());
        driver.frame();
        driver.press_now(Key::kF11);
        CHECK(driver.effects().toggle_fullscreen);
        driver.frame();
        CHECK_FALSE(driver.effects().toggle_fullscreen);
        driver.press_now(Key::kReturn, ui::kAlt);
        CHECK(driver.effects().toggle_fullscreen);
    }
}

TEST_CASE("T goes through the themes, and each is asked to be remembered") {
    AppDriver driver(some_game());
    driver.rest();
    const std::vector<ui::Theme>& themes = support::app_resources().themes;
    REQUIRE(themes.size() >= 2);
    CHECK(driver.effects().picture->background() == themes[0].window);
    for (std::size_t i = 1; i <= themes.size(); ++i) {
        const ui::Theme& next = themes[i % themes.size()];
        driver.press_now(Key::kT);
        CHECK(driver.effects().preferences != nullptr);
        CHECK(driver.shell().preferences().settings.theme == next.id);
        CHECK(driver.effects().picture->background() == next.window);
        CHECK(driver.effects().damage[0] == driver.effects().picture->window());
        CHECK(driver.effects().upcoming != nullptr);
        CHECK(driver.frame().preferences == nullptr);
    }
}

TEST_CASE("the theme of the options goes before that of the settings, and an unknown one counts as none") {
    struct Row {
        std::string option;
        std::string setting;
        std::string shown;
    };
    const std::vector<Row> rows = {{"", "", "classic"},     {"dark", "", "dark"},
                                   {"", "dark", "dark"},    {"classic", "dark", "classic"},
                                   {"nope", "", "classic"}, {"", "nope", "classic"}};
    for (const Row& row : rows) {
        CAPTURE(row.option);
        CAPTURE(row.setting);
        session::Preferences preferences;
        preferences.settings.theme = row.setting;
        ShellOptions options;
        if (!row.option.empty()) options.settings = session::Settings{.theme = row.option};
        AppDriver driver(support::session_on(some_game()), {}, options, preferences);
        driver.frame();
        for (const ui::Theme& theme : support::app_resources().themes) {
            if (theme.id == row.shown) CHECK(driver.effects().picture->background() == theme.window);
        }
        CHECK(driver.shell().preferences().settings.theme == row.setting);
    }
}

TEST_CASE("a notice is shown, asks to be woken for its end, and goes away then") {
    AppDriver driver(some_game());
    driver.rest();
    driver.tell(kNotSaved);
    const Effects& effects = driver.frame();
    CHECK(driver.shows("not being saved"));
    CHECK_FALSE(effects.damage.empty());
    REQUIRE(effects.wake_in.has_value());
    const ui::Millis end = driver.now() + *effects.wake_in;
    CHECK(end - driver.now() >= 3000);
    driver.frame(1000);
    CHECK(driver.now() + driver.effects().wake_in.value_or(0) == doctest::Approx(end));
    CHECK(driver.effects().damage.empty());
    driver.frame(end - driver.now() - 1);
    CHECK(driver.shows("not being saved"));
    driver.frame(driver.effects().wake_in.value_or(0));
    CHECK_FALSE(driver.shows("not being saved"));
    CHECK_FALSE(driver.effects().wake_in.has_value());
    CHECK_FALSE(driver.effects().damage.empty());
    CHECK(driver.picture() == driver.fresh_picture());
    CHECK(driver.frame().damage.empty());
}

TEST_CASE("a notice is not shortened by the time that passed before it could be seen") {
    AppDriver driver(some_game());
    driver.frame();
    driver.tell(kNotSaved);
    driver.frame(3600e3);
    CHECK(driver.shows("not being saved"));
    CHECK(driver.effects().wake_in.value_or(0) >= 3000);
}

TEST_CASE("a second notice takes the place of the first and has its own time") {
    AppDriver driver(some_game());
    driver.frame();
    driver.tell(kNotSaved);
    driver.frame();
    const ui::Millis whole = driver.effects().wake_in.value_or(0);
    driver.frame(whole / 2);
    driver.tell(storage::SaveNotice{storage::SaveNotice::Kind::kSavedAgain, {}, {}});
    driver.frame();
    CHECK(driver.effects().wake_in.value_or(0) == doctest::Approx(whole));
    CHECK(driver.shows("being saved again"));
    CHECK_FALSE(driver.shows("not being saved"));
}

TEST_CASE("a tap on a notice takes it away and presses nothing below, and a swipe that begins there moves") {
    AppDriver driver(some_game(), {.width = 360, .height = 640});
    driver.frame();
    driver.tell(kNotSaved);
    driver.frame();
    const ui::Rect menu = driver.shell().board().layout().control(ui::BoardControl::kMenu);
    const ui::PointF below{static_cast<float>(menu.x + menu.w / 2), static_cast<float>(menu.bottom() - 12)};
    driver.tap_at(below);
    driver.frame();
    CHECK_FALSE(driver.front());
    CHECK_FALSE(driver.shows("not being saved"));
    driver.tell(kNotSaved);
    driver.frame();
    // Not from a button, whose press a swipe takes back.
    const ui::PointF hidden = driver.shell().board().layout().control(ui::BoardControl::kRedo).middle();
    driver.swipe(hidden, {-100, 0});
    driver.frame();
    CHECK(driver.game().undo_count() == 1);
    driver.tap_at(below);
    driver.frame();
    CHECK(driver.front() == ui::ScreenId::kMenu);
}

TEST_CASE("play goes on under a notice, and a resize lays it out again") {
    AppDriver driver(some_game());
    driver.frame();
    driver.tell(kNotSaved);
    driver.frame();
    driver.play_now(Direction::kLeft);
    CHECK(driver.game().undo_count() == 1);
    driver.resize({.width = 320, .height = 480});
    driver.frame();
    CHECK(driver.effects().picture->window() == ui::Rect{0, 0, 320, 480});
    for (const ui::DrawCommand& command : driver.effects().picture->commands()) {
        if (command.kind == ui::DrawCommand::Kind::kRoundRect) {
            CHECK(command.rect.x >= 0);
            CHECK(command.rect.x + command.rect.w <= 320);
        }
    }
}

TEST_CASE("every picture to come is announced before a larger tile can be made") {
    AppDriver driver(support::start_on("2 2 4/4 8 16/0 0 0"));
    int announced = 0;
    const auto note = [&] {
        if (driver.effects().upcoming == nullptr) return;
        announced = static_cast<int>(driver.effects().upcoming->commands().size());
    };
    driver.frame();
    note();
    const int at_first = announced;
    CHECK(at_first > 0);
    for (int i = 0; i < 60 && driver.board().largest() < 6; ++i) {
        driver.play_now(i % 3 == 0 ? Direction::kUp : i % 3 == 1 ? Direction::kLeft : Direction::kDown);
        note();
    }
    REQUIRE(driver.board().largest() > 4);
    CHECK(announced > at_first);
}

TEST_CASE("the trace says each move with its ply and score, and nothing where nobody asked") {
    for (const bool asked : {false, true}) {
        AppDriver driver(support::start_on("2 2 0/0 0 0/0 0 4"), {}, {.trace = asked});
        driver.frame();
        CHECK(driver.effects().trace.empty() != asked);
        driver.play_now(Direction::kLeft);
        CHECK(driver.effects().trace == (asked ? "move left effective ply 1 score 4\n" : ""));
        driver.press_now(Key::kU);
        CHECK(driver.effects().trace == (asked ? "undo ply 0 score 0\n" : ""));
    }
}

}  // namespace
}  // namespace twofold::app
