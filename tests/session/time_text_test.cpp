// Times as people read them.
#include "session/time_text.h"

#include <doctest/doctest.h>

namespace twofold::session {
namespace {

std::string text_of(PlayedMillis time) {
    std::string text;
    append_time(time, text);
    return text;
}

TEST_CASE("a time is minutes and seconds, and hours from the first on") {
    CHECK(text_of(0) == "0:00");
    CHECK(text_of(999) == "0:00");
    CHECK(text_of(1000) == "0:01");
    CHECK(text_of(59'999) == "0:59");
    CHECK(text_of(60'000) == "1:00");
    CHECK(text_of(3'599'999) == "59:59");
    CHECK(text_of(3'600'000) == "1:00:00");
    CHECK(text_of(3'723'000) == "1:02:03");
    CHECK(text_of(1'000'000'000) == "277:46:40");
    CHECK(text_of(~PlayedMillis{0}) == "5124095576030:25:51");
}

TEST_CASE("a time is put after what is there") {
    std::string text = "512 ";
    append_time(83'000, text);
    CHECK(text == "512 1:23");
}

TEST_CASE("an exact time has its milliseconds") {
    CHECK(exact_time_text(0) == "0:00.000");
    CHECK(exact_time_text(7'050) == "0:07.050");
    CHECK(exact_time_text(3'723'999) == "1:02:03.999");
}

}  // namespace
}  // namespace twofold::session
