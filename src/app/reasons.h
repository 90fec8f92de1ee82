// Why a record or a file cannot be had, in the player's words: for the slot "reason" of a notice.
#pragma once

#include "platform/storage.h"
#include "session/record.h"
#include "ui/words/strings.h"

namespace twofold::app {

// Of one that there is.
ui::TextId reason_of(session::RecordFault fault);
// Of one that was not read.
ui::TextId reason_of(const platform::FileReading& file);
// Of one that was not written.
ui::TextId reason_of(const platform::NewFile& file);

}  // namespace twofold::app
