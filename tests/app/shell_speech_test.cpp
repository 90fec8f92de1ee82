// What is said to those who do not see the window: one line for each command and each change of focus.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/board/announcement.h"

#include "support/app_driver.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using rules::Direction;
using support::AppDriver;
using ui::Key;
using Lines = std::vector<std::string>;

// A game of these rules on which the dealt seed does not matter.
AppDriver listener(std::string_view board, rules::Exponent target = 0) {
    return AppDriver(support::start_on(board, target), {}, {.announce = true});
}

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        REQUIRE(end != std::string_view::npos);  // whole lines only
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

std::string journal_of(AppDriver& driver) {
    std::string bytes;
    for (const session::JournalEdit& edit : driver.take_edits())
        bytes += edit.bytes;
    return bytes;
}

// What is said in the frame of that key, and in the next ones until rest.
Lines heard(AppDriver& driver, Key key, std::uint8_t modifiers = ui::kNoModifier) {
    driver.press_now(key, modifiers);
    Lines lines = lines_of(driver.effects().announced);
    driver.rest();
    for (std::string& line : lines_of(driver.effects().announced))
        lines.push_back(std::move(line));
    return lines;
}

TEST_CASE("the first frame says the game as it stands, and then nothing more is said at rest") {
    AppDriver driver = listener("2 0 4/0 0 0/8 0 2");
    driver.frame();
    CHECK(lines_of(driver.effects().announced) == Lines{"Board 3 × 3, 0 points.", "Row 1: 2, empty, 4.",
                                                        "Row 2: empty, empty, empty.",
                                                        "Row 3: 8, empty, 2."});
    driver.rest();
    CHECK(driver.effects().announced.empty());
    CHECK(driver.frame(5000).announced.empty());
}

TEST_CASE("at the end of a list every key that goes through lists is answered by the same line again") {
    AppDriver driver = listener("2 0 4/0 0 0/8 0 2");
    driver.frame();
    driver.press_now(Key::kEscape);
    const Lines first = heard(driver, Key::kHome);
    REQUIRE(first.size() == 1);
    for (const Key key : {Key::kUp, Key::kW, Key::kK, Key::kHome, Key::kPageUp, Key::kLeft}) {
        CAPTURE(static_cast<int>(key));
        CHECK(heard(driver, key) == first);
    }
    const Lines last = heard(driver, Key::kEnd);
    REQUIRE(last.size() == 1);
    CHECK(last != first);
    for (const Key key : {Key::kDown, Key::kS, Key::kJ, Key::kEnd, Key::kPageDown}) {
        CAPTURE(static_cast<int>(key));
        CHECK(heard(driver, key) == last);
    }
}

TEST_CASE("what is said of a file stays one line, whatever its name is") {
    AppDriver driver = listener("2 0 4/0 0 0/8 0 2");
    driver.frame();
    driver.tell(RecordUnreadable{"a\nb\x1b[2J.twofold", storage::Reason::kMissing});
    driver.frame();
    const Lines lines = lines_of(driver.effects().announced);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find("a?b?[2J.twofold") != std::string::npos);
}

TEST_CASE("what Enter would press is what is said, also after a tap, when no focus is seen") {
    AppDriver driver = listener("2 0 4/0 0 0/8 0 2");
    driver.frame();
    driver.press_now(Key::kEscape);
    driver.tap_row(2);
    driver.frame();
    CHECK(lines_of(driver.effects().announced) == Lines{"New game: Start"});
    driver.press_now(Key::kReturn);
    CHECK_FALSE(driver.front());
}

TEST_CASE("nothing is said unless it is asked for") {
    AppDriver driver(support::start_on("2 0 4/0 0 0/8 0 2"));
    driver.frame();
    for (const Key key : {Key::kLeft, Key::kU, Key::kB, Key::kEscape, Key::kDown})
        CHECK(heard(driver, key).empty());
}

