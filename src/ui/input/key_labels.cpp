#include "ui/input/key_labels.h"

#include "base/utf8.h"
#include "ui/input/key_names.h"

namespace twofold::ui {

namespace {

struct PrintedKey {
    Key key;
    std::string_view printed;
};

// Keys whose label differs from their name in the settings file.
constexpr PrintedKey kPrinted[] = {
    {Key::kReturn, "Enter"},     {Key::kEscape, "Esc"},
    {Key::kPageUp, "Page Up"},   {Key::kPageDown, "Page Down"},
    {Key::kRight, "→"},          {Key::kLeft, "←"},
    {Key::kDown, "↓"},           {Key::kUp, "↑"},
    {Key::kApplication, "Menu"},
};

constexpr std::string_view kKeypad = "Keypad ";

bool can_show(const Font& font, std::string_view utf8) {
    while (!utf8.empty()) {
        const char32_t code_point = base::take_code_point(utf8);
        if (font.glyph(code_point).code_point != code_point) return false;
    }
    return true;
}

}  // namespace

bool depends_on_layout(Key key) {
    return (key >= Key::kA && key <= Key::k0) || (key >= Key::kMinus && key <= Key::kSlash) ||
           key == Key::kNonUsBackslash;
}

std::string_view KeyLabels::printed(Key key) const {
    for (const auto& [known, printed] : printed_) {
        if (known == key) return printed;
    }
    return {};
}

const KeyLabels& american_labels() {
    static const KeyLabels kLabels;
    return kLabels;
}

std::string label_of(Key key, const KeyLabels& labels, const Font& font, const Strings& strings) {
    const std::string_view printed = labels.printed(key);
    if (!printed.empty() && can_show(font, printed)) return std::string(printed);
    if (key == Key::kSpace) return std::string(strings.text(TextId::kKeySpace));
    for (const PrintedKey& known : kPrinted) {
        if (known.key == key) return std::string(known.printed);
    }
    const std::string_view name = name_of(key);
    if (name.substr(0, kKeypad.size()) != kKeypad) return std::string(name);
    return strings.filled(TextId::kKeyOnNumberPad, {{"key", name.substr(kKeypad.size())}});
}

}  // namespace twofold::ui
