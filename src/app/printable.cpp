#include "app/printable.h"

#include "ui/font.h"

namespace twofold::app {

namespace {

constexpr bool is_control(char32_t c) {
    return c < U' ' || (c >= U'\x7f' && c <= U'\x9f');
}

}  // namespace

bool is_printable(std::string_view text) {
    while (!text.empty()) {
        const char32_t c = ui::take_code_point(text);
        if (is_control(c) || c == U'\ufffd') return false;
    }
    return true;
}

std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::string_view before = text;
        ui::take_code_point(text);
        const std::string_view character = before.substr(0, before.size() - text.size());
        out += is_printable(character) ? character : "?";
    }
    return out;
}

}  // namespace twofold::app
