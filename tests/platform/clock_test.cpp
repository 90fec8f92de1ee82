#include "platform/clock.h"

#include <cctype>
#include <set>
#include <string>

#include <doctest/doctest.h>

namespace twofold::platform {
namespace {

// Each digit as '#'.
std::string shape_of(std::string text) {
    for (char& c : text) {
        if (std::isdigit(static_cast<unsigned char>(c)) != 0) c = '#';
    }
    return text;
}

TEST_CASE("the monotonic clock never runs backwards") {
    ui::Millis last = monotonic_now();
    for (int i = 0; i < 1000; ++i) {
        const ui::Millis now = monotonic_now();
        REQUIRE(now >= last);
        last = now;
    }
}

TEST_CASE("today and the time for a file's name have their form") {
    CHECK(shape_of(today()) == "####-##-##");
    CHECK(shape_of(file_time()) == "########-######");
}

TEST_CASE("the next day begins within a day") {
    const ui::Millis left = to_next_utc_day();
    CHECK(left > 0);
    CHECK(left <= 24 * 3600e3);
}

TEST_CASE("the system's chance is another one each time") {
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 100; ++i)
        seen.insert(entropy());
    CHECK(seen.size() == 100);
}

}  // namespace
}  // namespace twofold::platform
