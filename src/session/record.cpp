#include "session/record.h"

#include <array>
#include <charconv>

#include "base/text.h"
#include "session/board_text.h"
#include "session/rule_text.h"

namespace twofold::session {

namespace {

using rules::Direction;

constexpr std::string_view kMagic = "twofold";
constexpr std::string_view kBegin = "begin";
constexpr std::string_view kDirectionLetters = "lrud";  // in the order of Direction
constexpr char kUndoLetter = 'z';
constexpr char kRedoLetter = 'y';
constexpr char kKeepGoingLetter = 'k';
constexpr char kTimeLetter = 't';

// Numbers and checksums are written with six bits in each character.
constexpr std::string_view kSixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kTimeCharacters = 3;

// CRC-32 of ISO 3309, reflected, polynomial 0xedb88320, without the initial and final inversion, since it
// continues from line to line.
constexpr std::array<std::uint32_t, 256> kCrcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320u : 0u);
        table[byte] = crc;
    }
    return table;
}();

std::uint32_t crc_over(std::uint32_t crc, std::string_view bytes) {
    for (const char byte : bytes)
        crc = (crc >> 8) ^ kCrcTable[(crc ^ static_cast<std::uint8_t>(byte)) & 0xff];
    return crc;
}

constexpr std::uint32_t kCrcStart = 0xffffffffu;

// The running checksum as characters, folded so that any single changed byte shows. A move needs only two,
// because its spawn is checked as well. A time gets three, since any other value would be valid too. An event
// of one letter, with nothing else to check, gets four.
struct CheckCharacters {
    std::array<char, 4> characters{};
    std::size_t count = 0;

    std::string_view text() const { return {characters.data(), count}; }
};

// Number of check characters of an event whose line begins with that letter.
constexpr std::size_t check_count(char letter) {
    if (letter == kTimeLetter) return 3;
    return kDirectionLetters.find(letter) != std::string_view::npos ? 2 : 4;
}

CheckCharacters check_characters(std::uint32_t crc, std::size_t count) {
    CheckCharacters check{.count = count};
    std::uint32_t bits = 0;
    for (std::size_t shift = 0; shift < 32; shift += 6 * count)
        bits ^= crc >> shift;
    for (std::size_t i = 0; i < check.text().size(); ++i)
        check.characters[i] = kSixBits[(bits >> 6 * (count - 1 - i)) & 63];
    return check;
}

std::string begin_line(std::uint32_t crc) {
    std::array<char, 8> hex{};
    for (std::size_t i = 0; i < hex.size(); ++i)
        hex[i] = "0123456789abcdef"[(crc >> (28 - 4 * i)) & 15];
    return std::string(kBegin) + " " + std::string(hex.data(), hex.size());
}

// Removes the next line from `text` and returns it without its line feed; nullopt if no line feed is left.
std::optional<std::string_view> take_whole_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

struct HeaderLine {
    std::string_view key;
    std::string_view value;
};

HeaderLine split_header_line(std::string_view line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) return {line, {}};
    return {line.substr(0, blank), line.substr(blank + 1)};
}

// A header while it is read, with its fields in the order in which RecordWriter::header() writes them.
struct HeaderReading {
    RecordFault fault = RecordFault::kNone;
    std::string reason;
    Start start;
    RecordInfo info;
    std::uint32_t check = 0;  // over everything before the begin line
    bool impossible = false;  // a rule has an invalid value

    void fail(RecordFault what, std::string why) {
        if (fault != RecordFault::kNone) return;
        fault = what;
        reason = std::move(why);
    }
};

std::optional<std::uint64_t> parse_number_up_to(std::string_view text, std::uint64_t largest) {
    const auto number = base::parse_number(text);
    if (!number || *number > largest) return std::nullopt;
    return number;
}

// Assigns the value if there is one, and returns whether there is.
template <typename To, typename From>
bool assign(To& to, const std::optional<From>& from) {
    if (from) to = static_cast<To>(*from);
    return from.has_value();
}

