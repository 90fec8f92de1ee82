// The machine's clock and its source of random seeds.
#pragma once

#include <cstdint>
#include <string>

#include "ui/draw/easing.h"

namespace twofold::platform {

ui::Millis monotonic_now();    // since an unspecified moment before the program's start
std::string today();           // local date, YYYY-MM-DD
std::string utc_day();         // date in UTC, YYYY-MM-DD
ui::Millis to_next_utc_day();  // ms until utc_day() changes, unless the clock is set
// Local date and time for file names, YYYYMMDD-HHMMSS, which sort by time.
std::string file_time();
std::string second_after(const std::string& file_time);  // the next second, in the same form
std::uint64_t entropy();                                 // 64 random bits from the system

}  // namespace twofold::platform
