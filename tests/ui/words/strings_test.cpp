// Texts of the game: every key is there, slots are filled, numbers are grouped.
#include "ui/words/strings.h"

#include <set>
#include <string>

#include <doctest/doctest.h>

#include "app/resources.h"

#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

// A language file with every key; `{slot}` stands in each text.
std::string language(std::string_view separator = ",") {
    std::string text = "name = \"Test\"\ngroup_separator = \"" + std::string(separator) + "\"\n[texts]\n";
    for (std::size_t i = 0; i < kTextCount; ++i)
        text += std::string(key_of(static_cast<TextId>(i))) + " = \"text " + std::to_string(i) + "\"\n";
    return text;
}

Strings strings_with(std::string_view best, std::string_view separator = ",") {
    std::string text = language(separator);
    const std::string from = "\"text 0\"";
    text.replace(text.find(from), from.size(), '"' + std::string(best) + '"');
    const StringsReading reading = read_strings("xx", text);
    INFO(reading.error);
    REQUIRE(reading.strings);
    return *reading.strings;
}

std::string filled(std::string_view best, std::initializer_list<Slot> slots) {
    std::string out;
    strings_with(best).fill(TextId::kBest, slots, out);
    return out;
}

std::string grouped(rules::Score value, std::string_view separator = ",") {
    std::string out;
    strings_with("", separator).number(value, out);
    return out;
}

TEST_CASE("every text is found under its key") {
    const Strings strings = strings_with("text 0");
    CHECK(strings.code() == "xx");
    for (std::size_t i = 0; i < kTextCount; ++i)
        CHECK(strings.text(static_cast<TextId>(i)) == "text " + std::to_string(i));
}

TEST_CASE("a language that lacks a text, or has a number in its place, is refused by the name of its key") {
    for (std::size_t i = 0; i < kTextCount; ++i) {
        const std::string key(key_of(static_cast<TextId>(i)));
        CAPTURE(key);
        const std::string line = key + " = \"text " + std::to_string(i) + "\"\n";
        for (const std::string& instead : {std::string(), key + " = 3\n"}) {
            std::string text = language();
            text.replace(text.find("\n" + line) + 1, line.size(), instead);
            const StringsReading reading = read_strings("xx", text);
            CHECK_FALSE(reading.strings);
            CHECK(reading.error.find(key) != std::string::npos);
        }
    }
}

TEST_CASE("a language that is no TOML is refused by its line") {
    const StringsReading reading = read_strings("xx", "name = \"Test\"\n[texts\n");
    CHECK_FALSE(reading.strings);
    CHECK(reading.error.find("line 2") != std::string::npos);
}

TEST_CASE("slots are filled by name, anywhere and as often as they stand there") {
    CHECK(filled("Best {score}", {{"score", "1,024"}}) == "Best 1,024");
    CHECK(filled("{score}", {{"score", "8"}}) == "8");
    CHECK(filled("{a}{b} and {a}", {{"b", "2"}, {"a", "1"}}) == "12 and 1");
    CHECK(filled("no slot", {{"score", "8"}}) == "no slot");
    CHECK(filled("", {{"score", "8"}}).empty());
    CHECK(filled("{score}", {{"score", "{score}"}}) == "{score}");
}

TEST_CASE("a slot that nothing fills is dropped, and a brace that is not closed ends the text") {
    CHECK(filled("a {what} b", {{"score", "8"}}) == "a  b");
    CHECK(filled("a {}b", {{"score", "8"}}) == "a b");
    CHECK(filled("a {b", {{"score", "8"}}) == "a ");
    CHECK(filled("a } b", {{"score", "8"}}) == "a } b");
}

TEST_CASE("filling and numbering append to what is there") {
    std::string out = "so: ";
    strings_with("Best {score}").fill(TextId::kBest, {{"score", "8"}}, out);
    strings_with("").number(1000, out);
    CHECK(out == "so: Best 81,000");
}

TEST_CASE("numbers are grouped by three digits from the right") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(7) == "7");
    CHECK(grouped(64) == "64");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1000) == "1,000");
    CHECK(grouped(12345) == "12,345");
    CHECK(grouped(131072) == "131,072");
    CHECK(grouped(1000000) == "1,000,000");
    CHECK(grouped(18446744073709551615u) == "18,446,744,073,709,551,615");
}

TEST_CASE("a day is written as the language writes it, and what is no day as it is") {
    CHECK(support::english().date("2026-11-30") == "30 Nov 2026");
    CHECK(support::english().date("2024-02-09") == "9 Feb 2024");
    CHECK(app::load_strings("zh-CN").date("2026-01-05") == "2026/1/5");
    for (const char* text : {"", "2026-13-01", "2026-00-01", "someday..x", "2026-1-1"})
        CHECK(support::english().date(text) == text);
}

TEST_CASE("the language says what stands between the groups, which may be nothing or more than a byte") {
    CHECK(grouped(1234567, ".") == "1.234.567");
    CHECK(grouped(1234567, "") == "1234567");
    CHECK(grouped(1234567, "\u202f") == "1\u202f234\u202f567");
}

