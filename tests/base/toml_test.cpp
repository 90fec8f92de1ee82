#include "base/toml.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"

namespace twofold::base {
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
    for (const char* head : {"[.a]", "[=]", "[ .a]", "[[.a]]", "[.\"]"})
        CHECK_FALSE(read_toml(head).table);
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        const TomlReading reading = read_toml("a = " + random.bytes(random.between(1, 60)));
        CHECK(reading.table.has_value() == reading.error.empty());
    }
}

struct LinesRow {
    std::string what;
    std::string text;
    std::vector<std::size_t> faults;  // their lines
    std::string left;                 // the text that is read then
};

std::vector<LinesRow> lines_rows() {
    return {
        {"a text that is TOML", "a = 1\n[b]\nc = 2", {}, "a = 1\n[b]\nc = 2"},
        {"a text without quotes", "a = 1\nb = dark\nc = 2\n", {2}, "a = 1\n\nc = 2\n"},
        {"a text without its end", "b = \"dark\nc = 2\n", {1}, "\nc = 2\n"},
        {"a long number", "a = 1\nb = 1111111111111111111111\n", {2}, "a = 1\n\n"},
        {"a key given twice", "a = 1\na = 2\nb = 3\n", {2}, "a = 1\n\nb = 3\n"},
        {"several", "a = \nb = 2\nc = no\n= 4\nd = 5", {1, 3, 4}, "\nb = 2\n\n\nd = 5"},
        {"lines of another system", "a = 1\r\nb = no\r\nc = 2\r\n", {2}, "a = 1\r\n\nc = 2\r\n"},
        {"bytes that are no text", "a = 1\nb = \"\xff\"\nc = 2\n", {2}, "a = 1\n\nc = 2\n"},
        {"bytes that are no text further on",
         "# a text of many letters that is longer than what is looked at at once\nb = \"\xff\"\nc = 2\n",
         {2},
         "# a text of many letters that is longer than what is looked at at once\n\nc = 2\n"},
        {"bytes that are no text in the first letters", "a = 1\n\xff\nc = 2\n", {2}, "a = 1\n\nc = 2\n"},
        {"a control character", "a = 1\nb = \"\x1b\"\nc = 2\n", {2}, "a = 1\n\nc = 2\n"},
        {"an entry of a list", "a = [\n\"U\",\nB,\n]\nb = 1\n", {3}, "a = [\n\"U\",\n\n]\nb = 1\n"},
        {"a list without its end", "a = [\"U\"\nb = [\"V\"]\nc = 1\n", {1}, "\nb = [\"V\"]\nc = 1\n"},
        {"a list without its end at the end", "b = 1\na = [\"U\"", {2}, "b = 1\n"},
        {"a list without its end before a table", "a = [\n[b]\nc = 1\n", {1}, "\n[b]\nc = 1\n"},
        {"a long text without its end", "a = \"\"\"U\nb = 1\nc = 2\n", {1}, "\nb = 1\nc = 2\n"},
        {"the head of a table", "[a\nb = 1\n\n[c]\nd = 2\n", {1}, "\n\n\n[c]\nd = 2\n"},
        {"a table given twice", "[a]\nb = 1\n[c]\n[a]\nd = 2", {4}, "[a]\nb = 1\n[c]\n\n"},
    };
}

TEST_CASE("a line that is not TOML is left out alone, and the others stay where they were") {
    for (const LinesRow& row : lines_rows()) {
        CAPTURE(row.what);
        const TomlLinesReading reading = read_toml_lines(row.text);
        REQUIRE(reading.table);
        std::vector<std::size_t> lines;
        for (const TomlFault& fault : reading.faults) {
            lines.push_back(fault.line);
            CHECK_FALSE(fault.error.empty());
        }
        CHECK(lines == row.faults);
        CHECK(reading.text == row.left);
        CHECK(reading.table == read_toml(row.left).table);
    }
}

TEST_CASE("a hundred lines that are not TOML are left out, and one more makes the whole text none") {
    std::string text = "a = 1\n";
    for (std::size_t i = 0; i < kMostLinesAtFault; ++i)
        text += "b = no\n";
    const TomlLinesReading most = read_toml_lines(text);
    REQUIRE(most.table);
    CHECK((*most.table)["a"].value_or(0) == 1);
    CHECK(most.faults.size() == kMostLinesAtFault);
    const TomlLinesReading more = read_toml_lines(text + "b = no\n");
    CHECK_FALSE(more.table);
    REQUIRE(more.faults.size() == 1);
    CHECK(more.faults[0].line == 2);
}

TEST_CASE("a text that is too long to be read over and over is none where a line of it is not TOML") {
    const std::string text = "a = 1\nb = no\n" + std::string(kMostMendedBytes, '#');
    const TomlLinesReading reading = read_toml_lines(text);
    CHECK_FALSE(reading.table);
    REQUIRE(reading.faults.size() == 1);
    CHECK(reading.faults[0].line == 2);
}

TEST_CASE("whatever a text is, what is left of it is TOML, or there is nothing") {
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        std::string text = "a = 1\n";
        for (int lines = random.between(1, 6); lines > 0; --lines) {
            text += 'b';
            constexpr std::string_view kPieces = "ab= \"'[]{},#.\n1\xff";
            for (int letters = random.between(0, 12); letters > 0; --letters)
                text += kPieces[static_cast<std::size_t>(random.below(static_cast<int>(kPieces.size())))];
            text += '\n';
        }
        const TomlLinesReading reading = read_toml_lines(text);
        CHECK(reading.faults.empty() == read_toml(text).table.has_value());
        REQUIRE(reading.table);
        CHECK(read_toml(reading.text).table == reading.table);
        CHECK((*reading.table).contains("a"));
    }
}

}  // namespace
}  // namespace twofold::base
