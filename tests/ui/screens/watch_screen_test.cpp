#include "ui/screens/watch_screen.h"

#include <doctest/doctest.h>

#include "session/daily.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"
#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

using support::view_of;

session::Game played(std::uint64_t seed, int moves) {
    session::Game game({.rules = {}, .seed = seed});
    support::Random random(seed);
    while (static_cast<int>(game.undo_count()) < moves && !game.over())
        game.play(random.direction());
    return game;
}

class Watch {
  public:
    explicit Watch(const session::Game& watched)
        : session({.rules = {}, .seed = 9}, "2026-11-30", {}),
          context{session, support::english(), support::fonts(), {}, false, {}, "2026-11-30"},
          screen(context, watched, ScreenId::kReplay) {
        screen.set_window({.width = 400, .height = 600});
    }
    std::optional<Command> key(Key key) { return screen.handle(KeyPress{.key = key}, context, now); }
    std::optional<Command> press(std::string_view name) {
        for (const Target& target : screen.targets(now)) {
            if (target.name != name) continue;
            const PointF at{static_cast<float>(target.rect.x + target.rect.w / 2),
                            static_cast<float>(target.rect.y + target.rect.h / 2)};
            screen.handle(PointerEvent{PointerEvent::Kind::kDown, 0, at}, context, now);
            return screen.handle(PointerEvent{PointerEvent::Kind::kUp, 0, at}, context, now);
        }
        FAIL("no such button");
        return std::nullopt;
    }
    void wait(Millis time) {
        for (const Millis end = now + time; now < end; now += 16)
            screen.advance(now);
    }
    std::size_t ply() const { return screen.game().undo_count(); }

    session::Session session;
    ScreenContext context;
    WatchScreen screen;
    Millis now = 1000;
};

TEST_CASE("steps go through every move of the game and back, by keys and by buttons") {
    const session::Game game = played(1, 40);
    Watch watch(game);
    watch.key(Key::kHome);
    for (std::size_t ply = 0; ply <= game.plies().size(); ++ply) {
        CHECK(watch.ply() == ply);
        CHECK(watch.screen.game().state() == game.state_at(ply));
        ply % 2 == 0 ? watch.key(Key::kRight) : watch.press("step-forward");
    }
    CHECK(watch.ply() == game.plies().size());
    watch.press("step-back");
    watch.key(Key::kLeft);
    CHECK(watch.ply() == game.plies().size() - 2);
}

TEST_CASE("it says where it is, with score and board, and nothing while that changes by itself") {
    const session::Game game(
        {.rules = {.size = {2, 2}, .target = 8},
         .seed = 1,
         .position = rules::GameState{.board = support::board_of("2 2/0 8"), .score = 20}});
    session::Game moved = game;
    moved.play(rules::Direction::kLeft);
    Watch watch(moved);
    CHECK(watch.screen.place().find("ply 1 of 1 score 24 largest 8 moves 1 board 4 ") == 0);
    watch.key(Key::kHome);
    CHECK(watch.screen.place() == "ply 0 of 1 score 20 largest 8 moves 0 board 2 2/0 8");
    watch.key(Key::kSpace);
    CHECK(watch.screen.place().empty());
    watch.wait(2000);
    CHECK(watch.screen.place().find("ply 1 of 1 score 24 ") == 0);
}

