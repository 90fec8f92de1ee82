#include "session/kept_record.h"

#include <array>

#include "session/board_text.h"

namespace twofold::session {

namespace {

constexpr std::string_view kEnding = ".twofold";
constexpr std::string_view kStar = "_star";

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

std::optional<std::string> parse_date(std::string_view time) {
    if (time.size() < 8 || !parse_number(time.substr(0, 8))) return std::nullopt;
    std::string date(time.substr(0, 4));
    date.append("-").append(time.substr(4, 2)).append("-").append(time.substr(6, 2));
    return date;
}

}  // namespace

std::string summary_of(const Game& game) {
    const rules::GameState& state = game.state();
    std::string summary = size_text(game.rules().size) + "_" + std::to_string(state.score);
    summary += "_" + tile_text(state.board.largest());
    summary += "_" + std::to_string(state.moves);
    return summary;
}

std::optional<KeptRecord> parse_kept_record(std::string_view file) {
    if (!ends_with(file, kEnding)) return std::nullopt;
    KeptRecord record{.file = std::string(file)};
    std::string_view rest = file.substr(0, file.size() - kEnding.size());
    record.starred = ends_with(rest, kStar);
    if (record.starred) rest.remove_suffix(kStar.size());
    std::array<std::string_view, 5> fields;
    for (std::string_view& field : fields) {
        const std::size_t end = rest.find('_');
        field = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
    const auto date = parse_date(fields[0]);
    const auto size = parse_size(fields[1]);
    const auto score = parse_number(fields[2]);
    const auto largest = parse_tile(fields[3], rules::kMaxExponent);
    const auto moves = parse_number(fields[4]);
    if (!date || !size || !score || !largest || !moves) return std::nullopt;
    record.date = *date;
    record.size = *size;
    record.score = *score;
    record.largest = *largest;
    record.moves = *moves;
    return record;
}

std::string starred_name(std::string_view file, bool starred) {
    std::string stem(file.substr(0, file.size() - kEnding.size()));
    if (ends_with(stem, kStar)) stem.resize(stem.size() - kStar.size());
    if (starred) stem += kStar;
    return stem.append(kEnding);
}

}  // namespace twofold::session
