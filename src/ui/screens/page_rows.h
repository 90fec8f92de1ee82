// What describing a page of rows takes, whatever is on it: texts in the player's language, and rows of each
// kind. The screens say what they mean.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>

#include "ui/controls/page.h"
#include "ui/screens/screen.h"

namespace twofold::ui {

std::string text(const ScreenContext& context, TextId id);

Row action(int id, std::string label, std::string detail = {});
Row choice(int id, std::string label, std::string value);
Row figure(std::string label, std::string value);
Row heading(std::string label);
Row paragraph(std::string label);

// The value that many steps from `value` in a list that ends where it ends; the first where it is not in it.
template <typename List, typename Value>
Value stepped(const List& list, Value value, int step) {
    const auto at = std::find(list.begin(), list.end(), value);
    const auto index = at == list.end() ? 0 : at - list.begin() + step;
    return list[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, std::ssize(list) - 1))];
}

}  // namespace twofold::ui
