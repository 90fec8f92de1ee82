// The machine's time and chance.
#pragma once

#include <cstdint>
#include <string>

#include "ui/draw/easing.h"

namespace twofold::platform {

ui::Millis monotonic_now();    // from some moment before the program's start
std::string today();           // local date, YYYY-MM-DD
std::string utc_day();         // likewise in UTC
ui::Millis to_next_utc_day();  // ms until utc_day() changes, if nobody sets the clock
// Local date and time for a file's name, YYYYMMDD-HHMMSS: names ascend as time goes on.
std::string file_time();
std::string second_after(const std::string& file_time);  // likewise
std::uint64_t entropy();                                 // from the system's source of chance

}  // namespace twofold::platform
