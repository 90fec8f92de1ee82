#include "rules/slide.h"

namespace twofold::rules {

LineSlide slide_line(std::span<const Exponent> line) {
    LineSlide result;
    std::size_t filled = 0;     // cells of the result in use
    bool last_is_open = false;  // the tile at filled - 1 may still merge
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Exponent exponent = line[i];
        if (exponent == 0) {
            result.destination[i] = LineSlide::kNoTile;
            continue;
        }
        const Exponent made = last_is_open ? merge_of(result.cells[filled - 1], exponent) : Exponent{0};
        if (made != 0) {
            result.cells[filled - 1] = made;
            result.made_by_merge[filled - 1] = true;
            result.points = add_saturating(result.points, face_value(made));
            last_is_open = false;
        } else {
            result.cells[filled++] = exponent;
            last_is_open = true;
        }
        result.destination[i] = static_cast<std::int8_t>(filled - 1);
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        result.changed |= result.cells[i] != line[i];
    return result;
}

Slide slide(const Board& board, Direction direction) {
    Slide result;
    result.board = board;
    const Lines lines = lines_of(board.size(), direction);
    const auto length = static_cast<std::size_t>(lines.length);
    std::array<Exponent, kMaxSide> line{};
    for (int n = 0; n < lines.count; ++n) {
        for (int i = 0; i < lines.length; ++i)
            line[static_cast<std::size_t>(i)] = board[lines.index(n, i)];
        const LineSlide moved = slide_line({line.data(), length});
        for (std::size_t i = 0; i < length; ++i) {
            const int index = lines.index(n, static_cast<int>(i));
            result.board.set(index, moved.cells[i]);
            if (moved.made_by_merge[i]) result.merges.push_back({board.cell_at(index), moved.cells[i]});
            if (moved.destination[i] == LineSlide::kNoTile) continue;
            const int to = lines.index(n, moved.destination[i]);
            result.motions.push_back({board.cell_at(index), board.cell_at(to), line[i],
                                      moved.made_by_merge[static_cast<std::size_t>(moved.destination[i])]});
        }
        result.points = add_saturating(result.points, moved.points);
        result.effective |= moved.changed;
    }
    return result;
}

bool can_slide(const Board& board, Direction direction) {
    const Lines lines = lines_of(board.size(), direction);
    for (int n = 0; n < lines.count; ++n) {
        for (int i = 1; i < lines.length; ++i) {
            const Exponent nearer = board[lines.index(n, i - 1)];
            const Exponent farther = board[lines.index(n, i)];
            if (farther != 0 && (nearer == 0 || merge_of(nearer, farther) != 0)) return true;
        }
    }
    return false;
}

bool is_over(const Board& board) {
    for (const Direction direction : kAllDirections) {
        if (can_slide(board, direction)) return false;
    }
    return true;
}

}  // namespace twofold::rules
