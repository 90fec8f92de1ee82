#include "ui/screens/watch_screen.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"
#include "ui/board/announcement.h"
#include "ui/board/score_lines.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr std::array<double, 6> kSpeeds = {0.5, 1, 2, 4, 8, 16};
constexpr std::array<std::string_view, 6> kSpeedNames = {"0.5×", "1×", "2×", "4×", "8×", "16×"};
constexpr Millis kPlyTime = 500;  // between two moves at speed 1

// Plies that made a new largest tile, from 8 on: a 4 may also just appear.
std::vector<std::size_t> marks_of(const session::Game& game) {
    std::vector<std::size_t> marks;
    rules::Exponent largest = std::max<rules::Exponent>(game.state_at(0).board.largest(), 2);
    for (std::size_t ply = 1; ply <= game.plies().size(); ++ply) {
        const rules::Exponent now = game.state_at(ply).board.largest();
        if (now > largest) marks.push_back(ply);
        largest = std::max(largest, now);
    }
    return marks;
}

}  // namespace

WatchScreen::WatchScreen(const ScreenContext& context, session::Game game, ScreenId id,
                         std::optional<std::size_t> in_progress)
    : id_(id),
      game_(std::move(game)),
      in_progress_(in_progress),
      marks_(marks_of(game_)),
      strings_(context.strings),
      motion_(context.motion),
      board_(context.fonts) {
    for (int button = 0; button < kButtonCount; ++button)
        controls_[static_cast<std::size_t>(button)].id = button;
    state_.focus(static_cast<int>(Transport::kPlay));
    board_.rest(game_.state().board);
    describe();
}

void WatchScreen::refresh(const ScreenContext& context) {
    motion_ = context.motion;
    describe();
}

void WatchScreen::set_window(const WindowMetrics& window) {
    layout_ = make_watch_layout(window, game_.rules().size);
    board_.set_layout(layout_.board);
    for (std::size_t i = 0; i < layout_.transport.size(); ++i)
        controls_[i].rect = layout_.transport[i];
    controls_[kBack].rect = layout_.back;
    controls_[kPlayOn].rect = layout_.play_on;
    for (Control& control : controls_) {
        control.hidden = control.rect.empty();
        control.focusable = !control.hidden;
    }
}

void WatchScreen::describe() {
    score_text_.clear();
    move_text_.clear();
    strings_.number(game_.state().score, score_text_);
    std::string done, all;
    strings_.number(game_.undo_count(), done);
    strings_.number(game_.plies().size(), all);
    strings_.fill(TextId::kMoveOfMoves, {{"move", done}, {"moves", all}}, move_text_);
    move_digits_ = done + " / " + all;
    speed_text_ = kSpeedNames[static_cast<std::size_t>(speed_)];
}

Millis WatchScreen::ply_time() const {
    return kPlyTime / kSpeeds[static_cast<std::size_t>(speed_)];
}

void WatchScreen::step(int by, Millis now) {
    MotionSettings motion = motion_;
    motion.speed *= std::max(1.0, kSpeeds[static_cast<std::size_t>(speed_)] / 2);
    if (const auto move = by > 0 ? game_.redo() : game_.undo()) {
        if (by > 0) {
            board_.play_forwards(*move, motion, now);
        } else {
            board_.play_backwards(*move, motion, now);
        }
        told_step_ = by > 0 && !playing_ ? said_slide(*move, strings_) : std::string();
    }
    describe();
}

void WatchScreen::jump(std::size_t ply, Millis now) {
    if (ply == game_.undo_count()) return;
    game_.go_to(ply);
    told_step_.clear();
    board_.rest(game_.state().board);
    next_ply_ = now + ply_time();
    describe();
}

void WatchScreen::jump_to_mark(int direction, Millis now) {
    const std::size_t at = game_.undo_count();
    if (direction > 0) {
        const auto next = std::upper_bound(marks_.begin(), marks_.end(), at);
        return jump(next == marks_.end() ? game_.plies().size() : *next, now);
    }
    const auto here = std::lower_bound(marks_.begin(), marks_.end(), at);
    jump(here == marks_.begin() ? 0 : *(here - 1), now);
}

void WatchScreen::set_playing(bool playing, Millis now) {
    // At the end it begins again.
    if (playing && game_.redo_count() == 0) jump(0, now);
    playing_ = playing && game_.redo_count() > 0;
    next_ply_ = now + ply_time() / 2;
}

void WatchScreen::advance(Millis now) {
    while (playing_ && now >= next_ply_) {
        step(1, next_ply_);
        next_ply_ += ply_time();
        playing_ = game_.redo_count() > 0;
    }
}

bool WatchScreen::moving(Millis now) const {
    return playing_ || board_.moving(now);
}

