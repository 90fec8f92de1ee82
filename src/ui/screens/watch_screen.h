// A game being gone through: played like a film, step by step, or by a slider with marks where each new
// largest tile was made. Works on its own copy; the game that it shows is never touched.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "session/game.h"
#include "ui/board/board_view.h"
#include "ui/controls/control.h"
#include "ui/draw/watch_layout.h"
#include "ui/input/gesture.h"
#include "ui/screens/screen.h"

namespace twofold::ui {

class WatchScreen : public Screen {
  public:
    // Where `game` is the one in progress, `in_progress` is the ply where that stands.
    WatchScreen(const ScreenContext& context, session::Game game, ScreenId id,
                std::optional<std::size_t> in_progress = {});

    ScreenId id() const override { return id_; }
    void refresh(const ScreenContext& context) override;
    void set_window(const WindowMetrics& window) override;
    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now) override;
    bool uses(const KeyPress& press) const override;
    void reveal_focus() override { state_.set_focus_seen(true); }
    void release_all(Millis now) override;
    void advance(Millis now) override;
    bool moving(Millis now) const override;
    void draw(const Theme& theme, Millis now, DrawList& out) const override;
    std::vector<Target> targets(Millis now) const override;
    std::string place() const override;
    std::string spoken(const ScreenContext& context) const override;
    std::vector<std::string> read_aloud(const ScreenContext& context) const override;

    const session::Game& game() const { return game_; }
    bool playing() const { return playing_; }

  private:
    // What its controls are known by: a Transport, or one of these.
    enum : int { kBack = kTransportCount, kPlayOn, kButtonCount };
    static constexpr float kTapTravel = 12;  // units

    std::optional<Command> press(int button, Millis now);
    std::optional<Command> handle_key(const KeyPress& key, Millis now);
    std::optional<Command> handle_pointer(const PointerEvent& event, Millis now);
    void describe();
    void step(int by, Millis now);
    void jump(std::size_t ply, Millis now);
    void jump_to_mark(int direction, Millis now);
    void slide_to(float x, Millis now);
    void set_playing(bool playing, Millis now);
    Millis ply_time() const;
    float slider_x(std::size_t ply) const;
    Command play_on() const;
    std::string title(const ScreenContext& context) const;
    std::string button_name(int button) const;
    std::string place_line(const ScreenContext& context) const;

    void draw_slider(const Brush& brush) const;
    void draw_one(const Control& control, const Brush& brush) const;

    ScreenId id_;
    session::Game game_;
    std::optional<std::size_t> in_progress_;
    std::vector<std::size_t> marks_;  // plies after which there is a new largest tile
    const Strings& strings_;
    MotionSettings motion_;
    BoardView board_;
    WatchLayout layout_;

    bool playing_ = false;
    int speed_ = 1;                               // index of the speeds
    Millis next_ply_ = 0;                         // when playing
    std::array<Control, kButtonCount> controls_;  // by id
    ControlState state_;
    GestureRecognizer gestures_{SwipeMode::kOnRelease, kTapTravel};
    bool sliding_ = false;
    std::optional<int> told_button_;  // to be said rather than where the replay is
    std::string told_step_;           // the move that was stepped to by hand, in words
    std::string score_text_;
    std::string move_digits_;  // "640 / 1126", for where there is no room for words
    std::string move_text_;    // "Move 3 of 40"
    std::string speed_text_;
};

}  // namespace twofold::ui
