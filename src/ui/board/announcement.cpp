#include "ui/board/announcement.h"

#include <algorithm>
#include <array>
#include <utility>

#include "session/board_text.h"
#include "ui/board/overlay.h"

namespace twofold::ui {

namespace {

using rules::Direction;
using rules::Exponent;

constexpr std::size_t kFewDirections = 2;

// Merges of a move that made the same tile, and so of the same two.
struct LikeMerges {
    int count = 0;
    Exponent first = 0;
    Exponent second = 0;
};

std::string said_merges(Exponent made, const LikeMerges& merges, const Strings& strings) {
    return strings.filled(merges.count == 1 ? TextId::kSayMerge : TextId::kSayMerges,
                          {{"first", session::tile_text(merges.first)},
                           {"second", session::tile_text(merges.second)},
                           {"made", session::tile_text(made)},
                           {"count", std::to_string(merges.count)}});
}

std::string said_merges(const rules::Slide& slide, const Strings& strings) {
    std::array<LikeMerges, rules::kMaxExponent + 1> merges{};  // by the exponent they made
    for (const rules::Motion& motion : slide.motions) {
        if (!motion.merged) continue;
        LikeMerges& like = merges[slide.board[motion.to]];
        like.first = std::exchange(like.second, motion.exponent);
    }
    for (const rules::Merge& merge : slide.merges)
        ++merges[merge.exponent].count;
    std::string list;
    for (std::size_t made = merges.size() - 1; made > 0; --made) {
        if (merges[made].count == 0) continue;
        list = said_list(std::move(list), said_merges(static_cast<Exponent>(made), merges[made], strings),
                         strings);
    }
    return list;
}

std::string said_spawn(Exponent exponent, rules::Cell at, const Strings& strings) {
    return strings.filled(TextId::kSaySpawn, {{"tile", session::tile_text(exponent)},
                                              {"row", std::to_string(at.row + 1)},
                                              {"column", std::to_string(at.col + 1)}});
}

// The possible directions, if there are few.
std::string said_possible(const rules::Board& board, const Strings& strings) {
    std::string list;
    std::size_t count = 0;
    for (const Direction direction : rules::kAllDirections) {
        if (!rules::can_slide(board, direction)) continue;
        list = said_list(std::move(list), said_direction(direction, strings), strings);
        ++count;
    }
    if (count == 0 || count > kFewDirections) return {};
    return strings.filled(TextId::kSayPossible, {{"directions", list}});
}

std::string said_ending(OverlayKind kind, const session::Game& game, const Strings& strings) {
    if (kind == OverlayKind::kOver) return std::string(strings.text(TextId::kSayOver));
    const Exponent made = std::max(game.rules().target, game.state().board.largest());
    return strings.filled(kind == OverlayKind::kWon ? TextId::kSayWon : TextId::kSayWonAndOver,
                          {{"tile", session::tile_text(made)}});
}

}  // namespace

std::string said_after(std::string first, std::string_view next, const Strings& strings) {
    if (first.empty()) return std::string(next);
    if (next.empty()) return first;
    return strings.filled(TextId::kSayThen, {{"first", first}, {"next", next}});
}

std::string said_list(std::string list, std::string_view next, const Strings& strings) {
    if (list.empty()) return std::string(next);
    return strings.filled(TextId::kSayList, {{"list", list}, {"next", next}});
}

std::string said_value(std::string_view item, std::string_view value, const Strings& strings) {
    if (value.empty()) return std::string(item);
    return strings.filled(TextId::kSayValue, {{"item", item}, {"value", value}});
}

std::string said_item(std::string_view screen, std::string_view item, const Strings& strings) {
    if (item.empty()) return std::string(screen);
    return strings.filled(TextId::kSayItem, {{"screen", screen}, {"item", item}});
}

std::string_view said_direction(Direction direction, const Strings& strings) {
    constexpr std::array kTexts = {TextId::kSayLeft, TextId::kSayRight, TextId::kSayUp, TextId::kSayDown};
    return strings.text(kTexts[static_cast<std::size_t>(direction)]);
}

std::string said_slide(const rules::MoveOutcome& outcome, const Strings& strings) {
    const std::string_view direction = said_direction(outcome.direction, strings);
    if (!outcome.effective()) return strings.filled(TextId::kSayNothing, {{"direction", direction}});
    std::string line =
        outcome.slide.merges.empty()
            ? strings.filled(TextId::kSayMove, {{"direction", direction}})
            : strings.filled(TextId::kSayMerged, {{"direction", direction},
                                                  {"merges", said_merges(outcome.slide, strings)},
                                                  {"points", strings.number(outcome.slide.points)}});
    return said_after(std::move(line), said_spawn(outcome.spawn.exponent, outcome.spawn.at, strings),
                      strings);
}

std::string said_state(const session::Game& game, const Strings& strings) {
    const OverlayKind kind = overlay_of(game);
    if (kind == OverlayKind::kNone) return said_possible(game.state().board, strings);
    std::string choices;
    for (const OverlayChoice& choice : choices_of(game))
        choices = said_list(std::move(choices), strings.text(choice.label), strings);
    return said_after(said_ending(kind, game, strings),
                      strings.filled(TextId::kSayChoices, {{"choices", choices}}), strings);
}

std::string said_move(const rules::MoveOutcome& outcome, const session::Game& game, const Strings& strings) {
    return said_after(said_slide(outcome, strings), said_state(game, strings), strings);
}

std::string said_undo(const rules::MoveOutcome& undone, const session::Game& game, const Strings& strings) {
    std::string line =
        strings.filled(TextId::kSayUndone, {{"direction", said_direction(undone.direction, strings)},
                                            {"score", strings.number(game.state().score)}});
    return said_after(std::move(line), said_state(game, strings), strings);
}

std::string said_redo(const rules::MoveOutcome& redone, const session::Game& game, const Strings& strings) {
    return strings.filled(TextId::kSayRedone, {{"move", said_move(redone, game, strings)}});
}

std::string said_keep_going(const session::Game& game, const Strings& strings) {
    return said_after(std::string(strings.text(TextId::kSayKeepGoing)), said_state(game, strings), strings);
}

std::string said_beginning(Beginning beginning, const session::Game& game, const Strings& strings) {
    if (beginning == Beginning::kBack) {
        return said_after(std::string(strings.text(TextId::kSayGameBack)), said_game(game, strings), strings);
    }
    const TextId id = beginning == Beginning::kNew ? TextId::kSayNewGame : TextId::kSayRestart;
    std::string line = strings.filled(id, {{"size", strings.size(game.rules().size)}});
    const rules::Board& board = game.state().board;
    // A new game has two tiles. A position may have any number, so it is read aloud only on request.
    for (int i = 0; i < board.cell_count() && !game.start().position; ++i) {
        if (board[i] == 0) continue;
        line = said_after(std::move(line), said_spawn(board[i], board.cell_at(i), strings), strings);
    }
    return said_after(std::move(line), said_state(game, strings), strings);
}

std::string said_last(const session::Game& game, const Strings& strings) {
    const std::size_t moves = game.undo_count();
    if (moves == 0) return said_game(game, strings);
    rules::GameState state = game.state_at(moves - 1);
    const auto last = rules::play(state, game.rules(), game.plies()[moves - 1].direction);
    return said_move(last, game, strings);
}

std::string said_game(const session::Game& game, const Strings& strings) {
    std::string line = strings.filled(TextId::kSayBoard, {{"size", strings.size(game.rules().size)},
                                                          {"score", strings.number(game.state().score)}});
    return said_after(std::move(line), said_state(game, strings), strings);
}

std::vector<std::string> said_rows(const rules::Board& board, const Strings& strings) {
    std::vector<std::string> lines;
    for (std::uint8_t row = 0; row < board.size().rows; ++row) {
        std::string tiles;
        for (std::uint8_t col = 0; col < board.size().cols; ++col) {
            const Exponent exponent = board[rules::Cell{row, col}];
            tiles = said_list(
                std::move(tiles),
                exponent == 0 ? std::string(strings.text(TextId::kSayEmpty)) : session::tile_text(exponent),
                strings);
        }
        lines.push_back(
            strings.filled(TextId::kSayRow, {{"row", std::to_string(row + 1)}, {"tiles", tiles}}));
    }
    return lines;
}

}  // namespace twofold::ui
