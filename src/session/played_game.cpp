#include "session/played_game.h"

#include <array>

#include "base/text.h"
#include "session/board_text.h"

namespace twofold::session {

namespace {

constexpr std::array<std::string_view, 3> kEnds = {"over", "left", "open"};
constexpr std::size_t kFields = 10;

void append_seconds(PlayedMillis time, std::string& out) {
    const std::string millis = std::to_string(time % 1000);
    out += std::to_string(time / 1000) + "." + std::string(3 - millis.size(), '0') + millis;
}

std::optional<PlayedMillis> parse_seconds(std::string_view text) {
    const auto seconds = base::parse_number(base::split_first(text, '.'));
    const auto millis = base::parse_number(text);
    constexpr PlayedMillis kMaxSeconds = 1'000'000'000'000;
    if (!seconds || !millis || text.size() != 3 || *seconds > kMaxSeconds) return std::nullopt;
    return *seconds * 1000 + *millis;
}

std::optional<PlayedGame::End> parse_end(std::string_view text) {
    for (std::size_t i = 0; i < kEnds.size(); ++i) {
        if (kEnds[i] == text) return static_cast<PlayedGame::End>(i);
    }
    return std::nullopt;
}

std::optional<std::vector<Split>> parse_splits(std::string_view text) {
    std::vector<Split> splits;
    while (!text.empty()) {
        std::string_view split = base::split_first(text, ' ');
        const auto exponent = parse_tile(base::split_first(split, '='), rules::kMaxExponent);
        const auto time = parse_seconds(split);
        if (!exponent || !time) return std::nullopt;
        splits.push_back({*exponent, *time});
    }
    return splits;
}

std::optional<PlayedGame> parse_line(std::string_view line) {
    std::array<std::string_view, kFields> fields;
    for (std::string_view& field : fields)
        field = base::split_first(line, ',');
    const auto variant = parse_variant(fields[1]);
    const auto score = base::parse_number(fields[2]);
    const auto largest = parse_tile(fields[3], rules::kMaxExponent);
    const auto moves = base::parse_number(fields[4]);
    const auto won = base::parse_yes_no(fields[5]);
    const auto undo = base::parse_yes_no(fields[6]);
    const auto end = parse_end(fields[7]);
    const auto time = parse_seconds(fields[8]);
    auto splits = parse_splits(fields[9]);
    if (!variant || !score || !largest || !moves || !won || !undo || !end || !time || !splits)
        return std::nullopt;
    return PlayedGame{.key = std::string(fields[0]),
                      .variant = *variant,
                      .score = *score,
                      .largest = *largest,
                      .moves = *moves,
                      .won = *won,
                      .undo = *undo,
                      .end = *end,
                      .time = *time,
                      .splits = std::move(*splits)};
}

}  // namespace

PlayedGame played_game(const Game& game, std::string_view key, PlayedGame::End end_if_not_over) {
    PlayedGame played{.key = std::string(key),
                      .variant = variant_of(game.start()),
                      .score = game.best_score(),
                      .largest = game.state().board.largest(),
                      .moves = game.undo_count(),
                      .won = game.state().won,
                      .undo = with_undo(game),
                      .end = game.over() ? PlayedGame::End::kOver : end_if_not_over,
                      .time = game.time_played()};
    for (rules::Exponent exponent = kFirstSplit; exponent <= rules::kMaxExponent; ++exponent) {
        if (const auto time = game.splits()[exponent]) played.splits.push_back({exponent, *time});
    }
    return played;
}

void append_played_game(const PlayedGame& game, std::string& csv) {
    csv.append(game.key).append(",").append(variant_text(game.variant)).append(",");
    csv.append(std::to_string(game.score)).append(",").append(tile_text(game.largest)).append(",");
    csv.append(std::to_string(game.moves)).append(",").append(base::yes_no_text(game.won)).append(",");
    csv.append(base::yes_no_text(game.undo))
        .append(",")
        .append(kEnds[static_cast<std::size_t>(game.end)])
        .append(",");
    append_seconds(game.time, csv);
    char mark = ',';
    if (game.splits.empty()) csv += mark;
    for (const Split& split : game.splits) {
        csv += mark;
        csv.append(tile_text(split.exponent)).append("=");
        append_seconds(split.time, csv);
        mark = ' ';
    }
    csv += '\n';
}

std::vector<PlayedGame> read_played_games(std::string_view csv) {
    std::vector<PlayedGame> games;
    while (!csv.empty()) {
        std::string_view line = base::take_line(csv);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (auto game = parse_line(line)) games.push_back(std::move(*game));
    }
    return games;
}

}  // namespace twofold::session
