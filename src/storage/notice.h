// What the player should hear about files: what has happened, to which file and why. Leaves out the words.
#pragma once

#include <string>
#include <vector>

#include "platform/storage.h"
#include "session/record.h"

namespace twofold::storage {

// Why a record or a file cannot be read, or a file cannot be written.
enum class Reason {
    kMissing,
    kUnreadable,
    kTooLong,
    kNotARecord,
    kDamaged,
    kNewer,
    kImpossibleRules,
    kDiskFull,
    kUnwritable
};

Reason reason_of(session::RecordFault fault);         // of a record that has one
Reason reason_of(const platform::FileReading& file);  // of a file that could not be read
Reason reason_of(const platform::NewFile& file);      // of a file that could not be written

struct SaveNotice {
    enum class Kind { kDamaged, kForeign, kNotSaved, kSavedAgain, kOtherWindow, kSettingsNotKept };
    Kind kind = Kind::kNotSaved;
    std::string file;  // the name of a damaged one (where it is kept) or a foreign one
    Reason reason{};   // of kForeign
};

using SaveNotices = std::vector<SaveNotice>;  // the oldest first

}  // namespace twofold::storage
