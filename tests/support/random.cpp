#include "support/random.h"

namespace twofold::support {

rules::Size Random::size() {
    const auto side = [this] { return static_cast<std::uint8_t>(between(rules::kMinSide, rules::kMaxSide)); };
    const std::uint8_t rows = side();
    return {rows, side()};
}

rules::Score Random::score() {
    const rules::Score score = bits();
    return score >> below(64);
}

rules::Board Random::board() {
    return board(size());
}

rules::Board Random::board(rules::Size size) {
    const int percent_empty = below(5) * 20;
    const int largest = between(1, 12);
    rules::Board board(size);
    for (int i = 0; i < board.cell_count(); ++i) {
        if (!percent(percent_empty)) board.set(i, static_cast<rules::Exponent>(between(1, largest)));
    }
    return board;
}

rules::RuleSet Random::rule_set() {
    rules::RuleSet rules{.size = size(), .fours = static_cast<std::uint8_t>(between(0, 100))};
    const int largest = rules::largest_exponent(rules);
    rules.target = static_cast<rules::Exponent>(between(rules::kSmallestTarget, largest));
    rules.reroll = percent(50);
    return rules;
}

std::string Random::bytes(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += static_cast<char>(below(256));
    }
    return text;
}

}  // namespace twofold::support
