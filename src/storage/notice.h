// What to tell the player about files: what happened, to which file and why. Leaves out the words.
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

Reason reason_of(session::RecordFault fault);         // must be a fault
Reason reason_of(const platform::FileReading& file);  // must not be kOk
Reason reason_of(const platform::NewFile& file);      // must have failed

struct SaveNotice {
    enum class Kind { kDamaged, kForeign, kNotSaved, kSavedAgain, kOtherWindow, kSettingsNotKept };
    Kind kind = Kind::kNotSaved;
    std::string file;  // name of the damaged file, where it is kept now, or of the foreign one
    Reason reason{};   // of kForeign
};

using SaveNotices = std::vector<SaveNotice>;  // the oldest first

}  // namespace twofold::storage
