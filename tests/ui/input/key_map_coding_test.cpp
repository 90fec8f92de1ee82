// The keys as the settings have them.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/input/actions.h"
#include "ui/input/key_map.h"
#include "ui/input/key_names.h"

#include "support/random.h"

namespace twofold::ui {
namespace {

using session::KeyTable;

std::vector<Key> keys_of(const KeyMap& map, Action action) {
    return {map.keys(action).begin(), map.keys(action).end()};
}

TEST_CASE("an empty table is the keys as the game comes, and those are an empty table") {
    const KeyMapReading reading = read_keys({});
    CHECK(reading.keys == default_keys());
    CHECK(reading.faults == "");
    CHECK(key_table(default_keys(), {}).empty());
}

TEST_CASE("only what was changed is in the table, by the names that a file has") {
    KeyMap map;
    map.add(Action::kUndo, Key::kP);
    map.remove(Key::kN);
    const KeyTable table = key_table(map, {});
    CHECK(table == KeyTable{{"undo", {"U", "Backspace", "P"}}, {"menu", {}}, {"new_game", {}}});
    CHECK(read_keys(table).keys == map);
}

TEST_CASE("any keys read back as they were written") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        INFO("seed ", seed);
        support::Random random(seed);
        KeyMap map;
        for (int i = 0; i < 40; ++i) {
            const auto key = static_cast<Key>(random.below(128));
            if (random.below(4) == 0) {
                map.remove(key);
            } else {
                map.add(static_cast<Action>(random.below(static_cast<int>(kActionCount))), key);
            }
        }
        const KeyMapReading reading = read_keys(key_table(map, {}));
        CHECK(reading.faults == "");
        for (std::size_t i = 0; i < kActionCount; ++i) {
            const auto action = static_cast<Action>(i);
            CHECK(keys_of(reading.keys, action) == keys_of(map, action));
        }
    }
}

TEST_CASE("an action that is not in the table loses those of its keys that the table gives to others") {
    const KeyMapReading reading = read_keys({{"undo", {"N", "Left"}}});
    CHECK(reading.faults == "");
    CHECK(keys_of(reading.keys, Action::kUndo) == std::vector{Key::kN, Key::kLeft});
    CHECK(keys_of(reading.keys, Action::kNewGame).empty());
    CHECK(keys_of(reading.keys, Action::kMoveLeft) == std::vector{Key::kA, Key::kH, Key::kKeypad4});
}

TEST_CASE("what makes no sense is left out alone and named") {
    const KeyMapReading reading = read_keys({{"dance", {"D"}},
                                             {"redo", {"Foo", "F5", "Escape", "f5", "F6"}},
                                             {"restart", {"1", "2", "3", "4", "5", "6", "7", "8", "9"}},
                                             {"undo", {"F6"}}});
    CHECK(keys_of(reading.keys, Action::kRedo) == std::vector{Key::kF5});
    CHECK(keys_of(reading.keys, Action::kUndo) == std::vector{Key::kF6});
    CHECK(reading.keys.keys(Action::kRestart).size() == KeyMap::kMaxKeys);
    CHECK(keys_of(reading.keys, Action::kMoveRight) == keys_of(default_keys(), Action::kMoveRight));
    CHECK(reading.faults ==
          "keys.dance: there is no such action\n"
          "keys.redo: there is no key \"Foo\" that can be bound\n"
          "keys.redo: there is no key \"Escape\" that can be bound\n"
          "keys.redo: the key \"f5\" is listed twice\n"
          "keys.redo: the key \"F6\" is listed twice\n"
          "keys.restart: no more than 6 keys\n");
}

TEST_CASE(
    "an action of which nothing makes sense has the keys that it comes with, one with no key has none") {
    const KeyMapReading reading = read_keys({{"undo", {"Foo"}}, {"redo", {}}});
    CHECK(keys_of(reading.keys, Action::kUndo) == keys_of(default_keys(), Action::kUndo));
    CHECK(reading.keys.keys(Action::kRedo).empty());
}

TEST_CASE("docs/keys.md names every action, and every key that one comes with") {
    std::ifstream file(TWOFOLD_TESTS_DIR "/../docs/keys.md");
    const std::string page((std::istreambuf_iterator<char>(file)), {});
    for (std::size_t i = 0; i < kActionCount; ++i) {
        CAPTURE(info_of(static_cast<Action>(i)).name);
        CHECK(page.find("`" + std::string(info_of(static_cast<Action>(i)).name) + "`") != std::string::npos);
        for (const Key key : default_keys().keys(static_cast<Action>(i)))
            CHECK(page.find(name_of(key)) != std::string::npos);
    }
}

TEST_CASE("docs/keys.md names every key of more than a letter, the numbered ones as the first and the last") {
    std::ifstream file(TWOFOLD_TESTS_DIR "/../docs/keys.md");
    const std::string page((std::istreambuf_iterator<char>(file)), {});
    for (int i = 0; i < 256; ++i) {
        const std::string name(name_of(static_cast<Key>(i)));
        const bool is_between = (name.starts_with('F') || name.starts_with("Keypad ")) && name.size() > 1 &&
                                name.back() >= '0' && name.back() <= '9';
        if (name.size() <= 1 || is_between) continue;
        CAPTURE(name);
        CHECK(page.find("`" + name + "`") != std::string::npos);
    }
}

TEST_CASE("what is said of actions that are not known yet stays") {
    const KeyTable before{{"dance", {"D"}}, {"undo", {"F6"}}};
    CHECK(key_table(default_keys(), before) == KeyTable{{"dance", {"D"}}});
}

}  // namespace
}  // namespace twofold::ui
