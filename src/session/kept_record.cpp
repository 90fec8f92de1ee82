#include "session/kept_record.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "session/board_text.h"
#include "session/daily.h"

namespace twofold::session {

namespace {

constexpr std::string_view kEnding = ".twofold";
constexpr std::string_view kUndo = "_undo";
constexpr std::string_view kOpen = "_open";
constexpr std::string_view kStar = "_star";

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// Removes `end` from the end of the text; false if it is not there.
bool remove_suffix(std::string_view& text, std::string_view end) {
    if (!ends_with(text, end)) return false;
    text.remove_suffix(end.size());
    return true;
}

// The date of "20261130-143012-000" or "20261130-143012" as YYYY-MM-DD; nullopt if it is invalid.
std::optional<std::string> parse_date(std::string_view time) {
    if (time.size() != 15 && time.size() != 19) return std::nullopt;
    for (std::size_t i = 0; i < time.size(); ++i) {
        const bool dash = i == 8 || i == 15;
        if (dash ? time[i] != '-' : time[i] < '0' || time[i] > '9') return std::nullopt;
    }
    std::string date = date_text(static_cast<std::uint32_t>(*base::parse_number(time.substr(0, 8))));
    if (!daily_start(date)) return std::nullopt;  // not in the calendar
    return date;
}

}  // namespace

std::string summary_of(const Game& game, bool stays_open) {
    const rules::GameState& state = game.state();
    const Variant variant = variant_of(game.start());
    std::string summary = variant_text(variant) + "_" + std::to_string(state.score);
    summary += "_" + tile_text(state.board.largest());
    summary += "_" + std::to_string(state.moves);
    if (const std::string board = board_digits(state.board); !board.empty()) summary += "_" + board;
    if (with_undo(game)) summary += kUndo;
    if (stays_open && !game.over()) summary += kOpen;
    return summary;
}

std::string shared_name(std::string_view date, rules::Size size, rules::Score score) {
    std::string name = "Twofold ";
    return name.append(date).append(" ").append(size_text(size)).append(" ").append(std::to_string(score));
}

std::string shared_name(const KeptRecord& record) {
    return shared_name(record.date, record.variant.rules.size, record.score);
}

std::optional<KeptRecord> parse_kept_record(std::string_view file) {
    if (!ends_with(file, kEnding)) return std::nullopt;
    KeptRecord record{.file = std::string(file)};
    std::string_view rest = file.substr(0, file.size() - kEnding.size());
    record.starred = remove_suffix(rest, kStar);
    record.open = remove_suffix(rest, kOpen);
    record.undo = remove_suffix(rest, kUndo);
    std::array<std::string_view, 5> fields;
    for (std::string_view& field : fields)
        field = base::split_first(rest, '_');
    const auto date = parse_date(fields[0]);
    const auto variant = parse_variant(fields[1]);
    const auto score = base::parse_number(fields[2]);
    const auto largest = parse_tile(fields[3], rules::kMaxExponent);
    const auto moves = base::parse_number(fields[4]);
    if (!date || !variant || !score || !largest || !moves) return std::nullopt;
    record.date = *date;
    record.variant = *variant;
    record.score = *score;
    record.largest = *largest;
    record.moves = *moves;
    record.board = parse_board_digits(rest, variant->rules.size);
    return record;
}

const KeptRecord* open_game(std::span<const KeptRecord> records, const Variant& variant) {
    const auto latest = std::find_if(records.begin(), records.end(), [&](const KeptRecord& record) {
        return record.open && record.variant == variant;
    });
    return latest == records.end() ? nullptr : &*latest;
}

const KeptRecord* game_to_resume(std::span<const KeptRecord> records, const Variant& variant,
                                 const Game& current, std::optional<std::uint64_t> seed) {
    const bool is_played = !current.plies().empty() && variant_of(current.start()) == variant &&
                           seed.value_or(current.start().seed) == current.start().seed;
    return is_played ? nullptr : open_game(records, variant);
}

std::string_view key_of(std::string_view file) {
    return file.substr(0, file.find('_'));
}

std::string starred_name(std::string_view file, bool starred) {
    std::string stem(file.substr(0, file.size() - kEnding.size()));
    if (ends_with(stem, kStar)) stem.resize(stem.size() - kStar.size());
    if (starred) stem += kStar;
    return stem.append(kEnding);
}

}  // namespace twofold::session
