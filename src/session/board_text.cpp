#include "session/board_text.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <vector>

#include "base/text.h"

namespace twofold::session {

namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

// Calls `each` with every piece of `text` between separators. Stops and returns false once it returns false.
template <typename Each>
bool for_each_piece(std::string_view text, char separator, Each each) {
    while (true) {
        const std::size_t end = text.find(separator);
        if (!each(text.substr(0, end))) return false;
        if (end == std::string_view::npos) return true;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

std::string tile_text(rules::Exponent exponent) {
    const rules::Score value = rules::face_value(exponent);
    return value == rules::kMaxScore ? tile_power(exponent) : std::to_string(value);
}

std::string tile_power(rules::Exponent exponent) {
    return "2^" + std::to_string(exponent);
}

std::string tile_short(rules::Exponent exponent) {
    constexpr std::string_view kLetters = "KMGTPE";
    if (exponent < 10) return tile_text(exponent);
    const auto letter = static_cast<std::size_t>(exponent / 10 - 1);
    if (letter >= kLetters.size()) return tile_power(exponent);
    return std::to_string(1 << exponent % 10) + kLetters[letter];
}

std::optional<rules::Exponent> parse_tile(std::string_view text, rules::Exponent largest) {
    if (text.substr(0, 2) == "2^") {
        const auto exponent = base::parse_number(text.substr(2));
        if (!exponent || *exponent < 1 || *exponent > largest) return std::nullopt;
        return static_cast<rules::Exponent>(*exponent);
    }
    const auto value = base::parse_number(text);
    if (!value || *value == rules::kMaxScore) return std::nullopt;
    for (rules::Exponent exponent = 0; exponent <= largest; ++exponent) {
        if (rules::face_value(exponent) == *value) return exponent;
    }
    return std::nullopt;
}

std::string board_text(const rules::Board& board) {
    std::string text;
    for (int i = 0; i < board.cell_count(); ++i) {
        if (i > 0) text += i % board.size().cols == 0 ? '/' : ' ';
        text += tile_text(board[i]);
    }
    return text;
}

std::optional<rules::Board> parse_board(std::string_view text, rules::Exponent largest) {
    std::array<rules::Exponent, rules::kMaxCells> cells{};
    int rows = 0;
    int cols = 0;
    int count = 0;
    const bool readable = for_each_piece(text, '/', [&](std::string_view row) {
        int in_row = 0;
        const bool row_readable = for_each_piece(row, ' ', [&](std::string_view piece) {
            if (piece.empty()) return true;  // several spaces count as one
            const auto tile = parse_tile(piece, largest);
            if (!tile || in_row == rules::kMaxSide || rows == rules::kMaxSide) return false;
            cells[static_cast<std::size_t>(count++)] = *tile;
            ++in_row;
            return true;
        });
        if (rows == 0) cols = in_row;
        ++rows;
        return row_readable && in_row == cols;
    });
    const rules::Size size{static_cast<std::uint8_t>(rows), static_cast<std::uint8_t>(cols)};
    if (!readable || !size.playable()) return std::nullopt;
    rules::Board board(size);
    for (int i = 0; i < count; ++i)
        board.set(i, cells[static_cast<std::size_t>(i)]);
    return board;
}

std::optional<rules::Board> parse_written_board(std::string_view text) {
    const char* between = text.find('/') == std::string_view::npos ? "/" : " ";
    std::string rows;
    while (!text.empty()) {
        const std::string_view line = base::trim(base::take_line(text));
        if (line.empty()) continue;
        if (!rows.empty()) rows += between;
        rows += line;
    }
    std::replace(rows.begin(), rows.end(), '\t', ' ');
    return parse_board(rows);
}

std::string board_digits(const rules::Board& board) {
    std::string digits;
    for (const rules::Exponent exponent : board.cells()) {
        if (exponent >= kDigits.size()) return {};
        digits += kDigits[exponent];
    }
    return digits;
}

std::optional<rules::Board> parse_board_digits(std::string_view digits, rules::Size size) {
    rules::Board board(size);
    if (std::ssize(digits) != board.cell_count()) return std::nullopt;
    for (int i = 0; i < board.cell_count(); ++i) {
        const std::size_t exponent = kDigits.find(digits[static_cast<std::size_t>(i)]);
        if (exponent == std::string_view::npos) return std::nullopt;
        board.set(i, static_cast<rules::Exponent>(exponent));
    }
    return board;
}

std::string size_text(rules::Size size) {
    return std::to_string(size.rows) + "x" + std::to_string(size.cols);
}

std::optional<rules::Size> parse_size(std::string_view text) {
    if (text.size() != 3 || (text[1] != 'x' && text[1] != 'X')) return std::nullopt;
    const rules::Size size{static_cast<std::uint8_t>(text[0] - '0'),
                           static_cast<std::uint8_t>(text[2] - '0')};
    if (!size.playable()) return std::nullopt;
    return size;
}

}  // namespace twofold::session
