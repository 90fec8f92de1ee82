#include "session/rule_text.h"

#include <set>

#include <doctest/doctest.h>

#include "support/boards.h"
#include "support/random.h"

namespace twofold::session {
namespace {

TEST_CASE("the fields of a rule set are written by these keys, in this order, and tell all of it") {
    const rules::RuleSet rules{.size = {3, 5}, .target = 6, .fours = 25, .reroll = true, .undos = 3};
    std::string text;
    for (const RuleField& field : all_rule_fields())
        text.append(field.key).append(" ").append(field.text(rules)).append("\n");
    CHECK(text == "size 3x5\ntarget 64\nfours 25\nreroll yes\nundos 3\n");
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        CAPTURE(seed);
        rules::RuleSet written = support::Random(seed).rule_set();
        if (seed % 2 == 0) written.undos = static_cast<std::uint8_t>(seed);
        rules::RuleSet read;
        for (const RuleField& field : all_rule_fields())
            CHECK(field.set(read, field.text(written)));
        CHECK(read == written);
    }
}

TEST_CASE("a text that is no value of its field is refused and changes nothing") {
    struct Case {
        const char* key;
        const char* text;
    };
    for (const Case& c : {Case{"size", "9x9"},
                          {"size", "4"},
                          {"target", "4"},
                          {"target", "9"},
                          {"target", "2^66"},
                          {"target", ""},
                          {"fours", "101"},
                          {"fours", "-1"},
                          {"reroll", "maybe"},
                          {"reroll", ""}}) {
        CAPTURE(c.key);
        CAPTURE(c.text);
        rules::RuleSet rules;
        CHECK_FALSE(rule_field(c.key)->set(rules, c.text));
        CHECK(rules == rules::RuleSet{});
    }
    CHECK(rule_field("colour") == nullptr);
}

TEST_CASE("no two fields have the same key, and only the obligatory ones share a mark") {
    std::set<std::string_view> keys;
    std::set<char> marks;
    for (const RuleField& field : all_rule_fields()) {
        CAPTURE(field.key);
        CHECK(keys.insert(field.key).second);
        const bool mark_is_new = marks.insert(field.mark).second;
        CHECK((mark_is_new || field.mark == '-'));
        CHECK(field.mark != 'd');  // of a daily game
    }
}

TEST_CASE("the targets of a board are named from the smallest to the largest tile that can be made on it") {
    CHECK(targets_text({}) == "a power of two from 8 to 131072 on 4x4");
    CHECK(targets_text({.size = {8, 8}, .fours = 0}) == "a power of two from 8 to 2^64 on 8x8");
}

}  // namespace
}  // namespace twofold::session
