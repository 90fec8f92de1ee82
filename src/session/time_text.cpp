#include "session/time_text.h"

#include <array>
#include <charconv>

namespace twofold::session {

namespace {

// Padded with zeros to at least `digits` digits.
void append_number(std::uint64_t number, std::size_t digits, std::string& out) {
    std::array<char, 20> text{};
    const char* end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    const auto length = static_cast<std::size_t>(end - text.data());
    if (length < digits) out.append(digits - length, '0');
    out.append(text.data(), length);
}

}  // namespace

void append_time(PlayedMillis time, std::string& out) {
    const PlayedMillis seconds = time / 1000;
    const PlayedMillis hours = seconds / 3600;
    if (hours > 0) {
        append_number(hours, 1, out);
        out += ':';
    }
    append_number(seconds / 60 % 60, hours > 0 ? 2 : 1, out);
    out += ':';
    append_number(seconds % 60, 2, out);
}

std::string exact_time_text(PlayedMillis time) {
    std::string text;
    append_time(time, text);
    text += '.';
    append_number(time % 1000, 3, text);
    return text;
}

}  // namespace twofold::session