// The slots that the game fills.
std::set<std::string> slots_of(TextId id) {
    switch (id) {
        case TextId::kBest:
            return {"score"};
        case TextId::kScoreGain:
            return {"points"};
        case TextId::kSplit:
            return {"tile", "time"};
        case TextId::kWinTitle:
            return {"tile"};
        case TextId::kSayMove:
        case TextId::kSayNothing:
            return {"direction"};
        case TextId::kSayMerged:
            return {"direction", "merges", "points"};
        case TextId::kSayMerge:
            return {"first", "second", "made"};
        case TextId::kSayMerges:
            return {"first", "second", "made", "count"};
        case TextId::kSaySpawn:
            return {"tile", "row", "column"};
        case TextId::kSayPossible:
            return {"directions"};
        case TextId::kSayWon:
        case TextId::kSayWonAndOver:
            return {"tile"};
        case TextId::kSayChoices:
            return {"choices"};
        case TextId::kSayUndone:
            return {"direction", "score"};
        case TextId::kSayRedone:
            return {"move"};
        case TextId::kSayNewGame:
        case TextId::kSayRestart:
            return {"size"};
        case TextId::kSayBoard:
            return {"size", "score"};
        case TextId::kSayRow:
            return {"row", "tiles"};
        case TextId::kSayItem:
            return {"screen", "item"};
        case TextId::kSayValue:
            return {"item", "value"};
        case TextId::kSayReplay:
            return {"screen", "move", "score"};
        case TextId::kSayPlaying:
            return {"screen"};
        case TextId::kSaySpeed:
            return {"speed"};
        case TextId::kSayList:
            return {"list", "next"};
        case TextId::kSayThen:
            return {"first", "next"};
        case TextId::kNoticeDamaged:
        case TextId::kNoticeSavedAs:
            return {"file"};
        case TextId::kNoticeForeign:
            return {"file", "reason"};
        case TextId::kGameInProgress:
            return {"size", "score"};
        case TextId::kRecordTitle:
        case TextId::kRecordRerolledTitle:
            return {"size"};
        case TextId::kPoints:
            return {"score"};
        case TextId::kSeedHint:
        case TextId::kSeedTooLarge:
            return {"largest"};
        case TextId::kSizeValue:
            return {"rows", "cols"};
        case TextId::kPercent:
        case TextId::kUndoTimes:
            return {"number"};
        case TextId::kDailyPlay:
            return {"date"};
        case TextId::kDailyStreak:
            return {"days"};
        case TextId::kAboutVersion:
            return {"version"};
        case TextId::kMoveOfMoves:
            return {"move", "moves"};
        case TextId::kRecordOpenDetail:
            return {"record", "tile"};
        case TextId::kRecordDailyTitle:
            return {"date"};
        case TextId::kRecordStarredDetail:
        case TextId::kRecordUndoDetail:
            return {"record"};
        case TextId::kRecordDetail:
            return {"record", "date", "tile"};
        case TextId::kNoticeUnreadable:
            return {"file", "reason"};
        case TextId::kNoticePasteUnreadable:
        case TextId::kNoticeNotSavedAs:
            return {"reason"};
        case TextId::kNoticeRenderer:
            return {"renderer"};
        case TextId::kKeyUnknown:
        case TextId::kKeysFull:
        case TextId::kPressKey:
            return {"action", "cancel"};
        case TextId::kKeyTakeOver:
            return {"action"};
        case TextId::kKeyTaken:
            return {"key", "action"};
        case TextId::kRuleSet:
            return {"size", "tile"};
        case TextId::kRuleSetFours:
            return {"rules", "percent"};
        case TextId::kRuleSetRerolled:
            return {"rules"};
        case TextId::kRuleSetUndos:
            return {"rules", "undos"};
        case TextId::kDate:
            return {"day", "month", "year"};
        case TextId::kHelpRules:
            return {"tile"};
        case TextId::kGamesWonValue:
            return {"wins", "percent"};
        case TextId::kKeyOnNumberPad:
            return {"key"};
        case TextId::kScoreDaily:
            return {"date"};
        case TextId::kScoreSize:
            return {"size"};
        case TextId::kGoalProgress:
            return {"tile", "goal"};
        case TextId::kUndoLeft:
            return {"number"};
        case TextId::kNewBestScore:
            return {"score"};
        default:
            return {};
    }
}

// The slots that stand in a text.
std::multiset<std::string> slots_in(std::string_view text) {
    std::multiset<std::string> slots;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        REQUIRE(close != std::string_view::npos);
        slots.emplace(text.substr(open + 1, close - open - 1));
    }
    return slots;
}

TEST_CASE("every language of the program has a name, every text, and in each every slot once and no other") {
    for (const std::string& code : app::language_codes()) {
        CAPTURE(code);
        const Strings strings = app::load_strings(code);
        CHECK(strings.code() == code);
        CHECK_FALSE(strings.name().empty());
        for (std::size_t i = 0; i < kTextCount; ++i) {
            const auto id = static_cast<TextId>(i);
            CAPTURE(key_of(id));
            CHECK_FALSE(strings.text(id).empty());
            const std::set<std::string> known = slots_of(id);
            CHECK(slots_in(strings.text(id)) == std::multiset<std::string>(known.begin(), known.end()));
        }
    }
}

TEST_CASE("a language without a name is refused") {
    std::string text = language();
    text.erase(0, text.find('\n') + 1);
    const StringsReading reading = read_strings("xx", text);
    CHECK_FALSE(reading.strings);
    CHECK(reading.error == "name is missing");
}

}  // namespace
}  // namespace twofold::ui
