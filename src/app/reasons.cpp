#include "app/reasons.h"

namespace twofold::app {

using ui::TextId;

TextId reason_of(session::RecordFault fault) {
    switch (fault) {
        case session::RecordFault::kNewer:
            return TextId::kReasonNewer;
        case session::RecordFault::kImpossibleRules:
            return TextId::kReasonImpossible;
        case session::RecordFault::kTooLong:
            return TextId::kReasonTooLong;
        case session::RecordFault::kTornTail:
        case session::RecordFault::kDamaged:
            return TextId::kReasonDamaged;
        default:
            return TextId::kReasonNoRecord;
    }
}

TextId reason_of(const platform::FileReading& file) {
    switch (file.status) {
        case platform::FileReading::Status::kMissing:
            return TextId::kReasonMissing;
        case platform::FileReading::Status::kTooLong:
            return TextId::kReasonTooLong;
        default:
            return TextId::kReasonUnreadable;
    }
}

TextId reason_of(const platform::NewFile& file) {
    return file.disk_full ? TextId::kReasonDiskFull : TextId::kReasonUnwritable;
}

}  // namespace twofold::app