TEST_CASE("played to its end at any speed it comes to the game's end, and begins again after that") {
    const session::Game game = played(2, 60);
    for (int faster = 0; faster < 6; ++faster) {
        Watch watch(game);
        watch.key(Key::kHome);
        for (int i = 0; i < faster; ++i)
            watch.press("speed");
        watch.key(Key::kSpace);
        CHECK(watch.screen.playing());
        watch.wait(70'000);
        CHECK_FALSE(watch.screen.playing());
        CHECK_FALSE(watch.screen.moving(watch.now));
        CHECK(watch.screen.game().state() == game.state());
        watch.press("play");
        CHECK(watch.ply() == 0);
    }
}

TEST_CASE("the marks are where a new largest tile was made") {
    const session::Game game = played(3, 120);
    Watch watch(game);
    watch.key(Key::kHome);
    rules::Exponent largest = 0;
    int marks = 0;
    while (watch.ply() < game.plies().size()) {
        watch.key(Key::kUp);
        const rules::Exponent now = watch.screen.game().state().board.largest();
        if (watch.ply() < game.plies().size()) {
            CHECK(now > largest);
            CHECK(game.state_at(watch.ply() - 1).board.largest() < now);
            ++marks;
        }
        largest = now;
    }
    CHECK(marks >= 3);
    for (int i = 0; i <= marks; ++i)
        watch.press("previous-mark");
    CHECK(watch.ply() == 0);
}

TEST_CASE("the slider goes where it is put") {
    const session::Game game = played(4, 80);
    Watch watch(game);
    watch.press("slider");
    CHECK(watch.ply() == game.plies().size() / 2);
    const Rect slider = watch.screen.targets(watch.now)[0].rect;
    const auto y = static_cast<float>(slider.y + slider.h / 2);
    watch.screen.handle(
        PointerEvent{PointerEvent::Kind::kDown, 0, {static_cast<float>(slider.x + slider.w / 2), y}},
        watch.context, watch.now);
    watch.screen.handle(PointerEvent{PointerEvent::Kind::kMove, 0, {-500, y}}, watch.context, watch.now);
    CHECK(watch.ply() == 0);
    watch.screen.handle(PointerEvent{PointerEvent::Kind::kMove, 0, {5000, -900}}, watch.context, watch.now);
    CHECK(watch.ply() == game.plies().size());
}

TEST_CASE("play on begins a game that has the same future as the one that is watched had there") {
    const session::Game game = played(5, 50);
    Watch watch(game);
    watch.screen.handle(KeyPress{.key = Key::kHome}, watch.context, watch.now);
    for (int i = 0; i < 20; ++i)
        watch.key(Key::kRight);
    const auto command = watch.press("play-on");
    REQUIRE(command);
    session::Game again(std::get<commands::StartGame>(*command).start);
    CHECK(again.state() == game.state_at(20));
    for (std::size_t ply = 20; ply < game.plies().size(); ++ply)
        CHECK(again.replay(game.plies()[ply]));
    CHECK(again.state() == game.state());
}

TEST_CASE("play on at the beginning begins the same game again, as it began") {
    const session::Start daily = *session::daily_start("2024-02-29");
    Watch watch(session::Game{daily});
    const auto command = watch.press("play-on");
    CHECK(command == Command(commands::StartGame{daily}));
}

TEST_CASE("a pad alone steps, plays, jumps, changes the speed, plays on and leaves") {
    const session::Game game = played(7, 60);
    Watch watch(game);
    const auto next_mark = [&](Key key) {
        watch.key(Key::kHome);
        watch.key(key);
        return watch.ply();
    };
    CHECK(next_mark(Key::kPadNext) == next_mark(Key::kUp));
    watch.key(Key::kPadPrevious);
    CHECK(watch.ply() == 0);
    watch.key(Key::kPadRight);
    watch.key(Key::kPadRight);
    watch.key(Key::kPadLeft);
    CHECK(watch.ply() == 1);
    watch.key(Key::kPadConfirm);
    CHECK(watch.screen.playing());
    watch.wait(2000);
    const std::size_t slowly = watch.ply();
    watch.key(Key::kPadUndo);
    watch.wait(2000);
    CHECK(watch.ply() > 2 * slowly);
    watch.key(Key::kPadConfirm);
    CHECK_FALSE(watch.screen.playing());
    const auto on = watch.key(Key::kPadRedo);
    REQUIRE(on);
    CHECK(std::holds_alternative<commands::StartGame>(*on));
    const auto back = watch.key(Key::kPadBack);
    REQUIRE(back);
    CHECK(std::holds_alternative<commands::Back>(*back));
}

TEST_CASE("watching changes neither the session nor the game that was given") {
    const session::Game game = played(6, 30);
    Watch watch(game);
    const auto session_before = view_of(watch.session.game());
    const auto game_before = view_of(game);
    for (const Key key :
         {Key::kHome, Key::kSpace, Key::kRight, Key::kUp, Key::kTab, Key::kReturn, Key::kEnd}) {
        watch.key(key);
        watch.wait(300);
    }
    CHECK(view_of(watch.session.game()) == session_before);
    CHECK(view_of(game) == game_before);
    CHECK(watch.session.edits().size() == 1);  // that it began
    const auto back = watch.key(Key::kEscape);
    REQUIRE(back);
    CHECK(std::holds_alternative<commands::Back>(*back));
}

}  // namespace
}  // namespace twofold::ui