TEST_CASE("every command on the board says exactly one line, also where it can do nothing") {
    struct Row {
        Key key;
        std::uint8_t modifiers;
        const char* begins;
    };
    const Row rows[] = {
        {Key::kU, 0, "There is nothing to undo."},
        {Key::kY, 0, "There is nothing to redo."},
        {Key::kRight, 0, "Right: 2+2 = 4, 4 points. New "},
        {Key::kU, 0, "Undone: Right. 0 points."},
        {Key::kY, 0, "Redone. Right: 2+2 = 4, 4 points. New "},
        {Key::kN, 0, "New game, 3 × 3. New 2 in row "},
        {Key::kU, 0, "The previous game is back. Board 3 × 3, 4 points."},
        {Key::kR, 0, "The same game again, 3 × 3."},
        {Key::kT, 0, "Theme: "},
        {Key::kT, ui::kShift, "Theme: Classic"},
        {Key::kEscape, 0, "Menu: Continue, 3 × 3, 0 points"},
        {Key::kEscape, 0, "Board 3 × 3, 0 points."},
        {Key::kF1, 0, "Help: Change keys"},
        {Key::kEscape, 0, "Board 3 × 3, 0 points."},
    };
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.rest();
    for (const Row& row : rows) {
        CAPTURE(row.begins);
        const Lines lines = heard(driver, row.key, row.modifiers);
        REQUIRE(lines.size() == 1);
        CAPTURE(lines[0]);
        CHECK(lines[0].find(row.begins) == 0);
    }
}

TEST_CASE("what is wanted where a key is changed is said, and what a key that is taken means") {
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.rest();
    heard(driver, Key::kF1);
    heard(driver, Key::kReturn);  // shows the focus
    CHECK(heard(driver, Key::kReturn) == Lines{"Keys: Left, ←, A, H, Num 4"});
    CHECK(heard(driver, Key::kReturn) ==
          Lines{"Keys: Press a key for “Left”, or one of its keys to remove it. Esc cancels."});
    CHECK(heard(driver, Key::kF11) ==
          Lines{"F11 is already used for “Full screen”. Keys: Use it for “Left”"});
    CHECK(heard(driver, Key::kDown) == Lines{"Keys: Cancel"});
    CHECK(heard(driver, Key::kUp) == Lines{"F11 is already used for “Full screen”. Keys: Use it for “Left”"});
    CHECK(heard(driver, Key::kReturn) == Lines{"Keys: Left, ←, A, H, Num 4, F11"});
    heard(driver, Key::kReturn);
    heard(driver, Key::kF5);
    heard(driver, Key::kReturn);
    CHECK(heard(driver, Key::kF6) ==
          Lines{"Keys: “Left” cannot have more keys. Press one of its keys to remove it, or Esc to cancel."});
    CHECK(heard(driver, Key::kEscape) == Lines{"Keys: Left, ←, A, H, Num 4, F11, F5"});
}

TEST_CASE("several moves in one frame are a line each, in order") {
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.frame();
    driver.play(Direction::kRight);
    driver.play(Direction::kLeft);
    driver.press(Key::kU);
    driver.frame();
    const Lines lines = lines_of(driver.effects().announced);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].find("Right: ") == 0);
    CHECK(lines[1].find("Left") == 0);
    CHECK(lines[2].find("Undone: Left.") == 0);
}

TEST_CASE("a random game is said as its outcomes are, a line each") {
    AppDriver driver(support::session_on({.rules = {.size = {3, 3}, .target = 7}, .seed = 5}), {},
                     {.announce = true});
    driver.rest();
    session::Game game(driver.game().start());
    for (int i = 0; i < 60; ++i) {
        CAPTURE(i);
        const Direction direction = rules::kAllDirections[static_cast<std::size_t>(i) % 4];
        if (ui::overlay_of(game) != ui::OverlayKind::kNone) break;
        const rules::MoveOutcome outcome = game.play(direction);
        driver.play_now(direction);
        CHECK(lines_of(driver.effects().announced) ==
              Lines{ui::said_move(outcome, game, support::app_resources().strings)});
    }
}

