// How keys are named to people.
#include "ui/input/key_labels.h"

#include <doctest/doctest.h>

#include "app/resources.h"
#include "base/utf8.h"
#include "ui/input/key_names.h"

#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

const Font& font() {
    return support::fonts()[static_cast<std::size_t>(FontId::kText)];
}

std::string label(Key key, const KeyLabels& labels = american_labels()) {
    return label_of(key, labels, font(), support::english());
}

TEST_CASE("letters are named as the layout has them, and where it is not known as on an American keyboard") {
    KeyLabels azerty;
    azerty.set(Key::kW, "Z");
    azerty.set(Key::kA, "Q");
    azerty.set(Key::k2, "é");
    CHECK(label(Key::kW, azerty) == "Z");
    CHECK(label(Key::kA, azerty) == "Q");
    CHECK(label(Key::k2, azerty) == "é");
    CHECK(label(Key::kS, azerty) == "S");
    CHECK(label(Key::kW) == "W");
    CHECK(label(Key::kSemicolon) == ";");
}

TEST_CASE("letters that the game has no glyphs of are named as on an American keyboard") {
    KeyLabels russian;
    russian.set(Key::kW, "ц");
    CHECK(label(Key::kW, russian) == "W");
}

TEST_CASE("keys that are alike everywhere have their names, some of them in the player's language") {
    CHECK(label(Key::kLeft) == "←");
    CHECK(label(Key::kReturn) == "Enter");
    CHECK(label(Key::kEscape) == "Esc");
    CHECK(label(Key::kPageUp) == "Page Up");
    CHECK(label(Key::kF11) == "F11");
    CHECK(label(Key::kSpace) == "Space");
    CHECK(label(Key::kKeypad4) == "Num 4");
    CHECK(label(Key::kKeypadEnter) == "Num Enter");
    const Strings chinese = app::load_strings("zh-CN");
    CHECK(label_of(Key::kSpace, american_labels(), font(), chinese) == "空格");
    CHECK(label_of(Key::kKeypad4, american_labels(), font(), chinese) == "小键盘 4");
}

TEST_CASE("every key that can be bound has a label of glyphs that are there") {
    for (std::uint16_t key = 0; key < 528; ++key) {
        if (name_of(static_cast<Key>(key)).empty()) continue;
        INFO("key ", key);
        const std::string text = label(static_cast<Key>(key));
        CHECK_FALSE(text.empty());
        for (std::string_view rest = text; !rest.empty();) {
            const char32_t code_point = base::take_code_point(rest);
            CHECK(font().glyph(code_point).code_point == code_point);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
