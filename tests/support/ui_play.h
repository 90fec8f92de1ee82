// A game with its screen, played as the program plays it but with the clock in the test's hand: input goes
// in, commands are carried out, and the picture can be looked at. No Shell and no files.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"
#include "ui/screens/game_screen.h"

#include "support/random.h"

namespace twofold::support {

inline constexpr ui::Millis kFrame = 1000.0 / 120;
inline constexpr std::array kAllMotion = {
    ui::MotionSettings{},
    ui::MotionSettings{.speed = 0.5},
    ui::MotionSettings{.speed = 2},
    ui::MotionSettings{.speed = 0},
    ui::MotionSettings{.motion = ui::Motion::kReduced},
    ui::MotionSettings{.motion = ui::Motion::kReduced, .speed = 0.5},
    ui::MotionSettings{.motion = ui::Motion::kReduced, .speed = 2},
    ui::MotionSettings{.motion = ui::Motion::kReduced, .speed = 0},
};

// A game that starts from a drawing and in which only twos come. The target is an exponent; where none is
// given it is the largest tile that such a game can make, and so nothing is won by the way.
session::Start start_at(std::string_view drawing, std::optional<rules::Exponent> target = {});

class Play {
  public:
    explicit Play(const session::Start& start = {.seed = 1}, const ui::WindowMetrics& window = {},
                  const ui::MotionSettings& motion = {});
    // The screen refers to the session.
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;

    const session::Session& session() const { return session_; }
    const rules::GameState& state() const { return session_.game().state(); }
    ui::GameScreen& screen() { return screen_; }
    const ui::Layout& layout() const { return screen_.layout(); }
    ui::Millis now() const { return now_; }

    void resize(const ui::WindowMetrics& window);
    void wait(ui::Millis time) { now_ += time; }
    void wait_for_rest();  // fails the test where it does not come within ten seconds

    // What the screen makes of an event, not carried out.
    std::optional<ui::Command> ask(const ui::InputEvent& event) {
        if (std::holds_alternative<ui::KeyPress>(event)) by_pointer_ = false;
        if (const auto* pointer = std::get_if<ui::PointerEvent>(&event)) {
            by_pointer_ |= pointer->kind == ui::PointerEvent::Kind::kDown;
        }
        return screen_.handle(event, now_);
    }
    // The same carried out.
    void give(const ui::InputEvent& event);
    void perform(const ui::Command& command);

    std::optional<ui::Command> press(ui::Key key, std::uint8_t modifiers = ui::kNoModifier);
    void move(rules::Direction direction) { perform(ui::commands::Move{direction}); }
    void lose_focus() { screen_.release_all(now_); }
    // Everything let go, no ring of focus, at rest: only the game is seen.
    void let_go();
    // A pointer down, moved and up again, window units; what the release asks for.
    std::optional<ui::Command> drag(ui::PointF from, ui::PointF to, std::int64_t id = 0);
    std::optional<ui::Command> tap(ui::PointF at) { return drag(at, at); }
    // The middle of the first button of that command, or the last one, which is the overlay's where there is
    // one.
    ui::PointF button(ui::BoundCommand command) const;
    ui::PointF overlay_button(ui::BoundCommand command) const;

    ui::DrawList picture() const { return picture_at(now_); }
    ui::DrawList picture_at(ui::Millis time) const;
    // Of a screen that was made for this session now.
    ui::DrawList fresh_picture() const;
    // Whether the two are the same to the letter and to the last bit.
    bool looks_fresh() const;

    // Any key, swipe, tap, resize or pause.
    void random_event(Random& random);

  private:
    void carry_out(const ui::commands::Move& move);
    void carry_out(const ui::commands::Undo&);
    void carry_out(const ui::commands::Redo&);
    void carry_out(const ui::commands::NewGame&);
    void carry_out(const ui::commands::Restart&);
    void carry_out(const ui::commands::KeepGoing&);
    template <typename Other>
    void carry_out(const Other&) {}  // nothing of the board
    ui::PointF middle_of(const ui::Button& button) const;

    session::Session session_;
    ui::WindowMetrics window_;
    ui::MotionSettings motion_;
    ui::GameScreen screen_;
    ui::Millis now_ = 10'000;
    bool by_pointer_ = false;  // the last input: no focus is seen then
};

inline ui::Command move_to(rules::Direction direction) {
    return ui::commands::Move{direction};
}

// Places and ways in a window of 540x600, in units: one on the board, and far enough for a swipe each way.
inline constexpr ui::PointF kOnBoard{270, 330};
inline constexpr std::array<ui::PointF, 4> kFar = {ui::PointF{-90, 0}, ui::PointF{90, 0}, ui::PointF{0, -90},
                                                   ui::PointF{0, 90}};
constexpr ui::PointF shifted(ui::PointF from, ui::PointF by) {
    return {from.x + by.x, from.y + by.y};
}

std::vector<const ui::DrawCommand*> commands_of(const ui::DrawList& list, ui::DrawCommand::Kind kind);

// The text of the first command that is written with tabular digits of the number font: the score.
std::string shown_score(const ui::DrawList& list);

}  // namespace twofold::support

namespace twofold::ui {

std::ostream& operator<<(std::ostream& out, const MotionSettings& settings);
std::ostream& operator<<(std::ostream& out, PointF point);

}  // namespace twofold::ui
