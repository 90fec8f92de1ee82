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

std::string local_time(const char* format) {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char text[32];
    std::strftime(text, sizeof text, format, &local);
    return text;
}

}  // namespace

std::string utc_day() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d", &utc);
    return text;
}

std::string today() {
    return local_time("%Y-%m-%d");
}

std::string file_time() {
    return local_time("%Y%m%d-%H%M%S");
}

std::uint64_t entropy() {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

}  // namespace twofold::platform
