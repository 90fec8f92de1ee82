#include "ui/screens/page_rows.h"

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

Row toggle(int id, TextId label, bool on, const ScreenContext& context) {
    return {.kind = Row::Kind::kSwitch,
            .id = id,
            .label = text(context, label),
            .detail = text(context, on ? TextId::kOn : TextId::kOff),
            .on = on};
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

}  // namespace twofold::ui
