// Helpers to describe a page of rows: texts in the player's language, and rows of each kind. Leaves out what
// the rows mean.
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

// The value `step` places after `value` in the list, stopping at its ends; the first if `value` is not in it.
template <typename List, typename Value>
Value stepped(const List& list, Value value, int step) {
    const auto at = std::find(list.begin(), list.end(), value);
    const auto index = at == list.end() ? 0 : at - list.begin() + step;
    return list[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, std::ssize(list) - 1))];
}

}  // namespace twofold::ui
