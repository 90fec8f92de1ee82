#include "storage/notice.h"

namespace twofold::storage {

Reason reason_of(session::RecordFault fault) {
    switch (fault) {
        case session::RecordFault::kNewer:
            return Reason::kNewer;
        case session::RecordFault::kImpossibleRules:
            return Reason::kImpossibleRules;
        case session::RecordFault::kTooLong:
            return Reason::kTooLong;
        case session::RecordFault::kTornTail:
        case session::RecordFault::kDamaged:
            return Reason::kDamaged;
        default:
            return Reason::kNotARecord;
    }
}

Reason reason_of(const platform::FileReading& file) {
    switch (file.status) {
        case platform::FileReading::Status::kMissing:
            return Reason::kMissing;
        case platform::FileReading::Status::kTooLong:
            return Reason::kTooLong;
        default:
            return Reason::kUnreadable;
    }
}

Reason reason_of(const platform::NewFile& file) {
    return file.disk_full ? Reason::kDiskFull : Reason::kUnwritable;
}

}  // namespace twofold::storage
