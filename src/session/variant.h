// What keeps games apart that are played side by side: the rule set, and for a daily game its date. Coded as
// a short text for the names of files: "4x4-2048-10", target and share of fours after the size; "r" follows
// where an undo draws the spawn anew, and "d20261130" of a daily game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

struct Variant {
    rules::RuleSet rules;
    std::uint32_t daily = 0;  // its date, 20261130; 0: no daily game

    friend bool operator==(const Variant&, const Variant&) = default;
};

Variant variant_of(const Start& start);

std::string variant_text(const Variant& variant);
// Nullopt if the text is none or the rules are impossible. A size alone, "4x4", stands for its usual
// rules.
std::optional<Variant> parse_variant(std::string_view text);

}  // namespace twofold::session
