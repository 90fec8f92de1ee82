#include "app/text_format.h"

#include <array>
#include <charconv>
#include <cstdio>

#include "session/board_text.h"

namespace twofold::app {

namespace {

// Written without a JSON library for speed: programs that play read hundreds of thousands of lines a second.
class JsonLine {
  public:
    explicit JsonLine(std::string& out) : out_(out) {}

    JsonLine& raw(std::string_view text) {
        out_ += text;
        return *this;
    }
    JsonLine& number(std::uint64_t value) {
        std::array<char, 20> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        out_.append(digits.data(), end);
        return *this;
    }
    JsonLine& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonLine& cell(rules::Cell cell) { return raw("[").number(cell.row).raw(",").number(cell.col).raw("]"); }
    // The items of `list` with commas between, each written by `write(item)`.
    template <typename List, typename Write>
    JsonLine& items(const List& list, Write write) {
        bool first = true;
        for (const auto& item : list) {
            if (!first) raw(",");
            first = false;
            write(item);
        }
        return *this;
    }

  private:
    std::string& out_;
};

std::string_view state_name(const session::Game& game, const rules::MoveOutcome* last) {
    if (game.over()) return "over";
    return last != nullptr && last->won ? "won" : "playing";
}

void write_last(const rules::MoveOutcome& last, JsonLine& json) {
    json.raw("{\"command\":\"")
        .raw(direction_name(last.direction))
        .raw("\",\"effective\":")
        .boolean(last.effective());
    json.raw(",\"points\":").number(last.slide.points).raw(",\"motions\":[");
    json.items(last.slide.motions, [&](const rules::Motion& motion) {
        json.raw("{\"from\":").cell(motion.from).raw(",\"to\":").cell(motion.to);
        json.raw(",\"exponent\":")
            .number(motion.exponent)
            .raw(",\"merged\":")
            .boolean(motion.merged)
            .raw("}");
    });
    json.raw("],\"merges\":[");
    json.items(last.slide.merges, [&](const rules::Merge& merge) {
        json.raw("{\"at\":").cell(merge.at).raw(",\"exponent\":").number(merge.exponent).raw("}");
    });
    json.raw("],\"spawn\":");
    if (last.effective()) {
        json.raw("{\"at\":").cell(last.spawn.at).raw(",\"exponent\":").number(last.spawn.exponent).raw("}}");
    } else {
        json.raw("null}");
    }
}

}  // namespace

std::string_view direction_name(rules::Direction direction) {
    constexpr std::array<std::string_view, 4> kNames = {"left", "right", "up", "down"};
    return kNames[static_cast<std::size_t>(direction)];
}

void write_json(const session::Game& game, const rules::MoveOutcome* last, std::string& out) {
    const rules::GameState& state = game.state();
    const rules::Size size = state.board.size();
    JsonLine json(out);
    json.raw("{\"rows\":").number(size.rows).raw(",\"cols\":").number(size.cols).raw(",\"board\":[");
    for (int i = 0; i < state.board.cell_count(); ++i) {
        const bool row_begins = i % size.cols == 0;
        json.raw(!row_begins ? "," : i == 0 ? "[" : "],[").number(state.board[i]);
    }
    json.raw("]],\"score\":").number(state.score).raw(",\"moves\":").number(state.moves);
    json.raw(",\"best_exponent\":").number(state.board.largest());
    json.raw(",\"state\":\"").raw(state_name(game, last)).raw("\",\"won\":").boolean(state.won);
    json.raw(",\"legal\":[");
    bool first = true;
    for (const rules::Direction direction : rules::kAllDirections) {
        if (!rules::can_slide(state.board, direction)) continue;
        json.raw(first ? "\"" : ",\"").raw(direction_name(direction)).raw("\"");
        first = false;
    }
    json.raw("],\"undo\":")
        .number(game.undo_count())
        .raw(",\"redo\":")
        .number(game.redo_count())
        .raw(",\"last\":");
    if (last != nullptr) {
        write_last(*last, json);
    } else {
        json.raw("null");
    }
    json.raw("}\n");
}

void write_columns(const session::Game& game, const rules::MoveOutcome* last, std::string& out) {
    const rules::GameState& state = game.state();
    const int cols = state.board.size().cols;
    std::size_t width = 4;
    for (int i = 0; i < state.board.cell_count(); ++i) {
        width = std::max(width, session::tile_text(state.board[i]).size());
    }
    for (int i = 0; i < state.board.cell_count(); ++i) {
        const std::string tile = state.board[i] == 0 ? "." : session::tile_text(state.board[i]);
        out.append(width - tile.size() + (i % cols == 0 ? 0 : 2), ' ').append(tile);
        if (i % cols == cols - 1) out += '\n';
    }
    out += "score " + std::to_string(state.score) + ", moves " + std::to_string(state.moves) + ", ";
    out.append(state_name(game, last)).append("\n");
}

void write_json_error(std::string_view error, std::string& out) {
    out += "{\"error\":\"";
    for (const char c : error) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out.append("\\").append(1, c);
        } else if (byte < 0x20 || byte >= 0x7f) {
            out += '?';  // an echoed command may contain any bytes
        } else {
            out += c;
        }
    }
    out += "\"}\n";
}

}  // namespace twofold::app
