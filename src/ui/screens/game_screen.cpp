#include "ui/screens/game_screen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "session/board_text.h"
#include "session/time_text.h"
#include "ui/board/announcement.h"
#include "ui/board/score_lines.h"
#include "ui/controls/messages.h"

namespace twofold::ui {

namespace {

constexpr Millis kLongAgo = -1e9;  // whatever began then has ended at any speed
constexpr Millis kLeanTime = 90;
constexpr float kLeanUnits = 6;
constexpr Millis kOverlayDelay = 450;  // so that the tile that won is seen first
constexpr Millis kOverlayFade = 200;
constexpr float kVeil = 0.5f;   // opacity of what lies over the board
constexpr float kCard = 0.97f;  // and of what lies under the overlay's text

bool is_move(const Command& command) {
    return std::holds_alternative<commands::Move>(command);
}

PointF along(rules::Direction direction, float length) {
    const rules::CellStep step = rules::step_of(direction);
    return {static_cast<float>(step.cols) * length, static_cast<float>(step.rows) * length};
}

// For tests: what a button is called, by its command.
struct ButtonName {
    bool control;
    std::string operator()(const commands::Undo&) const { return control ? "undo" : "overlay-undo"; }
    std::string operator()(const commands::NewGame&) const { return control ? "new" : "overlay-new"; }
    std::string operator()(const commands::WatchGame&) const { return "overlay-watch"; }
    std::string operator()(const commands::Redo&) const { return "redo"; }
    std::string operator()(const commands::Open&) const { return "menu"; }
    std::string operator()(const commands::KeepGoing&) const { return "keep-going"; }
    // No button has any other.
    template <typename Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

// All that a caption can be made of.
void draw_caption_samples(const Strings& strings, const Brush& brush) {
    const auto draw = [&](std::string_view text) {
        brush.text(text, {}, brush.caption(brush.theme.quiet_text));
    };
    for (std::size_t id = 0; id < kTextCount; ++id) {
        if (kTextKeys[id].substr(0, 4) == "say_") draw(strings.text(static_cast<TextId>(id)));
    }
    for (const TextId id :
         {TextId::kNewGame, TextId::kUndo, TextId::kKeepGoing, TextId::kWatchReplay, TextId::kSizeValue})
        draw(strings.text(id));
    draw("^\u2026");
}

}  // namespace

GameScreen::GameScreen(const session::Session& session, std::span<const Font, kFontCount> fonts,
                       const Strings& strings)
    : session_(session), fonts_(fonts), strings_(strings), board_(fonts) {
    show_as_is(-kOverlayDelay - kOverlayFade);
}

void GameScreen::set_layout(const Layout& layout) {
    board_.set_layout(layout);
    fit_hint();
    fit_caption();
    state_changed(overlay_start_, 0);
}

void GameScreen::set_motion(const MotionSettings& settings) {
    const bool stops = settings.speed <= 0 && settings_.speed > 0;
    settings_ = settings;
    if (stops) show_as_is(kLongAgo);
}

void GameScreen::refresh(const ScreenContext& context) {
    const session::Settings& settings = context.settings;
    set_motion(context.motion);
    keys_ = context.keys;
    key_repeat_ = settings.key_repeat;
    gestures_.set_mode(settings.swipe == session::SwipeChoice::kEager ? SwipeMode::kEager
                                                                      : SwipeMode::kOnRelease);
    clock_line_ = settings.show_clock ? ClockLine::kShown : ClockLine::kNone;
    fit();
}

void GameScreen::set_window(const WindowMetrics& window) {
    window_ = window;
    fit();
}

// The board may be of another size now, the clock may have come or gone, the language may be another.
void GameScreen::fit() {
    if (window_) set_layout(make_layout(*window_, session_.game().rules().size, clock_line_));
}

void GameScreen::set_hint(std::optional<TextId> hint) {
    if (hint == hint_text_) return;
    hint_text_ = hint;
    fit_hint();
}

void GameScreen::fit_hint() {
    hint_ = hint_block(hint_text_ ? strings_.text(*hint_text_) : std::string_view(), layout(),
                       fonts_[static_cast<std::size_t>(FontId::kText)]);
}

void GameScreen::fit_caption() {
    caption_ = caption_block(caption_text_, layout(), fonts_[static_cast<std::size_t>(FontId::kText)]);
}

// Everything that follows from the state of the session; called whenever that has changed.
void GameScreen::state_changed(Millis now, Millis overlay_delay) {
    constexpr std::array<BoundCommand, kControlCount> kCommands = {
        commands::Undo{}, commands::Redo{}, commands::NewGame{}, commands::Open{ScreenId::kMenu}};
    constexpr std::array icons = {Icon::kUndo, Icon::kRedo, Icon::kNewGame, Icon::kMenu};
    const std::array enabled = {session_.can_undo(), session_.can_redo(), true, true};
    buttons_.clear();
    for (std::size_t i = 0; i < kControlCount; ++i) {
        buttons_.push_back(
            {.command = kCommands[i], .rect = layout().controls[i], .icon = icons[i], .enabled = enabled[i]});
    }
    overlay_start_ = settings_.speed > 0 ? now + overlay_delay / settings_.speed : now;
    if (overlay_kind() == OverlayKind::kNone) return;
    overlay_ = make_overlay(overlay_kind(), session_.game(), layout(), strings_, fonts_);
    for (const Button& button : overlay_.buttons)
        buttons_.push_back(button);
}

std::optional<Command> GameScreen::handle(const InputEvent& event, Millis now) {
    if (const auto* key = std::get_if<KeyPress>(&event)) return handle_key(*key, now);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return handle_pointer(*pointer, now);
    if (const auto* hover = std::get_if<HoverEvent>(&event)) {
        focus_.hover({hover->at.x * layout().density, hover->at.y * layout().density}, hover->inside);
    }
    return std::nullopt;
}

std::optional<Command> GameScreen::handle_key(const KeyPress& press, Millis now) {
    focus_.key_used();
    const bool overlay_open = overlay_kind() != OverlayKind::kNone;
    // Before the overlay is seen, what is pressed was not meant for it.
    if (overlay_open && now >= overlay_start_) {
        if (const auto chosen = focus_.handle(press, buttons())) return unbound(*chosen);
        const bool back = press.key == Key::kEscape || press.key == Key::kPadBack;
        if (back && !press.repeat && overlay_kind() == OverlayKind::kWon) {
            return commands::KeepGoing{};
        }
    }
    const auto command = command_for(press);
    if (command && is_move(*command) && overlay_open) return std::nullopt;
    return command;
}

// A held key asks once, or where key repeat is on, again and again for a move.
std::optional<Command> GameScreen::command_for(KeyPress press) const {
    const bool again = press.repeat && key_repeat_;
    if (again) press.repeat = false;
    auto command = command_of(keys_, press);
    if (again && command && !is_move(*command)) command.reset();
    return command;
}

// Where an overlay is open: what goes through its buttons.
bool GameScreen::uses(const KeyPress& press) const {
    if (in_play()) return false;
    switch (on_keyboard(press).key) {
        case Key::kUp:
        case Key::kDown:
        case Key::kLeft:
        case Key::kRight:
        case Key::kTab:
        case Key::kReturn:
        case Key::kSpace:
            return true;
        default:
            return false;
    }
}

std::string GameScreen::spoken(const ScreenContext&) const {
    const Button* focused = focus_.focused(buttons());
    return focused == nullptr ? std::string() : focused->label;
}

std::string GameScreen::said_on_return(const ScreenContext& context) const {
    return said_game(session_.game(), context.strings);
}

std::vector<std::string> GameScreen::read_aloud(const ScreenContext& context) const {
    std::vector<std::string> lines{said_on_return(context)};
    for (std::string& row : said_rows(session_.game().state().board, context.strings))
        lines.push_back(std::move(row));
    return lines;
}

std::vector<Target> GameScreen::targets(Millis) const {
    std::vector<Target> list;
    for (const Button& button : buttons()) {
        const bool control = list.size() < kControlCount;
        list.push_back({std::visit(ButtonName{control}, button.command), button.rect});
    }
    return list;
}

std::span<const Button> GameScreen::live_buttons(Millis now) const {
    const bool all = overlay_kind() == OverlayKind::kNone || now >= overlay_start_;
    return all ? buttons() : controls();
}

std::optional<Command> GameScreen::handle_pointer(const PointerEvent& event, Millis now) {
    Gesture gesture = gestures_.handle(event);
    const auto to_px = [&](PointF& p) { p = {p.x * layout().density, p.y * layout().density}; };
    to_px(gesture.from);
    to_px(gesture.to);
    const bool held = held_button_;
    const auto tapped = focus_.handle(gesture, live_buttons(now));
    if (gesture.kind == Gesture::Kind::kPress) held_button_ = focus_.holds();
    const bool board_in_front = overlay_kind() == OverlayKind::kNone;
    const bool leans = board_in_front && !held_button_;
    lean_to(leans ? gestures_.leaning() : std::nullopt, now);
    if (tapped) return unbound(*tapped);
    if (gesture.kind == Gesture::Kind::kSwipe && board_in_front && !held) {
        return commands::Move{gesture.direction};
    }
    return std::nullopt;
}

void GameScreen::release_all(Millis now) {
    gestures_.clear();
    focus_.clear();
    lean_to(std::nullopt, now);
}

void GameScreen::show_move(const rules::MoveOutcome& outcome, Millis now) {
    if (!outcome.effective()) {
        nudge_ = outcome.direction;
        nudge_start_ = now;
        return;
    }
    const rules::GameState& state = session_.game().state();
    board_.play_forwards(outcome, settings_, now);
    score_from_ = state.score - std::min(state.score, outcome.slide.points);
    score_gain_ = outcome.slide.points;
    score_start_ = now;
    nudge_start_ = kLongAgo;
    focus_.reset_focus();
    state_changed(now, kOverlayDelay);
}

void GameScreen::show_undo(const rules::MoveOutcome& undone, Millis now) {
    board_.play_backwards(undone, settings_, now);
    const rules::Score score = session_.game().state().score;
    score_from_ = rules::add_saturating(score, undone.slide.points);
    score_gain_ = 0;
    score_start_ = now;
    nudge_start_ = kLongAgo;
    focus_.reset_focus();
    state_changed(now, 0);
}

void GameScreen::show_new_game(Millis now) {
    show_as_is(now);
    board_.deal(session_.game().state().board, settings_, now);
}

void GameScreen::show_as_is(Millis now) {
    if (!(layout().size == session_.game().rules().size)) fit();
    board_.rest(session_.game().state().board);
    score_from_ = session_.game().state().score;
    score_gain_ = 0;
    score_start_ = kLongAgo;
    nudge_start_ = kLongAgo;
    focus_.reset_focus();
    state_changed(now, 0);
}

void GameScreen::show_caption(std::string line) {
    caption_text_ = std::move(line);
    fit_caption();
}

void GameScreen::lean_to(std::optional<rules::Direction> direction, Millis now) {
    if (settings_.motion == Motion::kReduced || settings_.speed <= 0) direction.reset();
    const PointF to =
        direction ? along(*direction, static_cast<float>(layout().units(kLeanUnits))) : PointF{};
    if (to == lean_to_) return;
    lean_from_ = lean_offset(now);
    lean_to_ = to;
    lean_start_ = now;
}

PointF GameScreen::lean_offset(Millis now) const {
    if (settings_.speed <= 0) return lean_to_;
    const auto t = static_cast<float>(ease_out(since(lean_start_, now) / kLeanTime));
    return {lean_from_.x + (lean_to_.x - lean_from_.x) * t, lean_from_.y + (lean_to_.y - lean_from_.y) * t};
}

PointF GameScreen::board_offset(Millis now) const {
    PointF offset = lean_offset(now);
    const double t = since(nudge_start_, now) / kNudgeTime;
    if (t >= 0 && t < 1 && settings_.motion == Motion::kFull) {
        const double swing = std::sin(std::numbers::pi * t);
        const PointF nudge = along(nudge_, static_cast<float>(layout().units(kNudgeUnits) * swing));
        offset = {offset.x + nudge.x, offset.y + nudge.y};
    }
    return {std::round(offset.x), std::round(offset.y)};
}

bool GameScreen::moving(Millis now) const {
    if (settings_.speed <= 0) return false;
    const bool fading = overlay_kind() != OverlayKind::kNone && since(overlay_start_, now) < kOverlayFade;
    return board_.moving(now) || since(score_start_, now) < kScoreGainTime ||
           since(nudge_start_, now) < kNudgeTime || since(lean_start_, now) < kLeanTime || fading;
}

void GameScreen::draw(const Theme& theme, Millis now, DrawList& out) const {
    const Brush brush{theme, layout(), out};
    board_.draw(board_offset(now), now, brush);
    draw_score(now, brush);
    hint_.draw(theme.quiet_text, brush);
    if (!layout().clock.empty()) draw_clock(brush);
    focus_.draw(controls(), brush);
    draw_caption(now, brush);
    if (overlay_kind() != OverlayKind::kNone) draw_overlay(now, brush);
}

rules::Score GameScreen::counted_score(Millis now) const {
    const rules::Score target = session_.game().state().score;
    const double counted = settings_.speed > 0 ? ease_in_out(since(score_start_, now) / kScoreCountTime) : 1;
    if (counted >= 1) return target;
    // The way from one to the other, so that no rounding leaves it or passes the largest score.
    const rules::Score way = target > score_from_ ? target - score_from_ : score_from_ - target;
    const auto gone = static_cast<rules::Score>(static_cast<double>(way) * counted);
    return target > score_from_ ? score_from_ + gone : score_from_ - gone;
}

std::string_view GameScreen::number_in(TextId id, std::string_view slot, rules::Score value) const {
    number_.clear();
    strings_.number(value, number_);
    text_.clear();
    strings_.fill(id, {{slot, number_}}, text_);
    return text_;
}

// The score with the best score below it.
void GameScreen::draw_score(Millis now, const Brush& brush) const {
    const std::string_view best = number_in(TextId::kBest, "score", session_.best());
    number_.clear();
    strings_.number(counted_score(now), number_);
    const ScoreLines lines = draw_score_lines(number_, best, brush);
    draw_gain({lines.end.x + brush.units(1.5f), lines.end.y},
              {static_cast<float>(layout().score.right()), lines.top}, now, brush);
}

// The "+N", rising from beside the score, or from above its end where there is no room.
void GameScreen::draw_gain(PointF beside, PointF above, Millis now, const Brush& brush) const {
    const double rise = settings_.speed > 0 ? since(score_start_, now) / kScoreGainTime : 1;
    if (score_gain_ == 0 || rise >= 1) return;
    TextStyle style = brush.body(faded(brush.theme.text, static_cast<float>(1 - ease_in_out(rise))));
    style.digits = Digits::kTabular;
    const std::string_view gain = number_in(TextId::kScoreGain, "points", score_gain_);
    const float width = brush.font().width(gain, style.digits, style.px);
    const PointF at =
        beside.x + width <= above.x ? beside : PointF{above.x - width, above.y - brush.units(1)};
    // Where there is no room above it stays at the window's edge.
    const float min_y = brush.font().cap_height(style.px) + static_cast<float>(layout().units(1));
    const float lift = brush.units(2) * static_cast<float>(ease_out(rise));
    brush.text(gain, {std::round(at.x), std::round(std::max(at.y - lift, min_y))}, style);
}

// The time played on the left and the last split on the right of their line, or below each other in a column.
void GameScreen::draw_clock(const Brush& brush) const {
    const Font& font = brush.font();
    const Rect& area = layout().clock;
    const bool one_line = layout().orientation == Orientation::kPortrait;
    TextStyle style = brush.body(brush.theme.quiet_text);
    style.digits = Digits::kTabular;
    const float size = style.px;
    const float room = static_cast<float>(area.w) * (one_line ? 0.5f : 1.0f);
    const float line = static_cast<float>(area.h) * (one_line ? 1.0f : 0.5f);
    const float baseline = static_cast<float>(area.y) + (line + font.cap_height(size)) / 2;
    const auto draw = [&](std::string_view text, bool on_the_right, float y) {
        style.px = fitting_px(font, text, style.digits, size, room);
        const float x = on_the_right
                            ? static_cast<float>(area.right()) - font.width(text, style.digits, style.px)
                            : static_cast<float>(area.x) - font.left_bearing(text, style.digits, style.px);
        brush.text(text, {std::round(x), std::round(y)}, style);
    };
    number_.clear();
    session::append_time(time_, number_);
    draw(number_, false, baseline);

    const session::Splits& splits = session_.game().splits();
    const auto last =
        std::find_if(splits.rbegin(), splits.rend(), [](const auto& s) { return s.has_value(); });
    if (last == splits.rend()) return;
    const auto exponent = static_cast<rules::Exponent>(splits.rend() - last - 1);
    number_.clear();
    session::append_time(**last, number_);
    text_.clear();
    strings_.fill(TextId::kSplit, {{"tile", session::tile_text(exponent)}, {"time", number_}}, text_);
    draw(text_, one_line, one_line ? baseline : baseline + line);
}

void GameScreen::draw_upcoming(const Theme& theme, DrawList& out) const {
    const Brush brush{theme, layout(), out};
    const int largest = session_.game().state().board.largest();
    for (int exponent = 1; exponent <= std::min(largest + 1, kTileColors - 1); ++exponent)
        board_.draw_sample(static_cast<rules::Exponent>(exponent), brush);
    focus_.draw(controls(), brush);
    if (!layout().caption.empty()) draw_caption_samples(strings_, brush);
    const auto draw = [&](std::string_view text, TextStyle style) {
        style.digits = Digits::kTabular;
        brush.text(text, {}, style);
    };
    number_ = "0123456789";
    strings_.number(1000, number_);  // with the language's separator
    draw(number_, {.font = FontId::kNumbers, .px = static_cast<float>(layout().score_px), .ink = theme.text});
    for (const TextId id : {TextId::kBest, TextId::kScoreGain}) {
        text_.clear();
        strings_.fill(id, {{"score", number_}, {"points", number_}}, text_);
        draw(text_, id == TextId::kBest ? brush.caption(theme.text) : brush.body(theme.text));
    }
    if (!layout().clock.empty()) draw("0123456789:", brush.body(theme.quiet_text));
}

// An overlay says the same, and may need the room; the hint of the first run needs it too.
void GameScreen::draw_caption(Millis now, const Brush& brush) const {
    const bool covered = overlay_kind() != OverlayKind::kNone && now >= overlay_start_ &&
                         overlay_.card.overlaps(layout().caption);
    if (!covered && !hint_text_) caption_.draw(brush.theme.quiet_text, brush);
}

void GameScreen::draw_overlay(Millis now, const Brush& opaque) const {
    const Millis shown_for = since(overlay_start_, now);
    const float opacity = settings_.speed > 0 ? static_cast<float>(ease_in_out(shown_for / kOverlayFade)) : 1;
    if (opacity <= 0) return;
    Brush brush = opaque;
    brush.opacity = kVeil * opacity;
    brush.fill(layout().board, static_cast<float>(layout().board_radius), brush.theme.window);
    brush.opacity = kCard * opacity;
    brush.fill(overlay_.card, brush.units(4), brush.theme.window);
    brush.opacity = opacity;
    brush.text(overlay_.title, overlay_.title_at,
               {.font = FontId::kNumbers, .px = overlay_.title_px, .ink = brush.theme.text});
    brush.text(overlay_.hint, overlay_.hint_at, {.px = overlay_.hint_px, .ink = brush.theme.text});
    focus_.draw(choices(), brush);
}

}  // namespace twofold::ui
