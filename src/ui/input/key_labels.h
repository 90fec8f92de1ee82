// What is printed on the keys of the player's keyboard and the buttons of a gamepad, to name them to people.
// Which letters that are only the machine knows (platform/system_settings.h); without it they are those of an
// American keyboard.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/draw/font.h"
#include "ui/input/input_event.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// Whether the key is a letter, digit or sign, whose label depends on the keyboard layout. All other labels
// are the same everywhere.
bool depends_on_layout(Key key);

class KeyLabels {
  public:
    void set(Key key, std::string printed) { printed_.emplace_back(key, std::move(printed)); }
    // Empty if unknown.
    std::string_view printed(Key key) const;

    friend bool operator==(const KeyLabels&, const KeyLabels&) = default;

  private:
    std::vector<std::pair<Key, std::string>> printed_;
};

const KeyLabels& american_labels();

// The name of a keyboard's key, short enough for a picture of it. A label that the font cannot show is
// replaced by that of an American keyboard.
std::string label_of(Key key, const KeyLabels& labels, const Font& font, const Strings& strings);

// The name of a pad's button on pads of that kind, for people; empty for a key that has none there.
std::string_view pad_label(Key key, PadKind kind, const Strings& strings);

}  // namespace twofold::ui
