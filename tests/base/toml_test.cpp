#include "base/toml.h"

#include <sstream>
#include <string>
#include <string_view>
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

struct RefusedRow {
    std::string what;
    std::string text;
    std::size_t line;
    std::string error;
};

std::string repeated(std::string_view piece, int times) {
    std::string text;
    for (; times > 0; --times)
        text += piece;
    return text;
}

std::vector<RefusedRow> refused_rows() {
    const std::string deep = "more than 8 levels";
    const std::string no_end = "an unterminated string";
    const std::string key = repeated("c.", 9) + "c";
    return {
        {"a long text", "a = 1\n" + std::string(kMaxTomlBytes, '#'), 1, "longer than 256 KiB"},
        {"a deep key", "a = 1\n" + repeated("a.", 40'000) + "a = 1\n", 2, deep},
        {"a deep key with spaces", "a" + repeated(" . a", 9) + " = 1", 1, deep},
        {"a deep key in quotes", "\"a\"" + repeated(".'a'", 9) + " = 1", 1, deep},
        {"a deep head", "\n\n[a" + repeated(".a", 20'000) + "]\n", 3, deep},
        {"a deep head of a list", "[[a" + repeated(".a", 9) + "]]\n", 1, deep},
        {"heads that go deeper by each line",
         "[a]\n[a.a.a]\n[a.a.a.a.a]\n[a.a.a.a.a.a.a]\n[a.a.a.a.a.a.a.a.a]\n[a.a.a.a.a.a.a.a.a.a]\n", 6, deep},
        {"lists in lists", "a = [\n1,\n" + repeated("[", 8) + "1", 3, deep},
        {"tables in tables", "a = " + repeated("{a=", 9) + "1" + repeated("}", 9), 1, deep},
        {"a deep key in a table in a list", "a = [{b = 1, " + key + " = 1}]", 1, deep},
        {"a deep key after a text with a quote at its end", "a = [\"\"\"b\"\"\"\", {" + key + " = 1}]", 1,
         deep},
        {"a deep key after a text with two quotes at its end", "a = ['''b''''', {" + key + " = 1}]", 1, deep},
        {"a deep key after escapes", R"(a = ["\\", "\"", {)" + key + " = 1}]", 1, deep},
        {"a deep key below texts of several lines",
         "a = \"\"\"\n\\\"\"\"\n\"\"\"\nb = '''\n'\n'''\n" + key + " = 1", 7, deep},
        {"a text of several lines without its end", "a = 1\nb = \"\"\"\nc\nd = 1\n", 2, no_end},
        {"a literal text of several lines without its end", "a = 1\nb = '''" + std::string(60'000, '\n'), 2,
         no_end},
        {"a text whose end is escaped", "b = \"\"\"c\\\"\"\"", 1, no_end},
    };
}

TEST_CASE("what is too long or too deep for the parser is refused before it, with its line") {
    for (const RefusedRow& row : refused_rows()) {
        CAPTURE(row.what);
        const TomlReading reading = read_toml(row.text);
        CHECK_FALSE(reading.table);
        CHECK(reading.error_line == row.line);
        CHECK(reading.error == row.error);
    }
}

TEST_CASE("as deep and as long as is allowed is read, printed and freed") {
    const std::string key = repeated("a.", kMaxTomlLevels) + "a";
    const TomlReading deep = read_toml("[" + key + "]\n" + repeated(key + " = {", kMaxTomlLevels) + key +
                                       " = 1" + repeated("}", kMaxTomlLevels) + "\n");
    REQUIRE(deep.table);
    std::ostringstream printed;
    printed << *deep.table;
    CHECK_FALSE(printed.str().empty());
    CHECK(read_toml("#" + std::string(kMaxTomlBytes - 1, '.')).table);
}

TEST_CASE("dots and brackets in texts and comments, and one after the other, are no levels") {
    const std::string dots(100, '.');
    const std::string brackets = repeated("[{", 100);
    for (const std::string quote : {"\"", "'", "\"\"\"", "'''"}) {
        CAPTURE(quote);
        for (const std::string& inside : {dots, brackets, std::string()})
            CHECK(
                read_toml("a = " + quote + inside + quote + " # \"'" + dots + brackets + "\nb = 1.5").table);
    }
    CHECK(read_toml("a = [" + repeated("1.5, [2.5], {b = 1.5},", 20) + "]\n").table);
    CHECK(read_toml(repeated("[[b]]\n[b.c]\n", 20)).table);
}

TEST_CASE(
    "a text of very many values is refused before the parser sees it, and the scores of 30 years are not") {
    std::string scores;
    for (int day = 0; day < 11'000; ++day)
        scores += "\"" + std::to_string(day) + "\" = \"1\" # .,[\n";
    CHECK(scores.size() <= kMaxTomlBytes);
    CHECK(read_toml(scores).table);
    for (const std::string part : {"[a]\n", "a.b=1\n", "1,", "a=1\n", "{}"}) {
        CAPTURE(part);
        const TomlReading reading = read_toml("\n" + repeated(part, 13'000));
        CHECK_FALSE(reading.table);
        CHECK(reading.error_line > 1);
        CHECK(reading.error == "more than 12000 values");
    }
}

TEST_CASE("what the parser does not take is told with its line") {
    struct Row {
        std::string text;
        std::size_t line;
    };
    const Row rows[] = {
        {"a = 1\nb = dark\nc = no\n", 2},
        {"b = \"dark\nc = 2\n", 1},
        {"a = 1\na = 2\n", 2},
        {"a = 1\r\nb = no\r\n", 2},
        {"a = 1\nb = \"\x1b\"\n", 2},
        {"a = [\n\"U\",\nB,\n]\n", 3},
        {"[a\nb = 1\n", 1},
        {"[a]\nb = 1\n[c]\n[a]\n", 4},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const TomlReading reading = read_toml(row.text);
        CHECK_FALSE(reading.table);
        CHECK(reading.error_line == row.line);
        CHECK(reading.fault() == std::to_string(row.line) + ": " + reading.error);
    }
}

}  // namespace
}  // namespace twofold::base
