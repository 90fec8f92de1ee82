#include "ui/notice.h"

#include <algorithm>
#include <cmath>

namespace twofold::ui {

std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room) {
    std::vector<std::string> lines(1);
    const auto fits = [&](const std::string& line) { return font.width(line, Digits::kProportional, text_px) <= room; };
    std::size_t line_blank = std::string::npos;  // the last blank of the line under way
    while (!utf8.empty()) {
        const std::string_view before = utf8;
        take_code_point(utf8);
        const std::string_view character = before.substr(0, before.size() - utf8.size());
        std::string& line = lines.back();
        if (character == " ") line_blank = line.size();
        line += character;
        if (fits(line) || line.size() == character.size()) continue;
        const bool at_blank = line_blank != std::string::npos;
        const std::size_t keep = at_blank ? line_blank : line.size() - character.size();
        std::string rest = line.substr(at_blank ? keep + 1 : keep);
        line.resize(keep);
        lines.push_back(std::move(rest));
        line_blank = std::string::npos;
    }
    return lines;
}

void Notice::draw(const Layout& layout, const Theme& theme, DrawList& out) const {
    if (!shown()) return;
    const Font& font = out.font(FontId::kText);
    const auto px = static_cast<float>(layout.caption_px);
    const int padding = 3 * layout.unit;
    const int most = std::min(layout.content.w, 120 * layout.unit) - 2 * padding;
    const std::vector<std::string> lines = wrapped(font, sentence_, px, static_cast<float>(most));
    const int line_height = layout.caption_px * 3 / 2;
    int width = 0;
    for (const std::string& line : lines) {
        width = std::max(width, static_cast<int>(std::ceil(font.width(line, Digits::kProportional, px))));
    }
    const int height = static_cast<int>(lines.size()) * line_height + 2 * padding;
    const Rect box{layout.content.x + (layout.content.w - width) / 2 - padding, layout.content.bottom() - height,
                   width + 2 * padding, height};
    out.round_rect(to_float(box), static_cast<float>(2 * layout.unit), theme.text);
    const auto cap = static_cast<int>(font.cap_height(px));
    int baseline = box.y + padding + (line_height + cap) / 2;
    for (const std::string& line : lines) {
        out.text(line, {static_cast<float>(box.x + padding), static_cast<float>(baseline)}, FontId::kText, px,
                 theme.window);
        baseline += line_height;
    }
}

}  // namespace twofold::ui
