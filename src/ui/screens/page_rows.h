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
// `on` or off, which is also said in words.
Row toggle(int id, TextId label, bool on, const ScreenContext& context);
Row figure(std::string label, std::string value);
Row heading(std::string label);
Row paragraph(std::string label);

// The value `step` places after `value` in the list, going round at its ends; the first if `value` is not in
// it.
template <typename List, typename Value>
Value stepped(const List& list, Value value, int step) {
    const auto at = std::find(list.begin(), list.end(), value);
    if (at == list.end()) return list.front();
    const std::ptrdiff_t count = std::ssize(list);
    return list[static_cast<std::size_t>((at - list.begin() + step % count + count) % count)];
}

}  // namespace twofold::ui