TEST_CASE("the row in focus is said whenever it changes, and again at the end of the list") {
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.rest();
    CHECK(heard(driver, Key::kEscape) == Lines{"Menu: Continue, 3 × 3, 0 points"});
    CHECK(heard(driver, Key::kUp) == Lines{"Menu: Continue, 3 × 3, 0 points"});
    CHECK(heard(driver, Key::kDown) == Lines{"Menu: New game"});
    CHECK(heard(driver, Key::kReturn) == Lines{"New game: Board, 3 × 3"});
    CHECK(heard(driver, Key::kRight) == Lines{"New game: Board, 3 × 4"});
    CHECK(heard(driver, Key::kDown) == Lines{"New game: Board, 4 × 4"});
    heard(driver, Key::kReturn);
    CHECK(heard(driver, Key::kTab) == Lines{"New game: Goal, 2048"});
    CHECK(heard(driver, Key::kEscape) == Lines{"Menu: New game"});
    CHECK(heard(driver, Key::kQ).empty());  // a key without a meaning
}

TEST_CASE("a game that is begun in the menu is one line, and so is a value that changes") {
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.rest();
    heard(driver, Key::kEscape);
    heard(driver, Key::kDown);
    heard(driver, Key::kReturn);
    for (int i = 0; i < 6; ++i)
        heard(driver, Key::kTab);
    const Lines lines = heard(driver, Key::kReturn);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find("New game, 3 × 3. New 2 in row ") == 0);
}

TEST_CASE("full screen is said when the window has changed") {
    AppDriver driver = listener("2 2 0/0 0 0/0 0 0");
    driver.rest();
    CHECK(heard(driver, Key::kF11).empty());
    driver.resize({.width = 1280, .height = 800, .fullscreen = true});
    driver.frame();
    CHECK(lines_of(driver.effects().announced) == Lines{"Full screen: On"});
}

TEST_CASE("a won game says its choices once, and then the one in focus") {
    AppDriver driver = listener("1024 1024/2 0", 11);
    driver.rest();
    const Lines won = heard(driver, Key::kLeft);
    REQUIRE(won.size() == 1);
    CHECK(won[0].find("You made 2048! Keep going for a larger tile? Choices: Keep going, New game, Undo, "
                      "Replay, Share, Menu.") != std::string::npos);
    CHECK(heard(driver, Key::kRight) == Lines{"Undo"});
    CHECK(heard(driver, Key::kLeft) == Lines{"Keep going"});
    const Lines on = heard(driver, Key::kReturn);
    REQUIRE(on.size() == 1);
    CHECK(on[0].find("You keep going.") == 0);
}

TEST_CASE("the board, a page and a replay are read whole when asked") {
    AppDriver driver = listener("2 0/0 4");
    driver.rest();
    CHECK(heard(driver, Key::kB) == Lines{"Board 2 × 2, 0 points.", "Row 1: 2, empty.", "Row 2: empty, 4."});
    heard(driver, Key::kLeft);
    heard(driver, Key::kEscape);
    const Lines menu = heard(driver, Key::kB);
    REQUIRE(menu.size() > 5);
    CHECK(menu[0] == "Menu");
    CHECK(menu[2] == "New game");
    heard(driver, Key::kDown);
    heard(driver, Key::kRight);
    heard(driver, Key::kRight);
    CHECK(heard(driver, Key::kReturn) == Lines{"History: Move 1 of 1, 0 points."});
    CHECK(heard(driver, Key::kB).size() == 3);
}