// False if the key is unknown or the value cannot be read.
bool read_field(HeaderReading& header, HeaderLine line) {
    Start& start = header.start;
    const auto position = [&]() -> rules::GameState& {
        if (!start.position) start.position.emplace();
        return *start.position;
    };
    if (const RuleField* rule = rule_field(line.key)) {
        // Or the header is damaged, which its checksum will show.
        header.impossible |= !rule->set(start.rules, line.value);
        return true;
    }
    if (line.key == "seed") return assign(start.seed, base::parse_number(line.value));
    if (line.key == "board") return assign(position().board, parse_board(line.value, rules::kMaxExponent));
    if (line.key == "score") return assign(position().score, base::parse_number(line.value));
    if (line.key == "moves") return assign(position().moves, parse_number_up_to(line.value, 0xffffffffu));
    if (line.key == "won") return assign(position().won, base::parse_yes_no(line.value));
    if (line.key == "program") return (header.info.program = line.value, true);
    if (line.key == "date") return (header.info.date = line.value, true);
    return false;
}

void read_versions(HeaderReading& header, std::string_view& text) {
    for (const auto& [key, known] :
         {std::pair{kMagic, kRecordVersion}, {std::string_view("rules"), kRulesVersion}}) {
        const auto line = take_whole_line(text);
        const HeaderLine field = split_header_line(line.value_or(std::string_view{}));
        const auto version = base::parse_number(field.value);
        if (field.key != key || !version)
            return header.fail(RecordFault::kNotARecord, "not a Twofold record");
        if (*version > static_cast<std::uint64_t>(known)) {
            return header.fail(RecordFault::kNewer, "made by a newer version of Twofold");
        }
        if (*version == 0) return header.fail(RecordFault::kNotARecord, "not a Twofold record");
    }
}

void check_playable(HeaderReading& header) {
    const Start& start = header.start;
    if (header.impossible || !rules::is_possible(start.rules)) {
        header.fail(RecordFault::kImpossibleRules, "names a rule set that cannot be played");
    } else if (start.position && !(start.position->board.size() == start.rules.size)) {
        header.fail(RecordFault::kImpossibleRules, "begins with a board of another size");
    } else if (start.position && !rules::fits_tile_limit(start.position->board)) {
        header.fail(RecordFault::kImpossibleRules, "begins with tiles that are too large");
    }
}

// Reads up to and including the begin line, and leaves `text` at the first event.
HeaderReading read_header(std::string_view& text) {
    const std::string_view whole = text;
    HeaderReading header;
    read_versions(header, text);
    while (header.fault == RecordFault::kNone) {
        const std::size_t read = whole.size() - text.size();
        const auto line = take_whole_line(text);
        if (!line) {
            header.fail(RecordFault::kNotARecord, "the header is cut off");
        } else if (split_header_line(*line).key == kBegin) {
            header.check = crc_over(kCrcStart, whole.substr(0, read));
            if (*line != begin_line(header.check)) {
                header.fail(RecordFault::kNotARecord, "the header is damaged");
            }
            check_playable(header);
            break;
        } else if (!read_field(header, split_header_line(*line))) {
            header.fail(RecordFault::kNotARecord, "the header has an unreadable line");
        }
    }
    return header;
}

std::optional<Ply> parse_ply(std::string_view body) {
    const std::size_t direction = kDirectionLetters.find(body[0]);
    if (body.size() != 4 || direction == std::string_view::npos) return std::nullopt;
    const auto spawned = parse_tile(body.substr(3));
    if (body[1] < 'a' || body[2] < '1' || !spawned) return std::nullopt;
    return Ply{
        static_cast<Direction>(direction),
        {{static_cast<std::uint8_t>(body[2] - '1'), static_cast<std::uint8_t>(body[1] - 'a')}, *spawned}};
}

std::optional<std::uint32_t> parse_time(std::string_view body) {
    if (body.size() != 1 + kTimeCharacters || body[0] != kTimeLetter) return std::nullopt;
    std::uint32_t time = 0;
    for (const char character : body.substr(1)) {
        const std::size_t bits = kSixBits.find(character);
        if (bits == std::string_view::npos) return std::nullopt;
        time = time << 6 | static_cast<std::uint32_t>(bits);
    }
    return time;
}

// Replays one event line, without its check characters, on `game`. False if the event is impossible there.
bool replay_event(Game& game, std::string_view body) {
    if (body.size() == 1) {
        switch (body[0]) {
            case kUndoLetter:
                return game.may_undo() && game.undo().has_value();
            case kRedoLetter:
                return game.redo().has_value();
            case kKeepGoingLetter:
                return game.keep_going();
            default:
                return false;
        }
    }
    if (const auto time = parse_time(body)) {
        game.add_time(*time);
        return true;
    }
    const auto ply = parse_ply(body);
    return ply && game.replay(*ply);
}

