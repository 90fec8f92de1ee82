#include "session/toml_file.h"

#include <doctest/doctest.h>

#include "support/random.h"

namespace twofold::session {
namespace {

TEST_CASE("a TOML text is read into its table") {
    const TomlReading reading = read_toml("# a comment\nname = \"two\"\n[colors]\nboard = 3\n");
    REQUIRE(reading.table);
    CHECK(reading.error.empty());
    CHECK(reading.error_line == 0);
    CHECK((*reading.table)["name"].value_or(std::string_view{}) == "two");
    CHECK((*reading.table)["colors"]["board"].value_or(0) == 3);
}

TEST_CASE("an error tells its line and what is wrong, and gives no table") {
    const TomlReading reading = read_toml("a = 1\nb = 2\nc = \n");
    CHECK_FALSE(reading.table);
    CHECK(reading.error_line == 3);
    CHECK_FALSE(reading.error.empty());
}

TEST_CASE("an empty text is an empty table") {
    const TomlReading reading = read_toml("");
    REQUIRE(reading.table);
    CHECK(reading.table->empty());
}

TEST_CASE("no text makes the reader throw, however deep or broken") {
    CHECK_FALSE(read_toml("a = " + std::string(100'000, '[')).table);
    CHECK_FALSE(read_toml("a = " + std::string(100'000, '{')).table);
    CHECK_FALSE(read_toml(std::string_view("a = \0", 5)).table);
    CHECK_FALSE(read_toml("a = \"\xff\xfe\"").table);
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        const TomlReading reading = read_toml("a = " + random.bytes(random.between(1, 60)));
        CHECK(reading.table.has_value() == reading.error.empty());
    }
}

}  // namespace
}  // namespace twofold::session