TEST_CASE("a replay says each step by hand, the button in focus, and where it stands when it has stopped") {
    AppDriver driver = listener("2 2/0 0");
    driver.rest();
    heard(driver, Key::kRight);
    driver.tell(RecordToWatch{"mine", journal_of(driver)});
    driver.rest();
    const Lines lines = heard(driver, Key::kRight);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].find("Watch: Move 1 of 1, 4 points. Right: 2+2 = 4, 4 points. New ") == 0);
    CHECK(heard(driver, Key::kLeft) == Lines{"Watch: Move 0 of 1, 0 points."});
    CHECK(heard(driver, Key::kTab) == Lines{"Watch: One move forward"});
    CHECK(heard(driver, Key::kSpace) == Lines{"Watch: playing.", "Watch: Move 1 of 1, 4 points."});
    CHECK(heard(driver, Key::kEscape).size() == 1);
}

TEST_CASE("a notice is said too") {
    AppDriver driver = listener("2 2/0 0");
    driver.rest();
    driver.tell(storage::SaveNotice{storage::SaveNotice::Kind::kSavedAgain, {}, {}});
    driver.frame();
    CHECK(lines_of(driver.effects().announced) == Lines{"The game is being saved again."});
}

// The text of the picture after its last frame.
TEST_CASE("with captions the last move is shown in words, without them it is not") {
    AppDriver plain(support::start_on("2 2 0/0 0 0/0 0 0"));
    AppDriver captioned(support::start_on("2 2 0/0 0 0/0 0 0"), {},
                        {.settings = session::Settings{.captions = true}});
    for (AppDriver* driver : {&plain, &captioned}) {
        driver->rest();
        CHECK(heard(*driver, Key::kRight).empty());
    }
    CHECK_FALSE(plain.shows("2+2 = 4"));
    CHECK(captioned.shows("Right: 2+2 = 4, 4 points. New "));
    heard(captioned, Key::kU);
    CHECK(captioned.shows("Undone: Right. 0 points."));
}

constexpr ui::WindowMetrics kTall{.width = 540, .height = 3000};

// Changes large text and captions to what they are in `settings`, on the settings screen and in no time.
void choose(AppDriver& driver, const session::Settings& settings) {
    constexpr int kSettingsRow = 6;  // of the menu
    constexpr int kLargeTextRow = 3;
    constexpr int kCaptionsRow = 18;
    driver.press(Key::kEscape);
    driver.frame(0);
    driver.tap_row(kSettingsRow);
    driver.frame(0);
    if (settings.large_text != driver.shell().settings().large_text) driver.tap_row(kLargeTextRow);
    driver.frame(0);
    driver.frame(0);  // with the rows where they are now
    if (settings.captions != driver.shell().settings().captions) driver.tap_row(kCaptionsRow);
    driver.frame(0);
    REQUIRE(driver.shell().settings() == settings);
    for (int i = 0; i < 2; ++i)
        driver.press(Key::kEscape);
    driver.frame(0);
    REQUIRE_FALSE(driver.front());
}

TEST_CASE("captions and large text come and go in the middle of a slide and change nothing in the game") {
    const session::Start start = support::start_on("2 2 0/0 4 0/0 0 8");
    AppDriver plain(start, kTall);
    plain.rest();
    plain.play_now(Direction::kRight);
    plain.rest();
    for (const session::Settings& settings :
         {session::Settings{.large_text = true}, session::Settings{.captions = true},
          session::Settings{.large_text = true, .captions = true}}) {
        AppDriver driver(start, kTall);
        driver.rest();
        driver.play_now(Direction::kRight);
        REQUIRE(driver.frame().moving);
        choose(driver, settings);
        CHECK(driver.frame().moving);
        CHECK(driver.shows("Right: 2+2 = 4, 4 points.") == settings.captions);
        driver.frame();
        choose(driver, {});
        driver.rest();
        CHECK(driver.board() == plain.board());
        CHECK(driver.game().state() == plain.game().state());
        CHECK(driver.picture() == plain.picture());
        CHECK(driver.frame().damage.empty());
        CHECK(support::timeless_view_of(driver.game()) == support::timeless_view_of(plain.game()));
    }
}

}  // namespace
}  // namespace twofold::app
