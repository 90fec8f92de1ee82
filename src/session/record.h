// The record: a game as text, the one format for the journal, finished games, replays and reports. A header
// says how the game began; then each event is one short line with a checksum over everything before it.
// docs/record.md describes the format. Leaves out files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

inline constexpr int kRecordVersion = 1;
inline constexpr int kRulesVersion = 1;
inline constexpr std::size_t kMaxRecordBytes = std::size_t{64} << 20;

struct RecordInfo {
    std::string program = TWOFOLD_VERSION;  // version that started the record
    std::string date;                       // of the start, YYYY-MM-DD
};

enum class EventKind : std::uint8_t { kMove, kUndo, kRedo, kKeepGoing, kTime };

struct Event {
    EventKind kind = EventKind::kMove;
    Ply ply;                 // of kMove
    std::uint32_t time = 0;  // of kTime: ms played since the last kTime, up to kMaxEventTime
};

inline constexpr std::uint32_t kMaxEventTime = (1u << 18) - 1;  // ms; more than four minutes

// Writes a record line by line. Holds the running checksum, so that a record can be continued after any line.
class RecordWriter {
  public:
    RecordWriter() = default;
    explicit RecordWriter(std::uint32_t check) : check_(check) {}

    std::string header(const Start& start, const RecordInfo& info);
    // Appends the line of one event, at most 8 bytes, to `out`.
    void append(const Event& event, std::string& out);

    std::uint32_t check() const { return check_; }

  private:
    std::uint32_t check_ = 0;
};

enum class RecordFault {
    kNone,
    kTornTail,         // the last line is incomplete; the rest is valid
    kDamaged,          // invalid from some line on, with more lines after it
    kNotARecord,       // some other text, or an incomplete header
    kNewer,            // format or rules version of a later program
    kImpossibleRules,  // a rule set or position that cannot be played
    kTooLong,          // over kMaxRecordBytes
};

// kNone, kTornTail and kDamaged yield a game: the one up to the last valid line.
constexpr bool has_game(RecordFault fault) {
    return fault <= RecordFault::kDamaged;
}

struct RecordReading {
    RecordFault fault = RecordFault::kNotARecord;
    std::string reason;          // for people; empty if there is no fault
    std::size_t fault_line = 0;  // counted from 1; 0 if no line is to blame
    RecordInfo info;
    std::optional<Game> game;    // if has_game(fault)
    std::size_t events = 0;      // valid ones
    std::size_t good_bytes = 0;  // length of the valid part
    std::uint32_t check = 0;     // to continue writing after good_bytes
};

// Replays the record, checking each line and each spawn. Never throws; memory use is linear in the text.
RecordReading read_record(std::string_view bytes);

}  // namespace twofold::session
