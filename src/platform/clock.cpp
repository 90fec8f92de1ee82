#include "platform/clock.h"

#include <chrono>
#include <ctime>
#include <random>

namespace twofold::platform {

ui::Millis monotonic_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

namespace {

constexpr const char* kFileTime = "%Y%m%d-%H%M%S";

using Calendar = std::tm*(const std::time_t*, std::tm*);  // localtime_r or gmtime_r

std::string now_as(const char* format, Calendar* calendar) {
    const std::time_t now = std::time(nullptr);
    std::tm broken_down{};
    calendar(&now, &broken_down);
    char text[32];
    std::strftime(text, sizeof text, format, &broken_down);
    return text;
}

}  // namespace

std::string today() {
    return now_as("%Y-%m-%d", localtime_r);
}

std::string utc_day() {
    return now_as("%Y-%m-%d", gmtime_r);
}

ui::Millis to_next_utc_day() {
    constexpr std::chrono::milliseconds kDay = std::chrono::days(1);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<double>(
        (kDay - std::chrono::duration_cast<std::chrono::milliseconds>(now) % kDay).count());
}

std::string file_time() {
    return now_as(kFileTime, localtime_r);
}

std::string second_after(const std::string& file_time) {
    std::tm time{};
    ::strptime(file_time.c_str(), kFileTime, &time);
    ++time.tm_sec;
    ::timegm(&time);
    char text[32];
    std::strftime(text, sizeof text, kFileTime, &time);
    return text;
}

std::uint64_t entropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

}  // namespace twofold::platform
