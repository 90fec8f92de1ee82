#include "ui/draw/wrapping.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/utf8.h"

namespace twofold::ui {

namespace {

// Chinese, Japanese and Korean characters and punctuation: a line may be broken before and after each, as far
// as the punctuation rules allow.
bool is_square(char32_t c) {
    return (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) || (c >= 0xf900 && c <= 0xfaff) ||
           (c >= 0xfe30 && c <= 0xfe4f) || (c >= 0xff00 && c <= 0xffef) || (c >= 0x20000 && c <= 0x3ffff);
}

// Punctuation that may not begin a line, and that may not end one (W3C, Requirements for Chinese Text Layout,
// 3.1.7).
constexpr std::u32string_view kClosing =
    U"!%),.:;?]}·’”–—…‰′″℃、。々〉》」』】〕〗ー！％），．／：；？］｝～";
constexpr std::u32string_view kOpening = U"$([{£¥‘“〈《「『【〔〖＄（［｛￥";

bool may_break(char32_t before, char32_t after) {
    return (is_square(before) || is_square(after)) && kClosing.find(after) == std::u32string_view::npos &&
           kOpening.find(before) == std::u32string_view::npos;
}

// The end of a line and the start of the next one, in bytes. Between them is a space or nothing.
struct LineBreak {
    std::size_t end = 0;
    std::size_t next = 0;
};

constexpr std::string_view kMore = "\u2026";

// The text without its last character.
std::string_view shorter(std::string_view utf8) {
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; };
    while (utf8.size() > 1 && continues(utf8.back()))
        utf8.remove_suffix(1);
    utf8.remove_suffix(1);
    return utf8;
}

// The text without trailing spaces and stops, which would run into the ellipsis.
std::string_view without_stops(std::string_view utf8) {
    constexpr std::u32string_view kStops = U" .,;:\u3002\uff0c\u3001\uff1b\uff1a";
    while (!utf8.empty()) {
        const std::string_view rest = shorter(utf8);
        std::string_view last = utf8.substr(rest.size());
        if (kStops.find(base::take_code_point(last)) == std::u32string_view::npos) break;
        utf8 = rest;
    }
    return utf8;
}

}  // namespace

std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room) {
    std::vector<std::string> lines(1);
    float width = 0;  // of the current line
    const auto break_line = [&](const LineBreak& place) {
        std::string rest = lines.back().substr(place.next);
        lines.back().resize(place.end);
        width = font.width(rest, Digits::kProportional, text_px);
        lines.push_back(std::move(rest));
    };
    std::optional<LineBreak> place;  // last possible break in the current line
    char32_t last = 0;
    while (!utf8.empty()) {
        const std::string_view before = utf8;
        const char32_t code_point = base::take_code_point(utf8);
        const std::string_view character = before.substr(0, before.size() - utf8.size());
        const std::size_t length = lines.back().size();
        if (code_point == U' ') {
            place = LineBreak{length, length + 1};
        } else if (length > 0 && may_break(last, code_point)) {
            place = LineBreak{length, length};
        }
        last = code_point;
        lines.back() += character;
        width += font.advance(code_point, Digits::kProportional, text_px);
        // If there is no possible break, or the part after it is too wide by itself, break anywhere.
        while (width > room && lines.back().size() > character.size()) {
            const std::size_t start = lines.back().size() - character.size();
            break_line(place.value_or(LineBreak{start, start}));
            place.reset();
        }
    }
    return lines;
}

std::vector<std::string> wrapped_evenly(const Font& font, std::string_view utf8, int text_px, int room) {
    const auto lines_in = [&](int width) {
        return wrapped(font, utf8, static_cast<float>(text_px), static_cast<float>(width));
    };
    std::vector<std::string> lines = lines_in(room);
    const int step = std::max(1, text_px / 4);
    for (int width = room - step; width > room / 2; width -= step) {
        std::vector<std::string> narrower = lines_in(width);
        if (narrower.size() > lines.size()) break;
        lines = std::move(narrower);
    }
    return lines;
}

std::vector<std::string> cut_off(const Font& font, std::vector<std::string> lines, float text_px, float room,
                                 std::size_t most) {
    if (lines.size() <= most) return lines;
    lines.resize(most);
    std::string_view kept = lines.back();
    const float mark = font.width(kMore, Digits::kProportional, text_px);
    while (!kept.empty() && font.width(kept, Digits::kProportional, text_px) + mark > room)
        kept = shorter(kept);
    lines.back() = std::string(without_stops(kept)) + std::string(kMore);
    return lines;
}

}  // namespace twofold::ui
