#include "session/best_scores.h"

#include <doctest/doctest.h>

#include "base/toml.h"

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

using rules::RuleSet;
using support::Random;

TEST_CASE("a best score is 0 until one is made") {
    CHECK(BestScores().of({}) == 0);
}

TEST_CASE("only a better score replaces the best one") {
    BestScores scores;
    CHECK(scores.record({}, 100));
    CHECK_FALSE(scores.record({}, 100));
    CHECK_FALSE(scores.record({}, 96));
    CHECK(scores.of({}) == 100);
    CHECK(scores.record({}, 104));
    CHECK(scores.of({}) == 104);
    CHECK_FALSE(BestScores().record({}, 0));
}

TEST_CASE("each size, target and share of fours has a best score of its own") {
    const RuleSet kinds[] = {{},
                             {.target = 10},
                             {.fours = 0},
                             {.size = {3, 5}},
                             {.size = {5, 3}},
                             {.size = {8, 8}, .target = 65, .fours = 100}};
    BestScores scores;
    rules::Score score = 10;
    for (const RuleSet& rules : kinds) {
        scores.record(rules, score++);
    }
    score = 10;
    for (const RuleSet& rules : kinds) {
        CAPTURE(rules);
        CHECK(scores.of(rules) == score++);
    }
}

TEST_CASE("re-roll does not make another best score") {
    BestScores scores;
    scores.record({.reroll = true}, 8);
    CHECK(scores.of({.reroll = false}) == 8);
}

TEST_CASE("best scores read back as they were written, the largest too") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        BestScores scores;
        for (int i = random.below(20); i > 0; --i) {
            const RuleSet rules = random.rule_set();
            scores.record(rules, random.score());
        }
        scores.record({}, rules::kMaxScore);
        const auto read = BestScores::from_text(scores.to_text());
        REQUIRE(read);
        CHECK(*read == scores);
        CHECK(read->of({}) == rules::kMaxScore);
        CHECK(read->to_text() == scores.to_text());
    }
}

TEST_CASE("best scores are written as this table") {
    BestScores scores;
    scores.record({}, 20'000);
    scores.record({.size = {8, 8}, .target = 65, .fours = 33}, 4);
    CHECK(scores.to_text() ==
          "# Twofold: the best score of each rule set\n"
          "\"4x4 target 2048 fours 10\" = \"20000\"\n"
          "\"8x8 target 2^65 fours 33\" = \"4\"\n");
    CHECK(BestScores().to_text() == "# Twofold: the best score of each rule set\n");
}

TEST_CASE("an empty text is a table without scores") {
    const auto read = BestScores::from_text("");
    REQUIRE(read);
    CHECK(*read == BestScores());
}

TEST_CASE("a text that is no table gives nothing") {
    for (const std::string_view text :
         {"twofold 1\n", "= 4", "\"4x4 target 2048 fours 10\" = \"20", "\x89PNG\r\n"}) {
        CAPTURE(text);
        CHECK_FALSE(BestScores::from_text(text));
    }
}

TEST_CASE("entries that are no score are left out, and the others kept") {
    const auto read = BestScores::from_text(
        "\"4x4 target 2048 fours 10\" = \"20000\"\n"
        "\"3x3 target 256 fours 10\" = \"-5\"\n"
        "\"5x5 target 2048 fours 10\" = \"18446744073709551616\"\n"
        "\"6x6 target 2048 fours 10\" = 12\n"
        "\"8x8 target 2048 fours 10\" = [\"4\"]\n"
        "\"3x5 target 2048 fours 10\" = \"\"\n"
        "[\"5x3 target 2048 fours 10\"]\n");
    REQUIRE(read);
    BestScores only_good;
    only_good.record({}, 20'000);
    CHECK(*read == only_good);
}

TEST_CASE(
    "entries of no rule set that can be played are left out, so that the "
    "text stays a table") {
    const auto read = BestScores::from_text(
        "\"4x4 target 2048 fours 10\" = \"20000\"\n"
        "\"4x4 target 2048 fours 101\" = \"1\"\n"
        "\"3x3 target 2048 fours 10\" = \"1\"\n"
        "\"9x4 target 2048 fours 10\" = \"1\"\n"
        "\"4X4 target 2048 fours 10\" = \"1\"\n"
        "\"4x4 fours 10 target 2048\" = \"1\"\n"
        "\"4x4 target  fours \" = \"1\"\n"
        "anything = \"1\"\n"
        "'a\"b' = \"1\"\n"
        "\"a\\nb\" = \"1\"\n");
    REQUIRE(read);
    BestScores only_good;
    only_good.record({}, 20'000);
    CHECK(*read == only_good);
    CHECK(BestScores::from_text(read->to_text()) == read);
}

TEST_CASE(
    "a damaged table of best scores is read or refused, and never "
    "crashes the reader") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        BestScores scores;
        for (int i = 0; i < 3; ++i) {
            scores.record({.size = {4, 4}, .target = static_cast<rules::Exponent>(11 + i)}, random.score());
        }
        std::string text = scores.to_text();
        for (int i = random.between(1, 4); i > 0; --i) {
            const int at = random.below(static_cast<int>(text.size()));
            text[static_cast<std::size_t>(at)] = random.bytes(1)[0];
        }
        CHECK(BestScores::from_text(text).has_value() == base::read_toml(text).table.has_value());
    }
}

}  // namespace
}  // namespace twofold::session
