// A variant: the rule set and, for a daily game, its date. One game of each variant can be in progress.
// Written as a short text for file names: "4x4-2048-10" is size, target and share of fours; "r" follows if
// undo draws a new spawn, and "d20261130" for a daily game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::session {

struct Variant {
    rules::RuleSet rules;
    std::uint32_t daily = 0;  // its date, 20261130; 0: not a daily game

    friend bool operator==(const Variant&, const Variant&) = default;
};

Variant variant_of(const Start& start);

std::string variant_text(const Variant& variant);
// nullopt if the text is not a variant or its rules are impossible. A size alone, "4x4", means its default
// rules.
std::optional<Variant> parse_variant(std::string_view text);

}  // namespace twofold::session
