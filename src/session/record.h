// The record: a game as text, the one format for the journal, finished games, replays and reports. A header
// says how the game began; then each event is one short line that carries a check over all before it.
// docs/record.md describes it for people. Codes to and from bytes only; who owns the file is none of its
// business.
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
    std::string program = TWOFOLD_VERSION;  // version that began the record
    std::string date;                       // of the start, YYYY-MM-DD
};

enum class EventKind : std::uint8_t { kMove, kUndo, kRedo, kKeepGoing, kTime };

struct Event {
    EventKind kind = EventKind::kMove;
    Ply ply;                 // of a move
    std::uint32_t time = 0;  // of kTime: ms played since the last one, up to kMaxEventTime
};

inline constexpr std::uint32_t kMaxEventTime = (1u << 18) - 1;  // more than four minutes

// Writes a record piece by piece. Holds the running check, so that a record can be continued after any line.
class RecordWriter {
  public:
    RecordWriter() = default;
    explicit RecordWriter(std::uint32_t check) : check_(check) {}

    std::string header(const Start& start, const RecordInfo& info);
    // Appends one event line, at most 8 bytes, to `out`.
    void append(const Event& event, std::string& out);

    std::uint32_t check() const { return check_; }

  private:
    std::uint32_t check_ = 0;
};

enum class RecordFault {
    kNone,
    kTornTail,         // the last line is incomplete; all before it is good
    kDamaged,          // good up to some line, with more after it
    kNotARecord,       // something else, or its header is not whole
    kNewer,            // a format or rules version of a later program
    kImpossibleRules,  // a rule set or position that cannot be played
    kTooLong,          // over kMaxRecordBytes
};

// kNone, kTornTail and kDamaged give a game: the one at the last good line.
constexpr bool has_game(RecordFault fault) {
    return fault <= RecordFault::kDamaged;
}

struct RecordReading {
    RecordFault fault = RecordFault::kNotARecord;
    std::string reason;          // for people; empty if there is no fault
    std::size_t fault_line = 0;  // counted from 1; 0 if no line is to blame
    RecordInfo info;
    std::optional<Game> game;    // when has_game(fault)
    std::size_t events = 0;      // good ones
    std::size_t good_bytes = 0;  // the part of the text that checks out
    std::uint32_t check = 0;     // to go on writing after good_bytes
};

// Plays the record again, checking each line and each spawn. Never throws; memory grows with the text at
// most.
RecordReading read_record(std::string_view bytes);

}  // namespace twofold::session
