#include "support/ui_play.h"

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/ui_assets.h"
#include "support/ui_golden.h"
#include "support/ui_windows.h"

namespace twofold::support {

namespace {

using ui::BoundCommand;
namespace commands = ui::commands;
using ui::DrawCommand;
using ui::PointerEvent;

constexpr std::string_view kDate = "2024-02-29";

}  // namespace

session::Start start_at(std::string_view drawing, std::optional<rules::Exponent> target) {
    const rules::Board board = board_of(drawing);
    rules::RuleSet rules{.size = board.size(), .fours = 0};
    rules.target = target.value_or(rules::largest_exponent(rules));
    REQUIRE(rules::is_possible(rules));
    return {.rules = rules, .seed = 1, .position = rules::GameState{.board = board, .moves = 1}};
}

Play::Play(const session::Start& start, const ui::WindowMetrics& window, const ui::MotionSettings& motion)
    : session_(start, kDate, {}), window_(window), motion_(motion), screen_(session_, fonts(), english()) {
    screen_.set_motion(motion);
    resize(window);
}

void Play::resize(const ui::WindowMetrics& window) {
    window_ = window;
    screen_.set_layout(ui::make_layout(window, session_.game().rules().size));
}

void Play::wait_for_rest() {
    for (int i = 0; i < 1200 && screen_.moving(now_); ++i)
        now_ += kFrame;
    REQUIRE_FALSE(screen_.moving(now_));
}

void Play::give(const ui::InputEvent& event) {
    if (const auto command = ask(event)) perform(*command);
}

void Play::perform(const ui::Command& command) {
    std::visit([&](const auto& each) { carry_out(each); }, command);
}

void Play::carry_out(const commands::Move& move) {
    screen_.show_move(session_.play(move.direction), now_);
}

void Play::carry_out(const commands::Undo&) {
    if (const auto undone = session_.undo()) return screen_.show_undo(*undone, now_);
    if (session_.undo_new_game()) screen_.show_as_is(now_);
}

void Play::carry_out(const commands::Redo&) {
    if (const auto redone = session_.redo()) screen_.show_move(*redone, now_);
}

void Play::carry_out(const commands::NewGame&) {
    carry_out(commands::Restart{});
}

void Play::carry_out(const commands::Restart&) {
    session_.new_game(session::Start(session_.game().start()), kDate);
    screen_.show_new_game(now_);
}

void Play::carry_out(const commands::KeepGoing&) {
    if (!session_.game().win_unanswered()) return;
    session_.keep_going();
    screen_.show_as_is(now_);
}

std::optional<ui::Command> Play::press(ui::Key key, std::uint8_t modifiers) {
    const auto command = ask(ui::KeyPress{.key = key, .modifiers = modifiers});
    if (command) perform(*command);
    return command;
}

std::optional<ui::Command> Play::drag(ui::PointF from, ui::PointF to, std::int64_t id) {
    CHECK_FALSE(ask(PointerEvent{PointerEvent::Kind::kDown, id, from}));
    CHECK_FALSE(ask(PointerEvent{PointerEvent::Kind::kMove, id, to}));
    return ask(PointerEvent{PointerEvent::Kind::kUp, id, to});
}

void Play::let_go() {
    lose_focus();
    constexpr ui::PointF kCorner{1, 1};
    give(PointerEvent{PointerEvent::Kind::kDown, 0, kCorner});
    give(PointerEvent{PointerEvent::Kind::kCancel, 0, kCorner});
    wait_for_rest();
}

ui::PointF Play::middle_of(const ui::Button& button) const {
    const float density = layout().density;
    return {(static_cast<float>(button.rect.x) + static_cast<float>(button.rect.w) / 2) / density,
            (static_cast<float>(button.rect.y) + static_cast<float>(button.rect.h) / 2) / density};
}

ui::PointF Play::button(BoundCommand command) const {
    for (const ui::Button& button : screen_.buttons()) {
        if (button.command == command) return middle_of(button);
    }
    FAIL("no such button");
    return {};
}

ui::PointF Play::overlay_button(BoundCommand command) const {
    const auto buttons = screen_.buttons();
    for (std::size_t i = buttons.size(); i-- > ui::kControlCount;) {
        if (buttons[i].command == command) return middle_of(buttons[i]);
    }
    FAIL("no such button in an overlay");
    return {};
}

ui::DrawList Play::picture_at(ui::Millis time) const {
    ui::DrawList list(fonts());
    list.clear(layout().window, themes()[0].window);
    screen_.draw(themes()[0], time, list);
    return list;
}

ui::DrawList Play::fresh_picture() const {
    ui::GameScreen fresh(session_, fonts(), english());
    fresh.set_motion(motion_);
    fresh.set_layout(ui::make_layout(window_, session_.game().rules().size));
    if (by_pointer_) {
        fresh.handle(PointerEvent{PointerEvent::Kind::kDown, 0, {}}, 0);
        fresh.release_all(0);
    }
    ui::DrawList list(fonts());
    list.clear(fresh.layout().window, themes()[0].window);
    fresh.draw(themes()[0], 1e6, list);
    return list;
}

bool Play::looks_fresh() const {
    const ui::DrawList now = picture();
    const ui::DrawList fresh = fresh_picture();
    CHECK(first_difference(now.to_text(), fresh.to_text()) == "");
    if (now.commands().size() != fresh.commands().size()) return false;
    for (std::size_t i = 0; i < now.commands().size(); ++i) {
        if (now.commands()[i].fingerprint != fresh.commands()[i].fingerprint) return false;
    }
    return true;
}

void Play::random_event(Random& random) {
    using enum ui::Key;
    constexpr std::array kKeys = {kLeft, kRight, kUp, kDown, kLeft,   kUp,     kRight, kDown,  kBackspace,
                                  kY,    kU,     kN,  kR,    kEscape, kReturn, kTab,   kSpace, kA};
    const auto point = [&] {
        return ui::PointF{static_cast<float>(random.below(window_.width)),
                          static_cast<float>(random.below(window_.height))};
    };
    const int what = random.below(100);
    if (what < 60) {
        press(kKeys[static_cast<std::size_t>(random.below(static_cast<int>(kKeys.size())))]);
    } else if (what < 75) {
        constexpr PointerEvent::Kind kKinds[] = {PointerEvent::Kind::kDown, PointerEvent::Kind::kMove,
                                                 PointerEvent::Kind::kUp, PointerEvent::Kind::kUp};
        give(PointerEvent{kKinds[random.below(4)], random.below(2), point()});
    } else if (what < 80) {
        give(ui::HoverEvent{point(), random.percent(70)});
    } else if (what < 83) {
        lose_focus();
    } else if (what < 90) {
        resize(window_of(kOrdinaryWindows[static_cast<std::size_t>(random.below(10))],
                         random.percent(50) ? 1.0f : 1.5f));
    }
    wait(random.percent(20) ? random.below(900) : random.below(60));
}

std::vector<const DrawCommand*> commands_of(const ui::DrawList& list, DrawCommand::Kind kind) {
    std::vector<const DrawCommand*> found;
    for (const DrawCommand& command : list.commands()) {
        if (command.kind == kind) found.push_back(&command);
    }
    return found;
}

std::string shown_score(const ui::DrawList& list) {
    for (const DrawCommand* text : commands_of(list, DrawCommand::Kind::kText)) {
        if (text->font == ui::FontId::kNumbers && text->digits == ui::Digits::kTabular) {
            return std::string(list.text_of(*text));
        }
    }
    FAIL("no score is shown");
    return {};
}

}  // namespace twofold::support

namespace twofold::ui {

std::ostream& operator<<(std::ostream& out, const MotionSettings& settings) {
    return out << (settings.motion == Motion::kReduced ? "reduced" : "full") << " motion at speed "
               << settings.speed;
}

std::ostream& operator<<(std::ostream& out, PointF point) {
    return out << point.x << ' ' << point.y;
}

}  // namespace twofold::ui
