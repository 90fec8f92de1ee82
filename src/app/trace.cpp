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

void Trace::layout(const ui::GameScreen& board, const ui::Screen& front, ui::Millis now) {
    if (!on_) return;
    constexpr std::array<std::string_view, 4> kOverlays = {"none", "won", "won", "over"};
    const float density = board.layout().density;
    overlay_ = board.overlay_kind();
    if (front.id() == ui::ScreenId::kGame) {
        say("overlay " + std::string(kOverlays[static_cast<std::size_t>(overlay_)]));
        say("board " + in_units(board.layout().board, density));
    } else {
        say("screen " + std::string(ui::name_of(front.id())));
    }
    for (const ui::Target& target : front.targets(now))
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
