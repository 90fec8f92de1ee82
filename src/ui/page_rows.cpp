#include "ui/page_rows.h"

namespace twofold::ui {

std::string text(const ScreenContext& context, TextId id) {
    return std::string(context.strings.text(id));
}

std::string filled(const ScreenContext& context, TextId id, std::initializer_list<Slot> slots) {
    std::string out;
    context.strings.fill(id, slots, out);
    return out;
}

std::string number(const ScreenContext& context, rules::Score value) {
    std::string out;
    context.strings.number(value, out);
    return out;
}

std::string size_label(const ScreenContext& context, rules::Size size) {
    return filled(context, TextId::kSizeValue,
                  {{"rows", std::to_string(size.rows)}, {"cols", std::to_string(size.cols)}});
}

Row action(int id, std::string label, std::string detail) {
    return {.kind = Row::Kind::kAction, .id = id, .label = std::move(label), .detail = std::move(detail)};
}

Row choice(int id, std::string label, std::string value) {
    return {.kind = Row::Kind::kChoice, .id = id, .label = std::move(label), .detail = std::move(value)};
}

Row heading(std::string label) {
    return {.kind = Row::Kind::kHeading, .label = std::move(label)};
}

Row paragraph(std::string label) {
    return {.kind = Row::Kind::kText, .label = std::move(label)};
}

}  // namespace twofold::ui
