#include "ui/screens/game_screen.h"

#include <algorithm>

#include "ui/board/announcement.h"
#include "ui/board/score_label.h"
#include "ui/controls/messages.h"

namespace twofold::ui {

namespace {

constexpr Millis kLongAgo = -1e9;          // whatever began then has ended at any speed
constexpr Millis kOverlayDelay = 450;      // so that the tile that won is seen first
constexpr Millis kOverlayKeysDelay = 400;  // a key of the play that ended chooses nothing, at any speed

bool is_move(const Command& command) {
    return std::holds_alternative<commands::Move>(command);
}

// For tests: what a button is called, by its command.
struct ButtonName {
    bool control;
    std::string operator()(const commands::Undo&) const { return control ? "undo" : "overlay-undo"; }
    std::string operator()(const commands::NewGame&) const { return control ? "new" : "overlay-new"; }
    std::string operator()(const commands::WatchGame&) const { return "overlay-watch"; }
    std::string operator()(const commands::Redo&) const { return "redo"; }
    std::string operator()(const commands::SharePicture&) const { return "overlay-share"; }
    std::string operator()(const commands::Open&) const { return control ? "menu" : "overlay-menu"; }
    std::string operator()(const commands::KeepGoing&) const { return "keep-going"; }
    // No button has any other.
    template <typename Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

GameScreen::GameScreen(const session::Session& session, std::span<const Font, kFontCount> fonts,
                       const Strings& strings)
    : session_(session), fonts_(fonts), strings_(strings), board_(fonts) {
    state_.set_focus_seen(true);  // until a pointer is used
    show_as_is(kLongAgo);
}

void GameScreen::set_layout(const Layout& layout) {
    board_.set_layout(layout);
    fit_hint();
    fit_caption();
    state_changed(overlay_start_, 0);
}

void GameScreen::set_motion(const MotionSettings& settings) {
    const bool stops = settings.speed <= 0 && motion_.speed > 0;
    motion_ = settings;
    if (stops) show_as_is(kLongAgo);
}

void GameScreen::refresh(const ScreenContext& context) {
    settings_ = context.settings;
    set_motion(context.motion);
    keys_ = context.keys;
    gestures_.set_mode(settings_.swipe == session::SwipeChoice::kEager ? SwipeMode::kEager
                                                                       : SwipeMode::kOnRelease);
    fit();
}

void GameScreen::set_window(const WindowMetrics& window) {
    window_ = window;
    fit();
}

// The board may be of another size now, the clock may have come or gone, the language may be another.
void GameScreen::fit() {
    const ClockLine clock = settings_.show_clock ? ClockLine::kShown : ClockLine::kNone;
    if (window_) set_layout(make_layout(*window_, session_.game().rules().size, clock));
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
        commands::Redo{}, commands::Undo{}, commands::NewGame{}, commands::Open{ScreenId::kMenu}};
    constexpr std::array kIcons = {Icon::kRedo, Icon::kUndo, Icon::kNewGame, Icon::kMenu};
    constexpr std::array kNames = {TextId::kRedo, TextId::kUndo, TextId::kNewGame, TextId::kMenu};
    const std::array enabled = {session_.can_redo(), session_.can_undo(), true, true};
    const bool undo_hidden = session_.game().rules().undos == 0 && !session_.can_undo();
    const std::array hidden = {!session_.can_redo(), undo_hidden, false, false};
    const bool named = layout().names != ControlNames::kNone;
    buttons_.clear();
    for (std::size_t i = 0; i < kControlCount; ++i) {
        const Control control{.id = static_cast<int>(i),
                              .rect = layout().controls[i],
                              .enabled = enabled[i],
                              .focusable = false,
                              .hidden = hidden[i]};
        Button button{control, kCommands[i], kIcons[i]};
        if (named) button.label = strings_.text(kNames[i]);
        buttons_.push_back(button);
    }
    mark_undos_left();
    overlay_start_ = motion_.speed > 0 ? now + overlay_delay / motion_.speed : now;
    if (overlay_delay > 0) overlay_keys_ = now + kOverlayKeysDelay;
    if (overlay_kind() != OverlayKind::kNone) {
        overlay_ = make_overlay(overlay_kind(), session_.game(), session_.best(), layout(), strings_, fonts_);
        for (const Button& button : overlay_.buttons)
            buttons_.push_back(button);
    }
    score_label_ = score_label(session_.game(), strings_);
    state_.keep_focus(buttons());
}

// Where undo is limited, its button says how often it may still be used.
void GameScreen::mark_undos_left() {
    Button& undo = buttons_[static_cast<std::size_t>(BoardControl::kUndo)];
    const auto left = session_.game().undos_left();
    if (!left || undo.hidden) return;
    undo.badge = std::to_string(*left);
    if (undo.label.empty()) return;
    undo.label = strings_.filled(TextId::kUndoLeft, {{"number", undo.badge}});
}

std::optional<Command> GameScreen::handle(const InputEvent& event, Millis now) {
    if (const auto* key = std::get_if<KeyPress>(&event)) return handle_key(*key, now);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return handle_pointer(*pointer, now);
    if (const auto* hover = std::get_if<HoverEvent>(&event)) state_.hover(*hover, layout());
    return std::nullopt;
}

std::optional<Command> GameScreen::handle_key(const KeyPress& press, Millis now) {
    state_.set_focus_seen(true);
    const bool overlay_open = overlay_kind() != OverlayKind::kNone;
    // Before the overlay is seen, what is pressed was not meant for it.
    const bool chooses = now >= std::max(overlay_start_, overlay_keys_);
    if (overlay_open && !chooses && press.key == Key::kEscape) return std::nullopt;
    if (overlay_open && chooses) {
        if (const auto chosen = state_.handle(on_keyboard(press), buttons())) return button_command(*chosen);
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
    const bool again = press.repeat && settings_.key_repeat;
    if (again) press.repeat = false;
    auto command = command_of(keys_, press);
    if (again && command && !is_move(*command)) command.reset();
    return command;
}

// With an overlay open: the keys that go through its buttons and press them.
bool GameScreen::uses(const KeyPress& press) const {
    const KeyPress key = on_keyboard(press);
    return !in_play() && (focus_step(key) != 0 || presses_control(key.key));
}

std::string GameScreen::spoken(const ScreenContext&) const {
    const Button* focused = focusable_of(buttons(), state_.focused());
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

std::vector<Target> GameScreen::targets(Millis now) const {
    std::vector<Target> list;
    for (const Button& button : controls()) {
        if (!overlay_covers(button.rect, now))
            list.push_back({std::visit(ButtonName{true}, button.command), button.rect});
    }
    for (const Button& button : choices())
        list.push_back({std::visit(ButtonName{false}, button.command), button.rect});
    return list;
}

bool GameScreen::overlay_covers(const Rect& part, Millis now) const {
    return overlay_kind() != OverlayKind::kNone && now >= overlay_start_ && overlay_.card.overlaps(part);
}

const Button* GameScreen::button_at(PointF at, Millis now) const {
    if (overlay_kind() == OverlayKind::kNone || now < overlay_start_) return control_at(controls(), at);
    return control_at(overlay_.card.contains(at) ? choices() : controls(), at);
}

std::optional<Command> GameScreen::handle_pointer(const PointerEvent& event, Millis now) {
    Gesture gesture = gestures_.handle(event);
    gesture.from = layout().to_px(gesture.from);
    gesture.to = layout().to_px(gesture.to);
    const auto tapped = tap(gesture, now);
    follow_pull(now);
    if (tapped) return button_command(*tapped);
    const bool swiped = gesture.kind == Gesture::Kind::kSwipe && in_play() && !held_button_;
    return swiped ? std::optional<Command>(commands::Move{gesture.direction}) : std::nullopt;
}

void GameScreen::follow_pull(Millis now) {
    const bool still = motion_.motion == Motion::kReduced || motion_.speed <= 0;
    const auto pull = gestures_.pull();
    if (pull && in_play() && !held_button_ && !still) return board_.pull(reach_of(*pull));
    board_.let_go(now);
}

// What a gesture does with the buttons. The id of the one that was tapped.
std::optional<int> GameScreen::tap(const Gesture& gesture, Millis now) {
    switch (gesture.kind) {
        case Gesture::Kind::kNone:
            return std::nullopt;
        case Gesture::Kind::kPress:
            state_.press(button_at(gesture.from, now));
            held_button_ = state_.holds();
            return std::nullopt;
        case Gesture::Kind::kTap:
            return state_.release(button_at(gesture.to, now));
        case Gesture::Kind::kSwipe:
        case Gesture::Kind::kDropped:
            state_.let_go();
    }
    return std::nullopt;
}

Command GameScreen::button_command(int button) const {
    return unbound(buttons_[static_cast<std::size_t>(button)].command);
}

void GameScreen::release_all(Millis now) {
    gestures_.clear();
    state_.clear();
    board_.let_go(now);
}

void GameScreen::show_move(const rules::MoveOutcome& outcome, Millis now) {
    if (!outcome.effective()) {
        nudge_ = outcome.direction;
        nudge_start_ = now;
        return;
    }
    const rules::GameState& state = session_.game().state();
    board_.play_forwards(outcome, motion_, now);
    score_from_ = state.score - std::min(state.score, outcome.slide.points);
    score_gain_ = outcome.slide.points;
    score_start_ = now;
    nudge_start_ = kLongAgo;
    state_.focus(std::nullopt);
    state_changed(now, kOverlayDelay);
}

void GameScreen::show_undo(const rules::MoveOutcome& undone, Millis now) {
    board_.play_backwards(undone, motion_, now);
    const rules::Score score = session_.game().state().score;
    score_from_ = rules::add_saturating(score, undone.slide.points);
    score_gain_ = 0;
    score_start_ = now;
    nudge_start_ = kLongAgo;
    state_.focus(std::nullopt);
    state_changed(now, 0);
}

void GameScreen::show_new_game(Millis now) {
    show_as_is(now);
    board_.deal(session_.game().state().board, motion_, now);
}

void GameScreen::show_as_is(Millis now) {
    if (!(layout().size == session_.game().rules().size)) fit();
    board_.rest(session_.game().state().board);
    score_from_ = session_.game().state().score;
    score_gain_ = 0;
    score_start_ = kLongAgo;
    nudge_start_ = kLongAgo;
    state_.focus(std::nullopt);
    state_changed(now, 0);
}

void GameScreen::show_caption(std::string line) {
    caption_text_ = std::move(line);
    fit_caption();
}

}  // namespace twofold::ui
