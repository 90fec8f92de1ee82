// The seed of a new game entered by its digits, with each way of input alone.
#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "support/app_driver.h"

namespace twofold::app {
namespace {

using support::AppDriver;
using ui::Key;
using ui::ScreenId;
using PointerKind = ui::PointerEvent::Kind;

constexpr int kSeedRow = 6;  // of the new game screen
constexpr int kStartRow = 7;
// Of the seed screen; digits are their own.
constexpr int kDelete = 10;
constexpr int kAny = 11;
constexpr int kDone = 12;

// A game in progress with the seed 3, and the menu's new game screen over it.
class NewGame : public AppDriver {
  public:
    explicit NewGame(const ui::WindowMetrics& window = {}) : AppDriver(session::Start{.seed = 3}, window) {
        frame();
        press_now(Key::kEscape);
        choose(2);
        REQUIRE(front() == ScreenId::kNewGame);
    }
    void choose(int row, std::int64_t pointer = ui::PointerEvent::kMouse) {
        tap_row(row, pointer);
        frame();
    }
    void open_seed() {
        choose(kSeedRow);
        REQUIRE(front() == ScreenId::kSeed);
    }
    // Begins the game that the screen describes.
    std::uint64_t started() {
        REQUIRE(front() == ScreenId::kNewGame);
        choose(kStartRow);
        REQUIRE_FALSE(front().has_value());
        return game().start().seed;
    }
};

void type(AppDriver& driver, std::string_view digits, Key one = Key::k1) {
    for (const char digit : digits) {
        const int place = (digit - '0' + 9) % 10;
        driver.press_now(Key{static_cast<std::uint16_t>(static_cast<int>(one) + place)});
    }
}

TEST_CASE("a seed is typed on a keyboard, and Enter ends it") {
    for (const Key one : {Key::k1, Key::kKeypad1}) {
        NewGame game;
        game.open_seed();
        type(game, "20261130", one);
        CHECK(game.shows("20261130"));
        game.press_now(Key::kBackspace);
        type(game, "7", one);
        game.press_now(Key::kReturn);
        CHECK(game.started() == 20'261'137);
    }
}

TEST_CASE("digits typed on the row of the seed open the keypad and are its first") {
    NewGame game;
    for (int i = 0; i < 5; ++i)
        game.press_now(Key::kTab);
    type(game, "901");
    CHECK(game.front() == ScreenId::kSeed);
    game.press_now(Key::kKeypadEnter);
    CHECK(game.started() == 901);
    NewGame other;  // the row of the size has the focus
    type(other, "9");
    CHECK(other.front() == ScreenId::kNewGame);
}

TEST_CASE("a seed is entered by taps of a mouse or a finger, upright and lying, at any density") {
    for (const std::int64_t pointer : {ui::PointerEvent::kMouse, std::int64_t{0}}) {
        for (const ui::WindowMetrics window : {ui::WindowMetrics{.width = 400, .height = 700},
                                               {.width = 854, .height = 330},
                                               {.width = 320, .height = 480, .density = 2}}) {
            NewGame game(window);
            game.choose(kSeedRow, pointer);
            REQUIRE(game.front() == ScreenId::kSeed);
            for (const int id : {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, kDelete, kDone}) {
                const ui::Rect rect = game.row(id);
                CHECK(rect.bottom() <= static_cast<int>(static_cast<float>(window.height) * window.density));
                game.choose(id, pointer);
            }
            CHECK(game.started() == 1'234'567'890);
        }
    }
}

TEST_CASE("a seed is entered with arrows and Enter, and with a pad, alone") {
    struct Keys {
        Key up, down, left, right, press;
    };
    for (const Keys& keys :
         {Keys{Key::kUp, Key::kDown, Key::kLeft, Key::kRight, Key::kReturn},
          Keys{Key::kPadUp, Key::kPadDown, Key::kPadLeft, Key::kPadRight, Key::kPadConfirm}}) {
        NewGame game;
        // Five from the size 4 × 4 to what is below all sizes.
        for (int i = 0; i < 5 + 4; ++i)
            game.press_now(keys.down);
        game.press_now(keys.press);
        REQUIRE(game.front() == ScreenId::kSeed);
        // 1, then 5, then 0, then done.
        for (const Key key : {keys.press, keys.down, keys.right, keys.press, keys.down, keys.down, keys.press,
                              keys.down, keys.press})
            game.press_now(key);
        CHECK(game.front() == ScreenId::kNewGame);
        CHECK(game.shows("150"));
        game.press_now(keys.down);
        game.press_now(keys.press);
        CHECK_FALSE(game.front().has_value());
        CHECK(game.game().start().seed == 150);
    }
}

TEST_CASE("a digit that 64 bits have no room for is refused, and the screen says so") {
    NewGame game;
    game.open_seed();
    type(game, "1844674407370955161");
    CHECK_FALSE(game.shows("The largest is"));
    type(game, "6");
    CHECK(game.shows("The largest is 18446744073709551615"));
    type(game, "5");
    CHECK_FALSE(game.shows("The largest is"));
    game.choose(0);
    CHECK(game.shows("The largest is"));
    game.choose(kDone);
    CHECK(game.started() == 18'446'744'073'709'551'615u);
}

TEST_CASE("the first digit begins a number anew, and deleting goes on with the one that was there") {
    NewGame game;
    game.open_seed();
    type(game, "123");
    game.press_now(Key::kReturn);
    game.open_seed();
    CHECK(game.shows("123"));
    type(game, "9");
    game.press_now(Key::kReturn);
    game.open_seed();
    game.choose(kDone);
    CHECK(game.shows("\"9\""));
    game.open_seed();
    game.press_now(Key::kDelete);
    type(game, "45");
    game.press_now(Key::kReturn);
    CHECK(game.started() == 45);
}

TEST_CASE("going back keeps the seed that was there") {
    for (const Key key : {Key::kEscape, Key::kPadBack}) {
        NewGame game;
        game.open_seed();
        type(game, "55");
        game.press_now(Key::kReturn);
        game.open_seed();
        type(game, "66");
        game.press_now(key);
        CHECK(game.started() == 55);
    }
}

TEST_CASE("any seed is one of the choices, and so is deleting all digits") {
    for (const bool by_deleting : {false, true}) {
        NewGame game;
        game.open_seed();
        type(game, "5");
        game.press_now(Key::kReturn);
        game.open_seed();
        game.choose(by_deleting ? kDelete : kAny);
        if (by_deleting) game.choose(kDone);
        CHECK(game.started() != 5);
    }
}

TEST_CASE("Backspace deletes, also what is not there, and never leaves the screen") {
    NewGame game;
    game.open_seed();
    type(game, "12");
    for (int i = 0; i < 5; ++i)
        game.press_now(Key::kBackspace);
    CHECK(game.front() == ScreenId::kSeed);
    type(game, "0");
    game.press_now(Key::kReturn);
    CHECK(game.started() == 0);
}

TEST_CASE("a seed is pasted, and what is no seed is refused and begins no game") {
    NewGame game;
    game.open_seed();
    game.press_now(Key::kV, ui::kCtrl);
    CHECK(game.only_request() == app::Request(app::ReadClipboard{}));
    game.tell(app::TextPasted{"2 4/4 2"});
    game.frame();
    CHECK(game.shows("Nothing to paste: copy a seed first."));
    game.tell(app::TextPasted{" 424242\n"});
    game.frame();
    CHECK(game.shows("424242"));
    game.press_now(Key::kReturn);
    CHECK(game.started() == 424'242);
}

TEST_CASE("the arrows of the seed's row still go from any seed to that of the game in progress and on") {
    NewGame game;
    const ui::RectF seed = ui::to_float(game.row(kSeedRow));
    for (int i = 0; i < 3; ++i) {
        game.tap_at({seed.x + seed.w - 10, seed.y + seed.h / 2});
        game.frame();
    }
    CHECK(game.front() == ScreenId::kNewGame);
    CHECK(game.started() == 5);
}

}  // namespace
}  // namespace twofold::app
