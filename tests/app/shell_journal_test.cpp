// The journal against a model of a folder: at every step what is written down is the game that is seen.
#include <algorithm>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "session/record.h"

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using session::JournalEdit;
using session::RecordFault;
using session::RecordReading;
using support::AppDriver;
using support::Random;
using support::view_of;
using ui::Key;

// The journal and the records as they would lie in a folder.
struct Folder {
    std::string current;
    std::vector<std::string> records;  // the latest last
    int appended = 0;                  // edits of each kind so far
    int begun = 0;
    int brought_back = 0;
    int resumed = 0;

    void apply(const std::vector<JournalEdit>& edits) {
        for (const JournalEdit& edit : edits) {
            switch (edit.kind) {
                case JournalEdit::Kind::kAppend:
                    current += edit.bytes;
                    ++appended;
                    break;
                case JournalEdit::Kind::kBegin:
                    if (!edit.summary.empty()) records.push_back(current);
                    current = edit.bytes;
                    ++begun;
                    break;
                case JournalEdit::Kind::kBringBack:
                    REQUIRE_FALSE(records.empty());
                    REQUIRE(edit.bytes == records.back());
                    current = records.back();
                    records.pop_back();
                    ++brought_back;
                    break;
                case JournalEdit::Kind::kResume:
                    if (!edit.summary.empty()) records.push_back(current);
                    std::erase(records, edit.bytes);
                    current = edit.bytes;
                    ++resumed;
                    break;
            }
        }
    }
};

std::optional<session::SavedGame> saved(const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    const RecordReading reading = session::read_record(*text);
    REQUIRE(reading.fault == RecordFault::kNone);
    return session::SavedGame{*reading.game, reading.check, *text};
}

// The session of a program that is started on this folder.
session::Session session_in(const Folder& folder, const session::BestScores& scores) {
    auto game = saved(folder.current);
    auto replaced =
        game->game.plies().empty() && !folder.records.empty() ? saved(folder.records.back()) : std::nullopt;
    return session::Session(std::move(*game), std::move(replaced), scores);
}

void do_something(AppDriver& driver, Random& random) {
    switch (random.below(17)) {
        case 16:
            return driver.tell(TextPasted{"2 0 4/0 0 8/2 0 0"});
        case 0:
            return driver.press(Key::kN);
        case 1:
            return driver.press(Key::kR);
        case 2:
            return driver.press(Key::kEscape);
        case 3:
            return driver.press(Key::kT);
        case 4:
            return random.percent(50) ? driver.send(ui::FocusLost{}) : driver.send(ui::FocusGained{});
        case 5:
        case 6:
            return driver.press(Key::kY);
        case 7:
        case 8:
        case 9:
            return driver.press(Key::kU);
        case 10:
            return driver.swipe({270, 300}, {0, 90});
        default:
            return driver.play(random.direction());
    }
}

// Plays at random from one start of the program to the next, in the same folder.
void walk(Folder& folder, AppDriver& driver, Random& random) {
    for (int step = 0; step < 60; ++step) {
        CAPTURE(step);
        for (int inputs = random.between(0, 3); inputs > 0; --inputs)
            do_something(driver, random);
        if (!folder.records.empty() && random.below(12) == 0) {
            const bool latest = random.below(2) == 0;
            driver.tell(RecordToResume{"a kept one",
                                       std::string(latest ? folder.records.back() : folder.records.front())});
        }
        driver.frame(random.between(1, 60));
        folder.apply(driver.take_edits());
        const RecordReading reading = session::read_record(folder.current);
        REQUIRE(reading.fault == RecordFault::kNone);
        REQUIRE(view_of(*reading.game) == view_of(driver.game()));
        const session::Session again = session_in(folder, driver.session().best_scores());
        REQUIRE(again.can_undo() == driver.session().can_undo());
        REQUIRE(again.best_scores() == driver.session().best_scores());
    }
}

TEST_CASE(
    "at every step of a walk of commands the journal is the game, also over new starts of the program") {
    int begun = 0;
    int resumed = 0;
    int brought_back = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Folder folder;
        std::optional<session::Session> session =
            session::Session({.rules = {.size = {3, 3}, .target = 5}, .seed = seed}, support::kToday, {});
        for (int start = 0; start < 4; ++start) {
            CAPTURE(start);
            AppDriver driver(std::move(*session), {}, {.entropy = random.bits()});
            walk(folder, driver, random);
            session = session_in(folder, driver.session().best_scores());
        }
        begun += folder.begun;
        resumed += folder.resumed;
        brought_back += folder.brought_back;
    }
    CHECK(begun > 100);
    CHECK(resumed > 100);
    CHECK(brought_back > 50);
}

TEST_CASE("an undone new game brings back the record as it was, byte for byte") {
    AppDriver driver(support::start_on("2 0 4/0 0 0/8 0 2"));
    Folder folder;
    const auto frame = [&] {
        driver.frame();
        folder.apply(driver.take_edits());
    };
    frame();
    driver.play(rules::Direction::kLeft);
    driver.play(rules::Direction::kUp);
    frame();
    driver.press(Key::kN);
    frame();
    const std::string before = folder.records.at(0);
    for (const Key key : {Key::kR, Key::kU}) {
        driver.press(key);
        frame();
    }
    CHECK(folder.current == before);
    driver.play(rules::Direction::kRight);
    frame();
    CHECK(folder.current.substr(0, before.size()) == before);
    CHECK(view_of(*session::read_record(folder.current).game) == view_of(driver.game()));
}

TEST_CASE("a frame hands out only its own edits, however many commands it had") {
    AppDriver driver(support::start_on("2 0 4/0 0 0/8 0 2"));
    driver.frame();
    driver.take_edits();
    driver.play(rules::Direction::kLeft);
    driver.play(rules::Direction::kUp);
    driver.press(Key::kU);
    driver.frame();
    REQUIRE(driver.effects().edits.size() == 1);
    CHECK(driver.effects().edits[0].bytes.size() == 8 + 7 + 7 + 6);
    CHECK(driver.frame().edits.empty());
}

TEST_CASE("records carry the day on which they began") {
    AppDriver driver(support::start_on("2 0/0 4"));
    driver.frame();
    CHECK(session::read_record(driver.take_edits().at(0).bytes).info.date == support::kToday);
    driver.press_now(Key::kN);
    CHECK(session::read_record(driver.take_edits().at(0).bytes).info.date == support::kToday);
}

}  // namespace
}  // namespace twofold::app
