#include "app/trace.h"

#include <array>
#include <cmath>

#include "ui/screens/all_screens.h"

namespace twofold::app {

namespace {

std::string number(long value) {
    return std::to_string(value);
}

std::string in_units(const ui::Rect& px, float density) {
    const auto unit = [&](int value) { return number(std::lround(static_cast<float>(value) / density)); };
    return unit(px.x) + " " + unit(px.y) + " " + unit(px.w) + " " + unit(px.h);
}

// For tests: what a button is called, by its command.
struct ButtonName {
    bool control;
    std::string_view operator()(const ui::commands::Undo&) const { return control ? "undo" : "overlay-undo"; }
    std::string_view operator()(const ui::commands::NewGame&) const {
        return control ? "new" : "overlay-new";
    }
    std::string_view operator()(const ui::commands::WatchGame&) const { return "overlay-watch"; }
    std::string_view operator()(const ui::commands::Redo&) const { return "redo"; }
    std::string_view operator()(const ui::commands::Open&) const { return "menu"; }
    std::string_view operator()(const ui::commands::KeepGoing&) const { return "keep-going"; }
    // No button has any other.
    template <typename Other>
    std::string_view operator()(const Other&) const {
        return {};
    }
};

std::string_view name_of(const ui::Button& button, bool control) {
    return std::visit(ButtonName{control}, button.command);
}

}  // namespace

void Trace::say(std::string_view what) {
    if (on_) lines_.add(what);
}

void Trace::say(std::string_view what, const session::Game& game) {
    if (!on_) return;
    say(std::string(what) + " ply " + std::to_string(game.undo_count()) + " score " +
        std::to_string(game.state().score));
}

void Trace::window(const ui::WindowMetrics& window) {
    if (!on_) return;
    say("window " + number(window.width) + "x" + number(window.height) + " density " +
        number(std::lround(window.density)) + (window.fullscreen ? " fullscreen" : " windowed"));
}

void Trace::settings(const session::Settings& before, const session::Settings& after) {
    if (!on_) return;
    for (const session::Setting& setting : session::all_settings()) {
        const std::string value = setting.text(after);
        if (value != setting.text(before)) say("setting " + std::string(setting.key) + " " + value);
    }
}

void Trace::layout(const ui::GameScreen& board, const ui::Screen* front, ui::Millis now) {
    if (!on_) return;
    overlay_ = board.overlay_kind();
    if (front == nullptr) {
        board_layout(board);
    } else {
        screen_layout(*front, board.layout().density, now);
    }
}

void Trace::board_layout(const ui::GameScreen& board) {
    constexpr std::array<std::string_view, 4> kOverlays = {"none", "won", "won", "over"};
    const float density = board.layout().density;
    say("overlay " + std::string(kOverlays[static_cast<std::size_t>(overlay_)]));
    say("board " + in_units(board.layout().board, density));
    std::size_t index = 0;
    for (const ui::Button& button : board.buttons()) {
        const bool control = index++ < ui::kControlCount;
        say("button " + std::string(name_of(button, control)) + " " + in_units(button.rect, density));
    }
}

void Trace::screen_layout(const ui::Screen& screen, float density, ui::Millis now) {
    say("screen " + std::string(ui::name_of(screen.id())));
    for (const ui::Target& target : screen.targets(now))
        say("button " + target.name + " " + in_units(target.rect, density));
}

void Trace::place(const ui::Screen& front) {
    if (!on_) return;
    const std::string place = front.place();
    if (place.empty() || place == place_) return;
    say("replay " + place);
    place_ = place;
}

}  // namespace twofold::app
