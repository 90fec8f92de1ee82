#include "ui/screens/page_rows.h"

#include "session/board_text.h"

namespace twofold::ui {

std::string text(const ScreenContext& context, TextId id) {
    return std::string(context.strings.text(id));
}

Row action(int id, std::string label, std::string detail) {
    return {.kind = Row::Kind::kAction, .id = id, .label = std::move(label), .detail = std::move(detail)};
}

Row choice(int id, std::string label, std::string value) {
    return {.kind = Row::Kind::kChoice, .id = id, .label = std::move(label), .detail = std::move(value)};
}

Row figure(std::string label, std::string value) {
    return {.kind = Row::Kind::kValue, .label = std::move(label), .detail = std::move(value)};
}

Row heading(std::string label) {
    return {.kind = Row::Kind::kHeading, .label = std::move(label)};
}

Row paragraph(std::string label) {
    return {.kind = Row::Kind::kText, .label = std::move(label)};
}

std::string rule_set_label(const ScreenContext& context, const rules::RuleSet& rules) {
    std::string label = context.strings.filled(
        TextId::kRuleSet,
        {{"size", context.strings.size(rules.size)}, {"tile", session::tile_text(rules.target)}});
    if (rules.fours != rules::RuleSet{}.fours) {
        const std::string fours =
            context.strings.filled(TextId::kPercent, {{"number", std::to_string(rules.fours)}});
        label = context.strings.filled(TextId::kRuleSetFours, {{"rules", label}, {"percent", fours}});
    }
    return rules.reroll ? context.strings.filled(TextId::kRuleSetRerolled, {{"rules", label}}) : label;
}

}  // namespace twofold::ui
