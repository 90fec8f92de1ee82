// What is no record of ours, or none that can be played: it is told apart, gives no game, and crashes
// nothing.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "session/board_text.h"
#include "session/record.h"

#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"
#include "support/sealed_record.h"

namespace twofold::session {
namespace {

using support::board_of;
using support::header_of;
using support::Random;
using support::RecordedGame;
using support::SealedRecord;
using support::view_of;

void check_refused(std::string_view text, RecordFault fault) {
    const RecordReading reading = read_record(text);
    CHECK(reading.fault == fault);
    CHECK_FALSE(reading.game);
    CHECK_FALSE(reading.reason.empty());
    CHECK(reading.good_bytes == 0);
    CHECK(reading.events == 0);
}

// What must hold of every reading of any bytes.
void check_makes_sense(std::string_view text) {
    const RecordReading reading = read_record(text);
    REQUIRE(reading.game.has_value() == has_game(reading.fault));
    REQUIRE(reading.reason.empty() == (reading.fault == RecordFault::kNone));
    REQUIRE((reading.fault_line == 0) == (reading.fault == RecordFault::kNone));
    if (!reading.game) {
        REQUIRE(reading.good_bytes == 0);
        return;
    }
    REQUIRE((reading.good_bytes == text.size()) == (reading.fault == RecordFault::kNone));
    const RecordReading good = read_record(text.substr(0, reading.good_bytes));
    REQUIRE(good.fault == RecordFault::kNone);
    REQUIRE(good.check == reading.check);
    REQUIRE(good.events == reading.events);
    REQUIRE(view_of(*good.game) == view_of(*reading.game));
}

std::string whole_record() {
    Random random(1);
    RecordedGame recorded(support::short_game(1));
    support::play_at_random(recorded, random, 20);
    return recorded.text();
}

std::string with_crlf(const std::string& text) {
    std::string changed;
    for (const char byte : text) {
        changed += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
    }
    return changed;
}

TEST_CASE("a file that is not ours is no record") {
    const std::string record = whole_record();
    const std::string foreign[] = {
        "",
        "\n",
        "\n\n\n",
        std::string(100, '\0'),
        "\x89PNG\r\n\x1a\n",
        "<!DOCTYPE html>\n<html></html>\n",
        "{\"board\": [[2, 0], [0, 2]]}\n",
        "# Twofold: the best score of each rule set\n",
        "twofold",
        "twofold 1",
        "twofold\n1\n",
        "twofold one\nrules 1\n",
        "twofold 0\nrules 1\n",
        "twofold -1\nrules 1\n",
        "twofold 1 \nrules 1\n",
        "twofold  1\nrules 1\n",
        "Twofold 1\nrules 1\n",
        "twofold2 1\nrules 1\n",
        "twofold 1\nrules\n",
        "twofold 1\nrules 0\n",
        "twofold 1\nsize 4x4\n",
        " " + record,
        "\n" + record,
        "\xef\xbb\xbf" + record,
        with_crlf(record),
        record.substr(record.find("begin")),
        std::string(record.size(), 'x'),
    };
    for (const std::string& text : foreign) {
        CAPTURE(text);
        check_refused(text, RecordFault::kNotARecord);
    }
}

TEST_CASE("there was no version 0") {
    const auto record = [](std::string_view format, std::string_view rules) {
        return SealedRecord().line(format).line(rules).line("seed 1").begin().text();
    };
    REQUIRE(read_record(record("twofold 1", "rules 1")).fault == RecordFault::kNone);
    check_refused(record("twofold 0", "rules 1"), RecordFault::kNotARecord);
    check_refused(record("twofold 1", "rules 0"), RecordFault::kNotARecord);
}

TEST_CASE("a record of a newer version is told apart, whatever comes after the version") {
    for (const std::string_view text :
         {"twofold 2\n", "twofold 2\nrules 1\n", "twofold 99\nsomething else\n", "twofold 1\nrules 2\n",
          "twofold 1\nrules 18446744073709551615\nnew things\n"}) {
        CAPTURE(text);
        check_refused(text, RecordFault::kNewer);
    }
    std::string record = whole_record();
    record[std::string_view("twofold ").size()] = '2';
    check_refused(record, RecordFault::kNewer);
}

TEST_CASE("an impossible rule set is refused, though its record is whole") {
    const rules::RuleSet impossible[] = {{.size = {3, 3}, .target = 11},
                                         {.size = {2, 2}, .target = 5, .fours = 0},
                                         {.target = 18},
                                         {.target = 2},
                                         {.target = 1},
                                         {.target = 0},
                                         {.fours = 101},
                                         {.fours = 255},
                                         {.size = {8, 8}, .target = 65, .fours = 0}};
    for (const rules::RuleSet& rules : impossible) {
        CAPTURE(rules);
        RecordWriter writer;
        check_refused(writer.header({.rules = rules}, {}), RecordFault::kImpossibleRules);
    }
}

constexpr std::string_view kBadHeaderLines[] = {
    "size 1x4",
    "size 9x9",
    "size 4",
    "size 4x4x4",
    "size 0x0",
    "target 3",
    "target 2^66",
    "target -8",
    "fours 1000",
    "fours 266",
    "fours -1",
    "fours 10%",
    "reroll maybe",
    "reroll",
    "reroll YES",
    "seed",
    "seed x",
    "seed -1",
    "seed 18446744073709551616",
    "board 2 2/2",
    "board",
    "score -1",
    "score 18446744073709551616",
    "moves 4294967296",
    "won 1",
    "colour red",
    "",
    " ",
    "begin",
    "twofold 1",
};

TEST_CASE("a header line that is none, or has a value out of range, never gives a game") {
    for (const std::string_view line : kBadHeaderLines) {
        CAPTURE(line);
        const RecordReading reading = read_record(header_of({}, 1).line(line).begin().text());
        CHECK_FALSE(has_game(reading.fault));
        CHECK_FALSE(reading.game);
        CHECK_FALSE(reading.reason.empty());
    }
    CHECK(read_record(header_of({}, 1).line("date 2024-02-29").begin().text()).fault == RecordFault::kNone);
}

TEST_CASE("a position of another size than the rule set is refused") {
    const Start start{.rules = {.size = {3, 3}, .target = 8},
                      .position = rules::GameState{.board = board_of("2 2 0/0 0 0")}};
    RecordWriter writer;
    check_refused(writer.header(start, {}), RecordFault::kImpossibleRules);
    check_refused(header_of({.size = {3, 3}, .target = 8}, 1).line("score 12").begin().text(),
                  RecordFault::kImpossibleRules);
}

TEST_CASE("a time is three characters of six bits, and no others") {
    const auto with = [](std::string_view body) { return header_of({}, 1).begin().event(body).text(); };
    REQUIRE(read_record(with("tAAA")).fault == RecordFault::kNone);
    REQUIRE(read_record(with("t__9")).fault == RecordFault::kNone);
    for (const std::string_view body : {"t", "tA", "tAA", "tAAAA", "tAA=", "tAA+", "t A ", "tAA\n", "TAAA"}) {
        CAPTURE(body);
        const RecordReading reading = read_record(with(body));
        CHECK(reading.fault != RecordFault::kNone);
        CHECK(reading.events == 0);
    }
}

TEST_CASE("a damaged header is told before its rule set is looked at") {
    SealedRecord record = header_of({.target = 18}, 1);
    record.line("begin 00000000");
    check_refused(record.text(), RecordFault::kNotARecord);
}

TEST_CASE("a header has a begin line with its check in eight small hexadecimal digits") {
    const std::string good = header_of({}, 2048).begin().text();
    REQUIRE(read_record(good).fault == RecordFault::kNone);
    const std::size_t digits = good.find("begin ") + 6;
    std::string upper = good;
    for (std::size_t i = digits; i < digits + 8; ++i) {
        upper[i] = static_cast<char>(upper[i] >= 'a' && upper[i] <= 'f' ? upper[i] - 'a' + 'A' : upper[i]);
    }
    REQUIRE(upper != good);
    check_refused(upper, RecordFault::kNotARecord);
    check_refused(good.substr(0, digits + 7) + "\n", RecordFault::kNotARecord);
    check_refused(good.substr(0, digits + 8) + "0\n", RecordFault::kNotARecord);
    check_refused(good.substr(0, digits - 1) + good.substr(digits), RecordFault::kNotARecord);
}

// Whether `event` is damage after these good ones, though all checks are right.
bool damage_after(std::initializer_list<std::string_view> good, std::string_view event) {
    SealedRecord record = header_of({}, 2048).begin();
    for (const std::string_view line : good) {
        record.event(line);
    }
    const RecordReading reading = read_record(record.event(event).event("z").text());
    return reading.fault == RecordFault::kDamaged && reading.events == good.size();
}

// The moves of this seed are those of a pinned game: left brings a 4 on column c of row 4, up then a 2 on d1.
TEST_CASE("a move with another spawn than the rules bring, or without effect, is damage") {
    REQUIRE_FALSE(damage_after({}, "lc44"));
    REQUIRE_FALSE(damage_after({"lc44"}, "ud12"));
    for (const std::string_view event : {"lc42", "lb44", "lc34", "lc45", "lc48", "lc41"}) {
        CAPTURE(event);
        CHECK(damage_after({}, event));
    }
    for (const std::string_view event : {"ud14", "uc12", "ud22", "dd12", "ud13", "ld12"}) {
        CAPTURE(event);
        CHECK(damage_after({"lc44"}, event));
    }
}

TEST_CASE("a line that is no event is damage") {
    for (const std::string_view event : {"ud1", "ud122", "ud16", "u", "l", "", "x", "Z", "zz", "kk", "ui12",
                                         "ud92", "ud02", "u\37712", "ud\3772", "UD12", "u112", "udd2"}) {
        CAPTURE(event);
        CHECK(damage_after({"lc44"}, event));
    }
}

TEST_CASE("undo, redo and keep going where there is nothing to undo, redo or answer are damage") {
    CHECK(damage_after({}, "z"));
    CHECK(damage_after({}, "y"));
    CHECK(damage_after({}, "k"));
    CHECK(damage_after({"lc44"}, "y"));
    CHECK(damage_after({"lc44"}, "k"));
    CHECK(damage_after({"lc44", "z"}, "z"));
    CHECK(damage_after({"lc44", "z", "y"}, "y"));
}

TEST_CASE("a record over 64 MiB is refused, and one of just 64 MiB is read") {
    const std::string record = whole_record();
    std::string text = record;
    text.resize(kMaxRecordBytes, '\0');
    const RecordReading longest = read_record(text);
    CHECK(longest.fault == RecordFault::kTornTail);
    CHECK(longest.good_bytes == record.size());
    text += '\0';
    check_refused(text, RecordFault::kTooLong);
}

TEST_CASE("random bytes never crash the reader") {
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        check_makes_sense(random.bytes(random.below(200)));
        check_makes_sense("twofold 1\nrules 1\n" + random.bytes(random.below(200)));
        check_makes_sense(header_of({}, seed).begin().text() + random.bytes(random.below(200)));
    }
}

// A header whose check is right and whose lines are not: in any order, repeated, left out, out of range.
SealedRecord random_header(Random& random) {
    SealedRecord record;
    record.line("twofold 1").line("rules 1");
    for (int lines = random.below(12); lines > 0; --lines) {
        switch (random.below(9)) {
            case 0:
                record.line("size " + session::size_text(random.size()));
                break;
            case 1:
                record.line("target " + tile_text(static_cast<rules::Exponent>(random.below(68))));
                break;
            case 2:
                record.line("fours " + std::to_string(random.below(110)));
                break;
            case 3:
                record.line(random.percent(50) ? "reroll yes" : "reroll no");
                break;
            case 4:
                record.line("seed " + std::to_string(random.bits()));
                break;
            case 5:
                record.line("board " +
                            board_text(random.board(random.percent(70) ? rules::Size{} : random.size())));
                break;
            case 6:
                record.line("score " + std::to_string(random.bits()));
                break;
            case 7:
                record.line("moves " + std::to_string(random.below(5) - 3 + 0x1'0000'0000));
                break;
            default:
                record.line(random.percent(50) ? "won yes" : "won no");
                break;
        }
    }
    return record.begin();
}

TEST_CASE("headers and events that make no sense, with right checks, never crash the reader") {
    int games = 0;
    for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        SealedRecord record = random_header(random);
        games += read_record(record.text()).game.has_value() ? 1 : 0;
        for (int events = random.below(6); events > 0; --events) {
            record.event(random.percent(70) ? std::string(1, "zyk"[random.below(3)])
                                            : random.bytes(random.below(6)));
        }
        check_makes_sense(record.text());
    }
    CHECK(games > 500);
}

// Events of a game in which undo and redo come as often as moves, from positions of any kind, with right
// checks.
TEST_CASE("any order of moves, undo, redo and keep going that a game allows is a record") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        rules::RuleSet rules = random.rule_set();
        Start start{
            .rules = rules, .seed = seed, .position = rules::GameState{.board = random.board(rules.size)}};
        RecordedGame recorded(start);
        for (int i = 0; i < 150; ++i) {
            switch (random.below(4)) {
                case 0:
                    recorded.undo();
                    break;
                case 1:
                    recorded.redo();
                    break;
                case 2:
                    recorded.random_event(random);
                    break;
                default:
                    recorded.move(random.direction());
                    break;
            }
        }
        const RecordReading reading = read_record(recorded.text());
        REQUIRE(reading.fault == RecordFault::kNone);
        CHECK(view_of(*reading.game) == view_of(recorded.game()));
    }
}

}  // namespace
}  // namespace twofold::session
