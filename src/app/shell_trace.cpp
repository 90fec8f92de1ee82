// What the Shell says of what happens, a line each, for tests: moves, the state after them, and where
// everything is that can be pressed.
#include <cmath>

#include "app/shell.h"

namespace twofold::app {

namespace {

std::string number(long value) {
    return std::to_string(value);
}

std::string in_units(const ui::Rect& px, float density) {
    const auto unit = [&](int value) { return number(std::lround(static_cast<float>(value) / density)); };
    return unit(px.x) + " " + unit(px.y) + " " + unit(px.w) + " " + unit(px.h);
}

}  // namespace

void Shell::trace(std::string_view what) {
    if (!tracing_) return;
    trace_.append(what).append("\n");
}

void Shell::trace_state(std::string_view what) {
    if (!tracing_) return;
    const rules::GameState& state = session_.game().state();
    trace_.append(what).append(" ply ").append(std::to_string(session_.game().undo_count()));
    trace_.append(" score ").append(std::to_string(state.score)).append("\n");
}

void Shell::trace_window() {
    if (!tracing_) return;
    trace("window " + number(window_->width) + "x" + number(window_->height) + " density " +
          number(std::lround(window_->density)) + (window_->fullscreen ? " fullscreen" : " windowed"));
    trace_layout();
}

void Shell::trace_settings(const session::Settings& before, const session::Settings& after) {
    if (!tracing_) return;
    for (const session::Setting& setting : session::all_settings()) {
        const std::string value = setting.text(after);
        if (value != setting.text(before)) trace("setting " + std::string(setting.key) + " " + value);
    }
}

void Shell::trace_layout() {
    if (!tracing_) return;
    traced_overlay_ = screen_.overlay_kind();
    if (screens_.empty()) {
        trace_board();
    } else {
        trace_screen();
    }
}

void Shell::trace_board() {
    constexpr std::array<std::string_view, 4> kOverlays = {"none", "won", "won", "over"};
    const float density = screen_.layout().density;
    trace("overlay " + std::string(kOverlays[static_cast<std::size_t>(traced_overlay_)]));
    trace("board " + in_units(screen_.layout().board, density));
    std::size_t index = 0;
    for (const ui::Button& button : screen_.buttons()) {
        const bool control = index++ < ui::kControlCount;
        const auto name = [&]() -> std::string_view {
            switch (button.command) {
                case ui::CommandKind::kUndo:
                    return control ? "undo" : "overlay-undo";
                case ui::CommandKind::kNewGame:
                    return control ? "new" : "overlay-new";
                case ui::CommandKind::kRedo:
                    return "redo";
                case ui::CommandKind::kOpen:
                    return "menu";
                default:
                    return "keep-going";
            }
        };
        trace("button " + std::string(name()) + " " + in_units(button.rect, density));
    }
}

// The screen's name, and what can be pressed where it is now.
void Shell::trace_screen() {
    const ui::Screen& screen = *screens_.front();
    trace("screen " + std::string(ui::kScreenNames[static_cast<std::size_t>(screen.id())]));
    for (const ui::Target& target : screen.targets(clock_.draw_time())) {
        trace("button " + target.name + " " + in_units(target.rect, screen_.layout().density));
    }
}

// Where a replay has come to rest, each time that it is somewhere else.
void Shell::trace_place() {
    if (!tracing_ || screens_.empty()) return;
    const std::string place = screens_.front()->place();
    if (place.empty() || place == traced_place_) return;
    trace("replay " + place);
    traced_place_ = place;
}

}  // namespace twofold::app
