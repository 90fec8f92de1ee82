#include "app/shell.h"

#include <algorithm>
#include <cmath>

#include "ui/board/announcement.h"

namespace twofold::app {

namespace commands = ui::commands;

namespace {

constexpr int kHintMoves = 3;

template <typename... Any>
bool is_any_of(const ui::Command& command) {
    return (std::holds_alternative<Any>(command) || ...);
}

}  // namespace

Shell::Shell(session::Session session, session::Preferences preferences, ShellResources resources,
             const ShellOptions& options)
    : resources_(std::move(resources)),
      session_(std::move(session)),
      seeds_(options.entropy),
      settings_(std::move(preferences), options.settings, resources_.themes, options.reduced_motion),
      hint_moves_(options.first_run ? kHintMoves : 0),
      screens_(std::make_unique<ui::GameScreen>(session_, resources_.fonts, resources_.strings)),
      board_(static_cast<ui::GameScreen&>(screens_.front())),
      play_time_(session_),
      pictures_(resources_.fonts),
      upcoming_(resources_.fonts),
      speech_(options.announce, [this] { return screens_.front().spoken(context()); }),
      trace_(options.trace) {
    screens_.refresh(context());
    trace_.settings(session::kDefaultSettings, settings_.now());
    perform(commands::ReadAloud{});
}

Effects Shell::frame(const FrameInput& input) {
    begin_frame(input);
    for (News& news : input.news) {
        std::visit([&](auto& each) { hear(each); }, news);
        follow_play();
    }
    for (const ui::InputEvent& event : input.events) {
        handle(event);
        follow_play();
    }
    follow_layout();
    notice_.advance(input.now, board_.layout(), text_font());
    screens_.front().advance(clock_.draw_time());
    trace_.place(screens_.front());
    show_time();
    compose(clock_.draw_time());
    list_upcoming();
    if (const auto rest = notice_.time_left(input.now)) wake_in(*rest);
    session_.take_edits(edits_);
    if (session_.take_best_changed()) effects_.best_scores = &session_.best_scores();
    effects_.edits = edits_;
    effects_.requests = requests_;
    effects_.sounds = {sounds_.begin(), sounds_.size()};
    effects_.announced = speech_.hand_out();
    effects_.trace = trace_.lines().hand_out();
    return effects_;
}

void Shell::begin_frame(const FrameInput& input) {
    trace_.lines().begin_frame();
    speech_.begin_frame();
    effects_ = {};
    sounds_.clear();
    requests_.clear();
    today_ = input.today;
    now_ = input.now;
    clock_.advance(input.now);
    if (utc_day_ != input.utc_day) {
        utc_day_ = input.utc_day;
        record_daily();  // in case the last run was killed before it could
        screens_.refresh(context());
        speech_.say_focus(false);
    }
    if (devices_.pad != input.pad) {
        devices_.pad = input.pad;
        screens_.refresh(context());
    }
    show_hint();
    ui::WindowMetrics window = input.window;
    window.reading = settings_.reading();
    if (!window_ || !(*window_ == window)) fit(window);
}

void Shell::fit(const ui::WindowMetrics& window) {
    const bool fullscreen_changed = window_ && window_->fullscreen != window.fullscreen;
    const bool captions_wanted = window.reading.captions && !(window_ && window_->reading.captions);
    window_ = window;
    if (captions_wanted) board_.show_caption(ui::said_last(session_.game(), resources_.strings));
    screens_.set_window(window);
    screens_.refresh(context());
    if (fullscreen_changed) {
        say_value(ui::TextId::kFullscreen,
                  resources_.strings.text(window.fullscreen ? ui::TextId::kOn : ui::TextId::kOff));
    }
    trace_.window(window);
    trace_layout();
}

// Call after a change of the window, the board's size or the clock line.
void Shell::follow_layout() {
    if (noticed_ == board_.layout()) return;
    noticed_ = board_.layout();
    notice_.fit(noticed_, text_font());
    upcoming_for_ = 0;
    trace_layout();
}

// Runs the play clock while the player can play.
void Shell::follow_play() {
    const bool in_play = screens_.front().in_play() && devices_.has_focus && !effects_.quit;
    play_time_.set_in_play(in_play, now_);
}

// While the clock is visible and running, requests a picture every second.
void Shell::show_time() {
    if (!settings_.now().show_clock) return;
    const ui::Millis time = play_time_.played(now_);
    board_.set_time(static_cast<session::PlayedMillis>(time));
    if (play_time_.running(now_)) wake_in(1000 - std::fmod(time, 1000));
}

void Shell::wake_in(ui::Millis time) {
    effects_.wake_in = std::min(effects_.wake_in.value_or(time), time);
}

// Notes what an event tells about the window and the input devices, whatever its effect.
void Shell::note(const ui::InputEvent& event) {
    if (std::holds_alternative<ui::CloseRequest>(event)) effects_.quit = true;
    if (std::holds_alternative<ui::PictureLost>(event)) pictures_.invalidate();
    if (std::holds_alternative<ui::FocusLost>(event)) {
        screens_.release_all(command_time());
        trace_.say("focus lost");
    }
    devices_.note(event);
    if (std::holds_alternative<ui::PointerEvent>(event)) show_hint();
}

void Shell::handle(const ui::InputEvent& event) {
    note(event);
    const std::size_t said = speech_.size();
    const auto anywhere = global_command(event);
    const bool on_notice = touches_notice(event);
    auto command = screens_.front().handle(event, context(), event_time());
    // A tap takes the notice away and presses nothing below it; a swipe may begin there.
    if (on_notice && command && !std::holds_alternative<commands::Move>(*command)) command.reset();
    if (command || anywhere) {
        std::visit([&](const auto& each) { perform(each); }, command ? *command : *anywhere);
    }
    if (speech_.size() == said) say_focus_after(event);
    const bool screen_may_have_changed = !screens_.at_bottom() && !command && ui::can_ask(event);
    if (trace_.overlay_changed(board_) || screen_may_have_changed) trace_layout();
}

// Whether it is of a pointer that went down on the notice, which goes at once.
bool Shell::touches_notice(const ui::InputEvent& event) {
    using Kind = ui::PointerEvent::Kind;
    const auto* pointer = std::get_if<ui::PointerEvent>(&event);
    if (pointer == nullptr) return false;
    if (pointer->kind == Kind::kDown) {
        on_notice_.reset();
        if (!notice_.covers(board_.layout().to_px(pointer->at))) return false;
        notice_.hide();
        on_notice_ = pointer->id;
    }
    return on_notice_ == pointer->id;
}

// The command of a key that works everywhere, unless the front screen uses the key; nullopt if there is none.
std::optional<ui::Command> Shell::global_command(const ui::InputEvent& event) const {
    const auto* key = std::get_if<ui::KeyPress>(&event);
    if (key == nullptr || screens_.at_bottom() || screens_.front().uses(*key)) return std::nullopt;
    const auto command = ui::command_of(settings_.keys(), *key);
    if (!command) return std::nullopt;
    if (is_any_of<commands::ToggleFullscreen, commands::NextTheme, commands::PreviousTheme,
                  commands::ReadAloud, commands::Quit>(*command)) {
        return command;
    }
    if (*command == ui::Command(commands::Open{ui::ScreenId::kHelp})) return command;
    // The menu key also closes what it opened.
    if (*command == ui::Command(commands::Open{ui::ScreenId::kMenu})) return commands::Back{};
    return std::nullopt;
}

void Shell::perform(const commands::Quit&) {
    effects_.quit = true;
}

// How to move the tiles, worded for the input device in use.
void Shell::show_hint() {
    if (hint_moves_ == 0) return board_.set_hint(std::nullopt);
    board_.set_hint(devices_.pad        ? ui::TextId::kHintPad
                    : devices_.by_touch ? ui::TextId::kHintSwipe
                                        : ui::TextId::kHintKeys);
}

void Shell::compose(ui::Millis now) {
    ui::DrawList& picture = pictures_.begin(board_.layout().window, settings_.theme().window);
    const ui::Screen& front = screens_.front();
    front.draw(settings_.theme(), now, picture);
    notice_.draw({settings_.theme(), board_.layout(), picture});
    pictures_.finish();
    effects_.picture = &pictures_.shown();
    effects_.damage = pictures_.damage();
    effects_.moving = front.moving(now);
    if (was_moving_ && !effects_.moving && !screens_.at_bottom()) speech_.say_focus(false);  // a replay ended
    was_moving_ = effects_.moving;
}

void Shell::list_upcoming() {
    const rules::Exponent largest = session_.game().state().board.largest();
    if (upcoming_for_ >= largest && upcoming_for_ != 0) return;
    upcoming_.clear(board_.layout().window, settings_.theme().window);
    board_.draw_upcoming(settings_.theme(), upcoming_);
    upcoming_for_ = std::max<rules::Exponent>(largest, 1);
    effects_.upcoming = &upcoming_;
}

void Shell::trace_layout() {
    trace_.layout(board_, screens_.front(), clock_.draw_time());
}

}  // namespace twofold::app