void WatchScreen::release_all(Millis) {
    gestures_.clear();
    state_.clear();
    sliding_ = false;
}

Command WatchScreen::play_on() const {
    // The game in progress is there already.
    if (in_progress_ == game_.undo_count()) return commands::Home{};
    session::Start start = game_.start();
    // From its beginning it is the same game again, the day's one too.
    if (game_.undo_count() == 0) return commands::StartGame{start};
    start.position = game_.state();
    start.seed = game_.state().rng.state();
    start.position->rng = {};
    return commands::StartGame{start};
}

std::optional<Command> WatchScreen::press(int button, Millis now) {
    switch (button) {
        case static_cast<int>(Transport::kPreviousMark):
            jump_to_mark(-1, now);
            break;
        case static_cast<int>(Transport::kNextMark):
            jump_to_mark(1, now);
            break;
        case static_cast<int>(Transport::kStepBack):
            set_playing(false, now);
            step(-1, now);
            break;
        case static_cast<int>(Transport::kStepForward):
            set_playing(false, now);
            step(1, now);
            break;
        case static_cast<int>(Transport::kPlay):
            set_playing(!playing_, now);
            break;
        case static_cast<int>(Transport::kSpeed):
            speed_ = (speed_ + 1) % static_cast<int>(kSpeeds.size());
            told_button_ = button;
            next_ply_ = std::min(next_ply_, now + ply_time());
            describe();
            break;
        case kBack:
            return commands::Back{};
        case kPlayOn:
            return play_on();
        default:
            break;
    }
    return std::nullopt;
}

std::optional<Command> WatchScreen::handle(const InputEvent& event, const ScreenContext&, Millis now) {
    if (const auto* key = std::get_if<KeyPress>(&event)) return handle_key(on_keyboard(*key), now);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return handle_pointer(*pointer, now);
    if (const auto* hover = std::get_if<HoverEvent>(&event)) state_.hover(*hover, layout_.board);
    return std::nullopt;
}

bool WatchScreen::uses(const KeyPress& press) const {
    constexpr std::array kKeys = {Key::kEscape, Key::kBackspace, Key::kLeft,     Key::kRight,      Key::kUp,
                                  Key::kDown,   Key::kPageUp,    Key::kPageDown, Key::kHome,       Key::kEnd,
                                  Key::kTab,    Key::kSpace,     Key::kReturn,   Key::kKeypadEnter};
    return press.plain() && std::find(kKeys.begin(), kKeys.end(), on_keyboard(press).key) != kKeys.end();
}

// Arrows step and go from mark to mark, Tab goes through the buttons. On a pad, which has no Tab, the two
// buttons that mean nothing else here press those that could not be reached.
std::optional<Command> WatchScreen::handle_key(const KeyPress& key, Millis now) {
    if (!key.plain()) return std::nullopt;
    told_button_.reset();
    switch (key.key) {
        case Key::kEscape:
        case Key::kBackspace:
            return key.repeat ? std::nullopt : press(kBack, now);
        case Key::kLeft:
            return press(static_cast<int>(Transport::kStepBack), now);
        case Key::kRight:
            return press(static_cast<int>(Transport::kStepForward), now);
        case Key::kUp:
        case Key::kPageDown:
            return press(static_cast<int>(Transport::kNextMark), now);
        case Key::kDown:
        case Key::kPageUp:
            return press(static_cast<int>(Transport::kPreviousMark), now);
        case Key::kPadUndo:
            return press(static_cast<int>(Transport::kSpeed), now);
        case Key::kPadRedo:
            return press(kPlayOn, now);
        case Key::kHome:
            jump(0, now);
            return std::nullopt;
        case Key::kEnd:
            jump(game_.plies().size(), now);
            return std::nullopt;
        case Key::kSpace:
            if (!key.repeat) set_playing(!playing_, now);
            return std::nullopt;
        case Key::kTab:
        case Key::kReturn:
        case Key::kKeypadEnter:
            break;
        default:
            return std::nullopt;
    }
    const auto pressed = state_.handle(key, std::span<const Control>(controls_));
    if (pressed) return press(*pressed, now);
    told_button_ = state_.focused();
    return std::nullopt;
}

