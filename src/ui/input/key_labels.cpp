#include "ui/input/key_labels.h"

#include <array>

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

constexpr std::size_t kFirstButton = static_cast<std::size_t>(Key::kPadConfirm);
constexpr std::size_t kButtonCount = static_cast<std::size_t>(Key::kPadNext) - kFirstButton + 1;

// In the order of the keys. They are the same in every language; the shapes of PlayStation are not.
constexpr std::array<std::string_view, kButtonCount> kXboxLabels = {"A", "B", "X", "Y", "Start", "LB", "RB"};
constexpr std::array<std::string_view, kButtonCount> kNintendoLabels = {"B", "A", "Y", "X", "+", "L", "R"};
constexpr std::array kShapes = {TextId::kPadCross, TextId::kPadCircle, TextId::kPadSquare,
                                TextId::kPadTriangle};
constexpr std::array<std::string_view, kButtonCount - kShapes.size()> kPlayStationLabels = {"Options", "L1",
                                                                                            "R1"};

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

std::string_view pad_label(Key key, PadKind kind, const Strings& strings) {
    if (key < Key::kPadConfirm || key > Key::kPadNext) return {};
    const std::size_t index = static_cast<std::size_t>(key) - kFirstButton;
    switch (kind) {
        case PadKind::kXbox:
            return kXboxLabels[index];
        case PadKind::kNintendo:
            return kNintendoLabels[index];
        case PadKind::kPlayStation:
            return index < kShapes.size() ? strings.text(kShapes[index])
                                          : kPlayStationLabels[index - kShapes.size()];
    }
    return {};
}

}  // namespace twofold::ui
