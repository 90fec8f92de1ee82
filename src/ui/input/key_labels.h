// What is printed on the keys of the player's keyboard, to name them to people. Which letters that are only
// the machine knows (platform/keyboard.h); without it they are those of an American keyboard.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/draw/font.h"
#include "ui/input/input_event.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// Letters, digits and signs: what a keyboard layout says of a key. The others are printed alike everywhere.
bool depends_on_layout(Key key);

class KeyLabels {
  public:
    void set(Key key, std::string printed) { printed_.emplace_back(key, std::move(printed)); }
    // Empty if nothing is known of the key.
    std::string_view printed(Key key) const;

    friend bool operator==(const KeyLabels&, const KeyLabels&) = default;

  private:
    std::vector<std::pair<Key, std::string>> printed_;
};

const KeyLabels& american_labels();

// The name of a key of a keyboard, short enough for a picture of it. What the font cannot show, as letters of
// a script that it lacks, is named as on an American keyboard.
std::string label_of(Key key, const KeyLabels& labels, const Font& font, const Strings& strings);

}  // namespace twofold::ui
