// The screen with the board: turns what the player does into commands, and a game with its motion into a
// picture. It shows the session and never changes it; the Shell carries out the commands and tells it what
// came of them.
#pragma once

#include <array>
#include <optional>

#include "session/session.h"
#include "ui/board/board_view.h"
#include "ui/board/overlay.h"
#include "ui/board/timeline.h"
#include "ui/controls/buttons.h"
#include "ui/controls/text_block.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"
#include "ui/input/command.h"
#include "ui/input/gesture.h"
#include "ui/input/key_map.h"
#include "ui/screens/screen.h"
#include "ui/words/strings.h"

namespace twofold::ui {

class GameScreen : public Screen {
  public:
    // All three outlive the screen. Begins with the session's board at rest.
    GameScreen(const session::Session& session, std::span<const Font, kFontCount> fonts,
               const Strings& strings);

    ScreenId id() const override { return ScreenId::kGame; }
    void refresh(const ScreenContext& context) override;
    void set_window(const WindowMetrics& window) override;
    void set_layout(const Layout& layout);
    // May be called at any time; with motion off everything comes to rest at once.
    void set_motion(const MotionSettings& settings);
    // Shows that sentence beside the board, or none. Stays through changes of layout and language.
    void set_hint(std::optional<TextId> hint);
    // The time played, shown where the layout has a place for it.
    void set_time(session::PlayedMillis time) { time_ = time; }
    session::PlayedMillis time() const { return time_; }
    const Layout& layout() const { return board_.layout(); }

    std::optional<Command> handle(const InputEvent& event, const ScreenContext&, Millis now) override {
        return handle(event, now);
    }
    // handle() without a context, which the board does not need. `now` is the animation clock in ms, here and
    // below.
    std::optional<Command> handle(const InputEvent& event, Millis now);
    bool in_play() const override { return overlay_kind() == OverlayKind::kNone; }
    bool uses(const KeyPress& press) const override;
    void release_all(Millis now) override;

    // Shows the result of a command.
    void show_move(const rules::MoveOutcome& outcome, Millis now);  // a move that is made again as well
    void show_undo(const rules::MoveOutcome& undone, Millis now);
    void show_new_game(Millis now);
    void show_as_is(Millis now);  // the session's board, without motion
    // What happened, in words; seen where the layout has room for it.
    void show_caption(std::string line);

    OverlayKind overlay_kind() const { return overlay_of(session_.game()); }
    // What the focused button of the overlay says; empty if there is no overlay.
    std::string spoken(const ScreenContext&) const override;
    std::string said_on_return(const ScreenContext& context) const override;
    std::vector<std::string> read_aloud(const ScreenContext& context) const override;
    std::vector<Target> targets(Millis now) const override;
    // The buttons that are there now: the controls, and those of the overlay if there is one. A button's id
    // is its place among them.
    std::span<const Button> buttons() const { return {buttons_.begin(), buttons_.size()}; }

    bool moving(Millis now) const override;
    void draw(const Theme& theme, Millis now, DrawList& out) const override;
    // Everything that play on this layout can bring next, so that it can be prepared before it is needed.
    void draw_upcoming(const Theme& theme, DrawList& out) const;

  private:
    std::span<const Button> controls() const { return buttons().first(kControlCount); }
    std::span<const Button> choices() const { return buttons().subspan(kControlCount); }  // of the overlay
    std::optional<Command> handle_key(const KeyPress& press, Millis now);
    std::optional<Command> command_for(KeyPress press) const;
    // Whether the card of an overlay is there and lies over that part.
    bool overlay_covers(const Rect& part, Millis now) const;
    // The button at a point, px; an overlay's only once they are seen. Null if there is none.
    const Button* button_at(PointF at, Millis now) const;
    std::optional<Command> handle_pointer(const PointerEvent& event, Millis now);
    std::optional<int> tap(const Gesture& gesture, Millis now);
    Command button_command(int button) const;
    void draw_one(const Button& button, const Brush& brush) const;
    void fit();
    void fit_hint();
    void fit_caption();
    void state_changed(Millis now, Millis overlay_delay);
    void follow_pull(Millis now);
    PointF board_offset(Millis now) const;
    Millis since(Millis start, Millis now) const { return (now - start) * motion_.speed; }

    void mark_undos_left();
    void draw_score(Millis now, const Brush& brush) const;
    void draw_best(const Brush& brush) const;
    void draw_goal(const Brush& brush) const;
    void draw_gain(PointF beside, PointF above, Millis now, const Brush& brush) const;
    void draw_clock(const Brush& brush) const;
    rules::Score counted_score(Millis now) const;
    // `value` grouped, then put into the text's only slot; in text_ until the next call.
    std::string_view number_in(TextId id, std::string_view slot, rules::Score value) const;
    void draw_caption(Millis now, const Brush& brush) const;
    void draw_overlay(Millis now, const Brush& brush) const;

    const session::Session& session_;
    std::span<const Font, kFontCount> fonts_;
    const Strings& strings_;
    MotionSettings motion_;
    std::optional<WindowMetrics> window_;
    session::Settings settings_;
    KeyMap keys_;
    std::optional<TextId> hint_text_;
    TextBlock hint_;
    BoardView board_;

    GestureRecognizer gestures_;
    ControlState state_;
    bool held_button_ = false;  // the gesture under way began on a button
    base::FixedList<Button, kControlCount + Overlay::kMaxButtons> buttons_;
    Overlay overlay_;
    std::string score_label_;
    std::string caption_text_;
    TextBlock caption_;

    session::PlayedMillis time_ = 0;
    rules::Score score_from_ = 0;
    rules::Score score_gain_ = 0;
    Millis score_start_ = -kScoreGainTime;
    rules::Direction nudge_ = rules::Direction::kLeft;
    Millis nudge_start_ = -kNudgeTime;
    Millis overlay_start_ = 0;  // when it begins to fade in
    Millis overlay_keys_ = 0;   // from when on keys choose

    // Kept so that a frame does not allocate.
    mutable std::string text_;
    mutable std::string number_;
};

}  // namespace twofold::ui
