// Numbers as they are entered digit by digit, up to the largest seed.
#include "ui/screens/seed_screen.h"

#include <limits>

#include <doctest/doctest.h>

#include "ui/input/key_map.h"

namespace twofold::ui {
namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

TEST_CASE("a digit is written behind a number, and refused where 64 bits would not hold it") {
    struct Row {
        std::optional<std::uint64_t> before;
        int digit;
        std::optional<std::uint64_t> after;
    };
    constexpr Row kRows[] = {
        {{}, 0, 0},
        {{}, 7, 7},
        {0, 5, 5},
        {7, 0, 70},
        {1'844'674'407'370'955'160, 9, 18'446'744'073'709'551'609u},
        {1'844'674'407'370'955'161, 5, kLargest},
        {1'844'674'407'370'955'161, 6, {}},
        {1'844'674'407'370'955'162, 0, {}},
        {9'999'999'999'999'999'999u, 0, {}},
        {kLargest, 0, {}},
    };
    for (const Row& row : kRows) {
        CAPTURE(row.before.value_or(0));
        CAPTURE(row.digit);
        CHECK(with_digit(row.before, row.digit) == row.after);
    }
}

TEST_CASE("taking digits away is writing them backwards") {
    std::uint64_t seed = kLargest;
    for (int digits = 20; digits > 1; --digits) {
        const auto shorter = without_last_digit(seed);
        REQUIRE(shorter.has_value());
        CHECK(with_digit(shorter, static_cast<int>(seed % 10)) == seed);
        seed = *shorter;
    }
    CHECK(seed == 1);
    CHECK_FALSE(without_last_digit(seed).has_value());
    CHECK_FALSE(without_last_digit(0).has_value());
}

TEST_CASE("a pasted text is a seed where it is a whole number with nothing but blanks around it") {
    CHECK(seed_in("20261130") == 20'261'130);
    CHECK(seed_in(" \t7\r\n") == 7);
    CHECK(seed_in("18446744073709551615") == kLargest);
    for (const char* text :
         {"", " ", "18446744073709551616", "-1", "+1", "1.5", "1 2", "0x10", "seed 7", "7a"}) {
        CAPTURE(text);
        CHECK_FALSE(seed_in(text).has_value());
    }
}

TEST_CASE("digits are read from the row above the letters and from the number pad alike") {
    for (int digit = 0; digit < 10; ++digit) {
        const int place = (digit + 9) % 10;
        for (const Key one : {Key::k1, Key::kKeypad1}) {
            const Key key{static_cast<std::uint16_t>(static_cast<int>(one) + place)};
            CHECK(digit_of({key}) == digit);
            CHECK(digit_of({key, kShift}) == digit);
            CHECK_FALSE(digit_of({key, kCtrl}).has_value());
        }
    }
    for (const Key key : {Key::kZ, Key::kReturn, Key::kKeypadEnter, Key::kNone, Key::kPadUp})
        CHECK_FALSE(digit_of({key}).has_value());
}

}  // namespace
}  // namespace twofold::ui
