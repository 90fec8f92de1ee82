#include "ui/draw/tile_label.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"

namespace twofold::ui {

namespace {

// Font size in px at which every label of as many digits fits, and of as many digits and a letter.
float fitting_label_px(std::string_view label, const Layout& layout, const Font& font) {
    const bool letter = !label.empty() && label.back() > '9';
    const auto digits = static_cast<float>(label.size() - (letter ? 1 : 0));
    const float width = digits * font.advance(U'0', Digits::kTabular, 1) +
                        (letter ? font.advance(U'M', Digits::kTabular, 1) : 0);  // the widest
    const float room = static_cast<float>(layout.cell - 2 * layout.step);
    const float by_height = 0.40f * static_cast<float>(layout.cell) / font.cap_height(1);
    return std::min(by_height, room / width);
}

}  // namespace

TileLabel tile_label(rules::Exponent exponent, const Layout& layout, const Font& font) {
    if (exponent == 0) return {};
    TileLabel label;
    label.text = session::tile_text(exponent);
    label.text_px = fitting_label_px(label.text, layout, font);
    if (exponent >= kFirstShortTile || label.text_px < static_cast<float>(kMinTileText) * layout.density) {
        std::string short_form = session::tile_short(exponent);
        if (short_form.size() < label.text.size()) {
            label.text = std::move(short_form);
            label.text_px = fitting_label_px(label.text, layout, font);
        }
    }
    label.text_px = std::floor(label.text_px);  // fonts have whole px sizes
    const InkBox ink = font.ink(label.text, label.text_px);
    const float middle = static_cast<float>(layout.cell) / 2;
    label.text_at = {middle - (ink.left + ink.right) / 2, middle + (ink.top + ink.bottom) / 2};
    return label;
}

}  // namespace twofold::ui