// Whether the text from an invalid line on can be the remains of one interrupted write: a single piece with
// no line feed before its end, or the zeros that some file systems leave.
bool is_torn(std::string_view rest) {
    const std::size_t line_feed = rest.find('\n');
    if (line_feed == std::string_view::npos || line_feed + 1 == rest.size()) return true;
    return rest.find_first_not_of('\0') == std::string_view::npos;
}

void read_events(RecordReading& reading, std::string_view text, std::size_t header_bytes) {
    Game& game = *reading.game;
    const std::string_view events = text;
    reading.good_bytes = header_bytes;
    while (!text.empty()) {
        const std::string_view rest = text;
        const auto line = take_whole_line(text);
        const std::size_t checks = line && !line->empty() ? check_count(line->front()) : 0;
        const bool long_enough = line && line->size() > checks;
        const std::string_view body = long_enough ? line->substr(0, line->size() - checks) : "";
        const std::uint32_t check = crc_over(reading.check, body);
        const bool intact =
            !body.empty() && line->substr(body.size()) == check_characters(check, checks).text();
        if (!intact || !replay_event(game, body)) {
            reading.fault = is_torn(rest) ? RecordFault::kTornTail : RecordFault::kDamaged;
            reading.reason =
                intact ? "an event does not follow from the ones before it" : "a line is damaged";
            return;
        }
        reading.check = check;
        ++reading.events;
        reading.good_bytes = header_bytes + (events.size() - text.size());
    }
}

}  // namespace

std::string RecordWriter::header(const Start& start, const RecordInfo& info) {
    std::string text;
    const auto field = [&](std::string_view key, std::string_view value) {
        text.append(key).append(" ").append(value).append("\n");
    };
    field(kMagic, std::to_string(kRecordVersion));
    field("rules", std::to_string(kRulesVersion));
    for (const RuleField& rule : all_rule_fields()) {
        if (rule.is_written(start.rules)) field(rule.key, rule.text(start.rules));
    }
    field("seed", std::to_string(start.seed));
    if (start.position) {
        field("board", board_text(start.position->board));
        field("score", std::to_string(start.position->score));
        field("moves", std::to_string(start.position->moves));
        field("won", base::yes_no_text(start.position->won));
    }
    field("program", info.program);
    field("date", info.date);
    check_ = crc_over(kCrcStart, text);
    text += begin_line(check_) + "\n";
    return text;
}

void RecordWriter::append(const Event& event, std::string& out) {
    const std::size_t begin = out.size();
    switch (event.kind) {
        case EventKind::kMove: {
            const rules::Spawn& spawn = event.ply.spawn;
            out += kDirectionLetters[static_cast<std::size_t>(event.ply.direction)];
            out += static_cast<char>('a' + spawn.at.col);
            out += static_cast<char>('1' + spawn.at.row);
            out += tile_text(spawn.exponent);
            break;
        }
        case EventKind::kUndo:
            out += kUndoLetter;
            break;
        case EventKind::kRedo:
            out += kRedoLetter;
            break;
        case EventKind::kKeepGoing:
            out += kKeepGoingLetter;
            break;
        case EventKind::kTime:
            out += kTimeLetter;
            for (std::size_t i = kTimeCharacters; i-- > 0;)
                out += kSixBits[(event.time >> 6 * i) & 63];
            break;
    }
    check_ = crc_over(check_, std::string_view(out).substr(begin));
    out += check_characters(check_, check_count(out[begin])).text();
    out += '\n';
}

RecordReading read_record(std::string_view bytes) {
    RecordReading reading;
    if (bytes.size() > kMaxRecordBytes) {
        reading.fault = RecordFault::kTooLong;
        reading.reason = "longer than 64 MiB";
        return reading;
    }
    std::string_view text = bytes;
    HeaderReading header = read_header(text);
    reading.fault = header.fault;
    reading.reason = std::move(header.reason);
    reading.info = std::move(header.info);
    const std::size_t header_bytes = bytes.size() - text.size();
    if (reading.fault == RecordFault::kNone) {
        reading.game.emplace(header.start);
        reading.check = header.check;
        read_events(reading, text, header_bytes);
    }
    if (reading.fault != RecordFault::kNone) {
        const std::size_t good = reading.game ? reading.good_bytes : 0;
        reading.fault_line = 1;
        for (const char byte : bytes.substr(0, good))
            reading.fault_line += byte == '\n' ? 1 : 0;
    }
    return reading;
}

}  // namespace twofold::session
