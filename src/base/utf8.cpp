#include "base/utf8.h"

#include <cstdint>

#include "base/text.h"

namespace twofold::base {

char32_t take_code_point(std::string_view& utf8) {
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};  // by length; smaller values are overlong
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(utf8[i]); };
    const std::uint8_t lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xc0 ? 0
                               : lead < 0xe0 ? 2
                               : lead < 0xf0 ? 3
                               : lead < 0xf8 ? 4
                                             : 0;
    bool whole = length != 0 && length <= utf8.size();
    char32_t code_point = length == 1 ? lead : lead & (0x7fu >> length);
    for (std::size_t i = 1; whole && i < length; ++i) {
        whole = (byte(i) & 0xc0u) == 0x80u;
        code_point = (code_point << 6) | (byte(i) & 0x3fu);
    }
    const bool surrogate = code_point >= 0xd800 && code_point <= 0xdfff;
    if (!whole || code_point < kSmallest[length] || code_point > 0x10ffff || surrogate) {
        utf8.remove_prefix(1);
        return U'\ufffd';
    }
    utf8.remove_prefix(length);
    return code_point;
}

bool is_printable(std::string_view text) {
    while (!text.empty()) {
        const char32_t c = take_code_point(text);
        if (is_control(c) || c == U'\ufffd') return false;
    }
    return true;
}

std::string printable(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::string_view before = text;
        take_code_point(text);
        const std::string_view character = before.substr(0, before.size() - text.size());
        out += is_printable(character) ? character : "?";
    }
    return out;
}

std::string printable_lines(std::string_view prefix, std::string_view text) {
    std::string out;
    while (!text.empty())
        out.append(prefix).append(printable(take_line(text))).append("\n");
    return out;
}

}  // namespace twofold::base
