#include "app/shell.h"

#include <algorithm>

#include "app/text_format.h"
#include "session/board_text.h"
#include "ui/announcement.h"
#include "ui/key_coding.h"
#include "ui/page_screen.h"
#include "ui/rumble.h"
#include "ui/settings_screen.h"
#include "ui/watch_screen.h"

namespace twofold::app {

namespace {

constexpr int kHintMoves = 3;

std::size_t theme_index(std::span<const ui::Theme> themes, std::string_view id) {
    for (std::size_t i = 0; i < themes.size(); ++i) {
        if (themes[i].id == id) return i;
    }
    return 0;
}

ui::MotionSettings motion_of(const session::Settings& settings, bool system_reduces) {
    const bool reduced = settings.motion == session::MotionChoice::kReduced ||
                         (settings.motion == session::MotionChoice::kSystem && system_reduces);
    return {.motion = reduced ? ui::Motion::kReduced : ui::Motion::kFull, .speed = settings.speed};
}

}  // namespace

Shell::Shell(session::Session session, session::Preferences preferences, const ShellResources& resources,
             const ShellOptions& options)
    : resources_(resources),
      session_(std::move(session)),
      preferences_(std::move(preferences)),
      settings_(options.settings.value_or(preferences_.settings)),
      reduced_motion_(options.reduced_motion),
      hint_moves_(options.first_run ? kHintMoves : 0),
      seeds_(options.entropy),
      screen_(session_, resources.fonts, resources.strings),
      pictures_{ui::DrawList(resources.fonts), ui::DrawList(resources.fonts)},
      upcoming_(resources.fonts),
      announcing_(options.announce),
      tracing_(options.trace) {
    apply_settings();
    trace_settings(session::kUsualSettings, settings_);
    say_all_in_front();
}

Effects Shell::frame(const FrameInput& input) {
    trace_.erase(0, traced_);  // what came between two frames is still to be said
    announced_.erase(0, announced_out_);
    effects_ = {};
    sounds_.clear();
    requests_.clear();
    if (utc_day_ != input.utc_day) utc_day_ = input.utc_day;
    now_ = input.now;
    clock_.advance(input.now);
    follow_play();  // a screen may have been opened between two frames
    if (pad_ != input.pad) {
        pad_ = input.pad;
        screens_.refresh(context());
    }
    show_hint();
    ui::WindowMetrics window = input.window;
    window.reading = reading_;
    if (!window_ || !(*window_ == window)) fit(window);
    for (const ui::InputEvent& event : input.events) {
        handle(event, input.today);
        follow_play();
    }

    notice_.advance(input.now, screen_.layout(), text_font());
    if (!screens_.empty()) screens_.front()->advance(clock_.draw_time());
    trace_place();
    show_time();
    const bool was_moving = was_moving_;
    compose(clock_.draw_time());
    was_moving_ = effects_.moving;
    if (was_moving && !was_moving_ && !screens_.empty()) say_focus(false);  // a replay has come to its end
    list_upcoming();
    if (const auto rest = notice_.time_left(input.now)) wake_in(*rest);
    session_.take_edits(edits_);
    effects_.edits = edits_;
    effects_.requests = requests_;
    effects_.sounds = {sounds_.begin(), sounds_.size()};
    effects_.announced = announced_;
    announced_out_ = announced_.size();
    effects_.trace = trace_;
    traced_ = trace_.size();
    return effects_;
}

void Shell::fit(const ui::WindowMetrics& window) {
    const bool fullscreen_changed = window_ && window_->fullscreen != window.fullscreen;
    const bool captions_wanted = window.reading.captions && !(window_ && window_->reading.captions);
    window_ = window;
    if (captions_wanted) screen_.show_caption(ui::said_last(session_.game(), resources_.strings));
    const auto clock = settings_.show_clock ? ui::ClockLine::kShown : ui::ClockLine::kNone;
    screen_.set_layout(ui::make_layout(window, session_.game().rules().size, clock));
    screens_.set_window(window);
    screens_.refresh(context());
    upcoming_for_ = 0;
    notice_.fit(screen_.layout(), text_font());
    if (fullscreen_changed) {
        say_value(ui::TextId::kFullscreen,
                  resources_.strings.text(window.fullscreen ? ui::TextId::kOn : ui::TextId::kOff));
    }
    trace_window();
}

void Shell::relabel() {
    if (reading_.captions) screen_.show_caption(ui::said_last(session_.game(), resources_.strings));
    if (window_) fit(ui::WindowMetrics(*window_));
}

// The board may be of another size now, the clock may have come or gone.
void Shell::fit_board() {
    const ui::Layout& layout = screen_.layout();
    const bool fits =
        layout.size == session_.game().rules().size && layout.clock.empty() != settings_.show_clock;
    if (window_ && !fits) fit(ui::WindowMetrics(*window_));
}

void Shell::handle(const ui::InputEvent& event, std::string_view today) {
    if (std::holds_alternative<ui::CloseRequest>(event)) effects_.quit = true;
    if (std::holds_alternative<ui::PictureLost>(event)) picture_lost_ = true;
    if (std::holds_alternative<ui::FocusGained>(event)) attended_ = true;
    if (std::holds_alternative<ui::FocusLost>(event)) {
        attended_ = false;
        screen_.release_all(command_time());
        screens_.release_all();
        trace("focus lost");
    }
    if (const auto* used = std::get_if<ui::KeyPress>(&event)) by_pad_ = ui::is_on_pad(used->key);
    if (const auto* used = std::get_if<ui::PointerEvent>(&event)) {
        by_pad_ = false;
        by_touch_ = used->id != ui::PointerEvent::kMouse;
        show_hint();
    }
    const std::size_t said = announced_.size();
    const auto anywhere = meant_anywhere(event);
    const auto command = screens_.empty() ? screen_.handle(event, command_time())
                                          : screens_.front()->handle(event, context(), clock_.draw_time());
    if (command || anywhere) perform(command ? *command : *anywhere, today);
    if (announced_.size() == said) say_focus_after(event);
    if (!tracing_) return;
    const auto* pointer = std::get_if<ui::PointerEvent>(&event);
    const bool done = std::holds_alternative<ui::KeyPress>(event) ||
                      (pointer != nullptr && pointer->kind == ui::PointerEvent::Kind::kUp);
    const bool screen_may_have_changed = !screens_.empty() && !command && done;
    if (traced_overlay_ != screen_.overlay_kind() || screen_may_have_changed) trace_layout();
}

// What a key means wherever the player is, unless the screen in front has a use for it.
std::optional<ui::Command> Shell::meant_anywhere(const ui::InputEvent& event) const {
    const auto* key = std::get_if<ui::KeyPress>(&event);
    if (key == nullptr || screens_.empty() || screens_.front()->uses(*key)) return std::nullopt;
    const auto command = ui::command_of(keys_, *key);
    const bool holds =
        command && (command->kind == ui::CommandKind::kToggleFullscreen ||
                    command->kind == ui::CommandKind::kReadAloud || command->kind == ui::CommandKind::kQuit);
    return holds ? command : std::nullopt;
}

void Shell::perform(const ui::Command& command, std::string_view today) {
    switch (command.kind) {
        case ui::CommandKind::kMove:
            return move(command.direction);
        case ui::CommandKind::kUndo:
            return undo();
        case ui::CommandKind::kRedo:
            return redo();
        case ui::CommandKind::kNewGame: {
            const session::Start& old = session_.game().start();
            begin({.rules = old.rules, .seed = seeds_.next()}, today, ui::Beginning::kNew);
            return trace_state("new seed " + std::to_string(session_.game().start().seed));
        }
        case ui::CommandKind::kRestart:
            begin(session::Start(session_.game().start()), today, ui::Beginning::kAgain);
            return trace_state("restart seed " + std::to_string(session_.game().start().seed));
        case ui::CommandKind::kKeepGoing:
            if (!session_.keep_going()) return;
            screen_.show_as_is(command_time());
            tell([&] { return ui::said_keep_going(session_.game(), resources_.strings); });
            return trace("keep-going");
        case ui::CommandKind::kReadAloud:
            return say_all_in_front();
        case ui::CommandKind::kToggleFullscreen:
            return toggle_fullscreen();
        case ui::CommandKind::kNextTheme:
            return change_theme(1);
        case ui::CommandKind::kPreviousTheme:
            return change_theme(resources_.themes.size() - 1);
        case ui::CommandKind::kChangeSettings:
            return change_settings(command.settings);
        case ui::CommandKind::kOpen:
            return open(command);
        case ui::CommandKind::kBack:
            close_screen();
            return screens_.empty() ? say_board() : say_focus(true);
        case ui::CommandKind::kTakeSeed:
            return take_back(command);
        case ui::CommandKind::kStartDaily:
            return start_daily(today);
        case ui::CommandKind::kHome:
            close_all_screens();
            return say_board();
        case ui::CommandKind::kWatch:
            return request({.kind = Request::Kind::kWatch, .record = command.file});
        case ui::CommandKind::kResume:
            return request({.kind = Request::Kind::kResume, .record = command.file});
        case ui::CommandKind::kStar:
            return request({.kind = Request::Kind::kStar, .record = command.file});
        case ui::CommandKind::kCopyRecord:
            request({.kind = Request::Kind::kCopyRecord, .record = command.file});
            return notify(std::string(resources_.strings.text(ui::TextId::kNoticeCopied)));
        case ui::CommandKind::kSaveRecord:
            return save_record(command.file, today);
        case ui::CommandKind::kExportStatistics:
            return export_statistics(today);
        case ui::CommandKind::kCopyBoard:
            request({.kind = Request::Kind::kCopyText,
                     .text = session::board_text(session_.game().state().board)});
            return notify(std::string(resources_.strings.text(ui::TextId::kNoticeCopied)));
        case ui::CommandKind::kPaste:
            return request({.kind = Request::Kind::kPaste});
        case ui::CommandKind::kStartGame: {
            session::Start start = command.start;
            if (command.random_seed) start.seed = seeds_.next();
            begin(start, today, ui::Beginning::kNew);
            close_all_screens();
            return trace_state("new seed " + std::to_string(start.seed));
        }
        case ui::CommandKind::kBindKey:
        case ui::CommandKind::kUnbindKey:
        case ui::CommandKind::kResetKeys:
            return change_keys(command);
        case ui::CommandKind::kQuit:
            effects_.quit = true;
            return;
    }
}

void Shell::save_record(const std::string& file, std::string_view today) {
    const auto kept = std::find_if(records_.begin(), records_.end(),
                                   [&](const session::KeptRecord& record) { return record.file == file; });
    const session::Game& game = session_.game();
    request({.kind = Request::Kind::kSaveRecord,
             .record = file,
             .save_as = kept != records_.end()
                            ? session::shared_name(kept->date, kept->variant.rules.size, kept->score)
                            : session::shared_name(today, game.rules().size, game.state().score)});
}

// What moves the board, in the words of what is in the player's hands.
void Shell::show_hint() {
    if (hint_moves_ == 0) return screen_.set_hint(std::nullopt);
    screen_.set_hint(pad_        ? ui::TextId::kHintPad
                     : by_touch_ ? ui::TextId::kHintSwipe
                                 : ui::TextId::kHintKeys);
}

void Shell::show_statistics(std::vector<session::PlayedGame> played) {
    played_ = std::move(played);
    const session::Game& game = session_.game();
    if (!game.plies().empty())
        played_.push_back(session::played_game(game, {}, session::PlayedGame::End::kOpen));
    open(ui::make_screen(ui::ScreenId::kStatistics, context()));
}

void Shell::export_statistics(std::string_view today) {
    std::string table(session::kPlayedGamesHeader);
    for (const session::PlayedGame& game : played_)
        session::append_played_game(game, table);
    request({.kind = Request::Kind::kSaveTable,
             .text = std::move(table),
             .save_as = "Twofold " + std::string(today)});
}

// The same twice in a frame is meant once.
void Shell::request(Request request) {
    if (std::find(requests_.begin(), requests_.end(), request) == requests_.end())
        requests_.push_back(std::move(request));
}

void Shell::move(rules::Direction direction) {
    const rules::MoveOutcome outcome = session_.play(direction);
    if (outcome.effective()) {
        played();
        record_daily();
        if (hint_moves_ > 0 && --hint_moves_ == 0) show_hint();
    }
    screen_.show_move(outcome, command_time());
    tell([&] { return ui::said_move(outcome, session_.game(), resources_.strings); });
    sounds_ = ui::move_sounds(outcome, motion_);
    if (settings_.rumble && by_pad_)
        effects_.rumble = std::max(effects_.rumble, ui::rumble_of(outcome, motion_));
    if (!tracing_) return;
    trace_state("move " + std::string(direction_name(direction)) +
                (outcome.effective() ? " effective" : " nothing"));
}

// A game that began as the daily game of some day counts for that day, whenever it is played.
void Shell::record_daily() {
    const std::uint32_t daily = session::variant_of(session_.game().start()).daily;
    if (daily == 0) return;
    const std::string date = session::date_text(daily);
    // Only today's can begin a day; an earlier one can still be improved.
    const auto best = daily_.best(date);
    const rules::Score score = session_.game().state().score;
    if (best ? score <= *best : date != utc_day_) return;
    daily_.record(date, score);
    effects_.daily_changed = true;
}

void Shell::start_daily(std::string_view today) {
    const auto start = session::daily_start(utc_day_);
    if (!start) return;
    if (session_.game().start() == *start) {
        close_all_screens();
        return say_board();
    }
    if (const auto* open = session::open_game(records_, session::variant_of(*start))) {
        return request({.kind = Request::Kind::kResume, .record = open->file});
    }
    begin(*start, today, ui::Beginning::kNew);
    trace_state("new seed " + std::to_string(start->seed));
    close_all_screens();
}

void Shell::undo() {
    if (const auto undone = session_.undo()) {
        played();
        screen_.show_undo(*undone, command_time());
        tell([&] { return ui::said_undo(*undone, session_.game(), resources_.strings); });
    } else if (session_.undo_new_game()) {
        play_clock_.restart();
        fit_board();
        screen_.show_as_is(command_time());
        tell([&] { return ui::said_beginning(ui::Beginning::kBack, session_.game(), resources_.strings); });
    } else {
        return tell([&] { return std::string(resources_.strings.text(ui::TextId::kSayNoUndo)); });
    }
    sounds_ = ui::undo_sounds();
    trace_state("undo");
}

void Shell::redo() {
    const auto redone = session_.redo();
    if (!redone) return tell([&] { return std::string(resources_.strings.text(ui::TextId::kSayNoRedo)); });
    played();
    screen_.show_redo(*redone, command_time());
    tell([&] { return ui::said_redo(*redone, session_.game(), resources_.strings); });
    sounds_ = ui::move_sounds(*redone, motion_);
    trace_state("redo");
}

void Shell::begin(const session::Start& start, std::string_view date, ui::Beginning beginning) {
    leave_game();
    session_.new_game(start, date);
    fit_board();
    screen_.show_new_game(command_time());
    tell([&] { return ui::said_beginning(beginning, session_.game(), resources_.strings); });
}

ui::ScreenContext Shell::context() const {
    return {.session = session_,
            .strings = resources_.strings,
            .fonts = resources_.fonts,
            .theme_name = resources_.strings.theme_name(theme().id, theme().name),
            .motion = motion_,
            .fullscreen = window_ && window_->fullscreen,
            .records = records_,
            .daily = daily_,
            .utc_day = utc_day_,
            .pad = pad_,
            .settings = settings_,
            .themes = resources_.themes,
            .theme = theme_,
            .languages = resources_.languages,
            .renderers = resources_.renderers,
            .played = played_,
            .keys = keys_,
            .key_labels = key_labels_};
}

void Shell::open(const ui::Command& command) {
    if (!screens_.empty() && screens_.front()->id() == command.screen) return;
    if (command.screen == ui::ScreenId::kStatistics) {
        return request({.kind = Request::Kind::kShowStatistics});
    }
    auto screen = ui::make_screen(command.screen, context());
    screen->take(command, context());
    open(std::move(screen));
}

void Shell::open(std::unique_ptr<ui::Screen> screen) {
    if (!screen) return;
    screen_.release_all(command_time());
    screens_.push(std::move(screen));
    if (window_) screens_.front()->set_window(*window_);
    screens_.front()->refresh(context());
    say_focus(false);
    trace_layout();
}

void Shell::set_records(std::vector<session::KeptRecord> records) {
    records_ = std::move(records);
    screens_.refresh(context());
    say_focus(false);
}

void Shell::say_unreadable(std::string_view file, std::string_view reason) {
    std::string sentence;
    resources_.strings.fill(ui::TextId::kNoticeUnreadable, {{"file", file}, {"reason", reason}}, sentence);
    notify(std::move(sentence));
}

void Shell::set_key_labels(ui::KeyLabels labels) {
    if (key_labels_ == labels) return;
    key_labels_ = std::move(labels);
    screens_.refresh(context());
}

void Shell::watch(std::string_view name, std::string_view bytes) {
    session::RecordReading reading = session::read_record(bytes);
    if (!reading.game) return say_unreadable(name, reading.reason);
    session::Game game = std::move(*reading.game);
    game.go_to(0);
    open(std::make_unique<ui::WatchScreen>(context(), std::move(game), ui::ScreenId::kReplay));
}

void Shell::resume(std::string_view file, std::string_view bytes) {
    leave_game();
    if (!session_.resume(file, bytes)) return say_unreadable(file, session::read_record(bytes).reason);
    fit_board();
    screen_.show_as_is(command_time());
    close_all_screens();
    say_board();
    trace_state("resume");
}

void Shell::paste(std::string_view text, std::string_view today) {
    if (!screens_.empty() && screens_.front()->take_text(text, context())) return trace_layout();
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ' || text.back() == '\r'))
        text.remove_suffix(1);
    if (text.substr(0, 8) == "twofold ") return watch("", std::string(text) + "\n");
    const auto board = session::parse_board(text);
    if (!board) return notify(std::string(resources_.strings.text(ui::TextId::kNoticeNothingToPaste)));
    rules::RuleSet rules = session_.game().rules();
    rules.size = board->size();
    if (rules::fault_of(rules) != rules::RuleFault::kNone) {
        rules.target = rules::default_target(rules.size, rules.fours);
    }
    begin({.rules = rules, .seed = seeds_.next(), .position = rules::GameState{.board = *board}}, today,
          ui::Beginning::kNew);
    close_all_screens();
}

void Shell::close_screen() {
    screens_.pop();
    if (!screens_.empty()) screens_.front()->refresh(context());
    trace_layout();
}

// The screen in front has what the one below it asked for.
void Shell::take_back(const ui::Command& command) {
    if (ui::Screen* asker = screens_.next()) asker->take(command, context());
    close_screen();
}

void Shell::close_all_screens() {
    screens_.clear();
    trace_layout();
}

void Shell::change_theme(std::size_t step) {
    session::Settings settings = settings_;
    settings.theme = resources_.themes[(theme_ + step) % resources_.themes.size()].id;
    change_settings(settings);
    say_value(ui::TextId::kTheme, resources_.strings.theme_name(theme().id, theme().name));
    trace("theme " + theme().id);
}

void Shell::toggle_fullscreen() {
    session::Settings settings = settings_;
    settings.fullscreen = !(window_ && window_->fullscreen);
    change_settings(settings);
    effects_.toggle_fullscreen = true;  // also where the window did not obey before
}

void Shell::refuse_renderer() {
    std::string sentence;
    resources_.strings.fill(ui::TextId::kNoticeRenderer,
                            {{"renderer", ui::renderer_name(settings_.renderer)}}, sentence);
    session::Settings settings = settings_;
    settings.renderer.clear();
    change_settings(settings);
    notify(std::move(sentence));
}

// What is not changed is remembered as it was, also where an option asked for something else.
void Shell::change_settings(const session::Settings& settings) {
    if (settings == settings_) return;
    session::take_changes(settings_, settings, preferences_.settings);
    if (settings.fullscreen != settings_.fullscreen)
        effects_.toggle_fullscreen = settings.fullscreen != (window_ && window_->fullscreen);
    trace_settings(settings_, settings);
    settings_ = settings;
    effects_.preferences_changed = true;
    apply_settings();
    screens_.refresh(context());
}

void Shell::change_keys(const ui::Command& command) {
    ui::KeyMap keys = keys_;
    if (command.kind == ui::CommandKind::kBindKey) keys.add(command.action, command.key);
    if (command.kind == ui::CommandKind::kUnbindKey) keys.remove(command.key);
    if (command.kind == ui::CommandKind::kResetKeys) keys = ui::default_keys();
    session::Settings settings = settings_;
    settings.keys = ui::key_table(keys, settings_.keys);
    change_settings(settings);
    trace("keys changed");
    trace_layout();
}

// The one place where settings become what they do; the machine's part of it is the Host's.
void Shell::apply_settings() {
    theme_ = theme_index(resources_.themes, settings_.theme);
    motion_ = motion_of(settings_, reduced_motion_);
    screen_.set_motion(motion_);
    const bool eager = settings_.swipe == session::SwipeChoice::kEager;
    screen_.set_input(eager ? ui::SwipeMode::kEager : ui::SwipeMode::kOnRelease, settings_.key_repeat);
    keys_ = ui::read_keys(settings_.keys).keys;
    screen_.set_keys(keys_);
    reading_ = {.large_text = settings_.large_text, .captions = settings_.captions};
    fit_board();
    upcoming_for_ = 0;
}

void Shell::notify(std::string sentence) {
    say(sentence);
    notice_.show(std::move(sentence));
}

void Shell::compose(ui::Millis now) {
    const ui::DrawList& before = pictures_[shown_];
    ui::DrawList& picture = pictures_[1 - shown_];
    picture.clear(screen_.layout().window, theme().window);
    if (screens_.empty()) {
        screen_.draw(theme(), now, picture);
    } else {
        screens_.front()->draw(theme(), now, picture);
    }
    notice_.draw(theme(), picture);
    damage_.find(before, picture);
    if (picture_lost_) damage_.whole(picture);
    picture_lost_ = false;
    shown_ = 1 - shown_;
    effects_.picture = &picture;
    effects_.damage = damage_.rects();
    effects_.moving = screens_.empty() ? screen_.moving(now) : screens_.front()->moving(now);
}

void Shell::list_upcoming() {
    const rules::Exponent largest = session_.game().state().board.largest();
    if (upcoming_for_ >= largest && upcoming_for_ != 0) return;
    upcoming_.clear(screen_.layout().window, theme().window);
    screen_.draw_upcoming(theme(), upcoming_);
    upcoming_for_ = std::max<rules::Exponent>(largest, 1);
    effects_.upcoming = &upcoming_;
}

}  // namespace twofold::app