std::optional<Command> WatchScreen::handle_pointer(const PointerEvent& event, Millis now) {
    const PointF at = layout_.board.to_px(event.at);
    const std::span<const Control> controls = controls_;
    const bool followed = gestures_.follows(event.id);
    const Gesture gesture = gestures_.handle(event);
    if (gesture.kind == Gesture::Kind::kPress) {
        state_.press(control_at(controls, at));
        sliding_ = layout_.slider.contains(at);
    }
    if (sliding_ && (followed || gesture.kind == Gesture::Kind::kPress)) slide_to(at.x, now);
    switch (gesture.kind) {
        case Gesture::Kind::kNone:
            if (gestures_.panned()) state_.let_go();
            break;
        case Gesture::Kind::kPress:
            break;
        case Gesture::Kind::kTap:
            sliding_ = false;
            if (const auto tapped = state_.release(control_at(controls, at))) return press(*tapped, now);
            break;
        case Gesture::Kind::kSwipe:
        case Gesture::Kind::kDropped:
            sliding_ = false;
            state_.let_go();
    }
    return std::nullopt;
}

float WatchScreen::slider_x(std::size_t ply) const {
    const auto knob = static_cast<float>(3 * layout_.board.unit);
    const float room = static_cast<float>(layout_.slider.w) - 2 * knob;
    const auto all = static_cast<float>(std::max<std::size_t>(1, game_.plies().size()));
    return static_cast<float>(layout_.slider.x) + knob + room * static_cast<float>(ply) / all;
}

void WatchScreen::slide_to(float x, Millis now) {
    const float along = (x - slider_x(0)) / std::max(1.0f, slider_x(game_.plies().size()) - slider_x(0));
    const auto all = static_cast<float>(game_.plies().size());
    jump(static_cast<std::size_t>(std::lround(std::clamp(along, 0.0f, 1.0f) * all)), now);
}

void WatchScreen::draw(const Theme& theme, Millis now, DrawList& out) const {
    const Brush brush{theme, layout_.board, out};
    board_.draw({}, now, brush);
    draw_score_number({}, score_text_, brush);
    draw_best_words(fits_best(move_text_, brush) ? move_text_ : move_digits_, brush);
    draw_slider(brush);
    for (const Control& control : controls_) {
        if (!control.hidden) draw_one(control, brush);
    }
}

void WatchScreen::draw_slider(const Brush& brush) const {
    const Theme& theme = brush.theme;
    const int unit = layout_.board.unit;
    const Rect& area = layout_.slider;
    const int middle = area.y + area.h / 2;
    const auto knob_x = static_cast<int>(std::lround(slider_x(game_.undo_count())));
    const auto first = static_cast<int>(slider_x(0));
    const auto last = static_cast<int>(slider_x(game_.plies().size()));
    brush.fill({first, middle - unit / 2, last - first, unit}, brush.units(0.5f), theme.cell);
    brush.fill({first, middle - unit / 2, knob_x - first, unit}, brush.units(0.5f), theme.accent);
    for (const std::size_t mark : marks_) {
        const auto x = static_cast<int>(std::lround(slider_x(mark)));
        brush.fill({x - unit / 4, middle - 2 * unit, std::max(1, unit / 2), 4 * unit}, 0, theme.quiet_text);
    }
    brush.fill({knob_x - 3 * unit, middle - 3 * unit, 6 * unit, 6 * unit}, brush.units(3), theme.accent);
}

void WatchScreen::draw_one(const Control& control, const Brush& brush) const {
    constexpr std::array kIcons = {Icon::kPreviousMark, Icon::kPrevious, Icon::kPlay, Icon::kNext,
                                   Icon::kNextMark};
    const Look look = state_.look_of(control);
    const auto icon = [&](Icon which) { draw_button(control.rect, which, look, brush); };
    const auto label = [&](std::string_view text) { draw_button(control.rect, text, look, brush); };
    if (control.id == kBack) return icon(Icon::kBack);
    if (control.id == kPlayOn) return label(strings_.text(TextId::kPlayOn));
    if (control.id == static_cast<int>(Transport::kSpeed)) return label(speed_text_);
    if (control.id == static_cast<int>(Transport::kPlay) && playing_) return icon(Icon::kPause);
    icon(kIcons[static_cast<std::size_t>(control.id)]);
}

std::string WatchScreen::place() const {
    if (playing_) return {};
    const rules::GameState& state = game_.state();
    const auto number = [](std::uint64_t value) { return std::to_string(value); };
    return "ply " + number(game_.undo_count()) + " of " + number(game_.plies().size()) + " score " +
           number(state.score) + " largest " + session::tile_text(state.board.largest()) + " moves " +
           number(state.moves) + " board " + session::board_text(state.board);
}

std::vector<Target> WatchScreen::targets(Millis) const {
    constexpr std::array<const char*, kButtonCount> kNames = {
        "previous-mark", "step-back", "play", "step-forward", "next-mark", "speed", "back", "play-on"};
    std::vector<Target> list{{"slider", layout_.slider}};
    for (const Control& control : controls_)
        list.push_back({kNames[static_cast<std::size_t>(control.id)], control.rect});
    return list;
}

}  // namespace twofold::ui
