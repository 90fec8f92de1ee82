#include "ui/controls/hint.h"

#include <algorithm>
#include <cmath>

#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

// Of the score line, for a score of two digits and what a move adds to it: more does not come in so few
// moves.
constexpr int kScoreUnits = 22;

int line_height(int text_px) {
    return text_px * 11 / 8;
}

// In as few lines as there can be, none of them much shorter than the others.
std::vector<std::string> broken(std::string_view sentence, int text_px, int width, const Font& font) {
    const auto lines_in = [&](int room) {
        return wrapped(font, sentence, static_cast<float>(text_px), static_cast<float>(room));
    };
    std::vector<std::string> lines = lines_in(width);
    const int step = std::max(1, text_px / 4);
    for (int room = width - step; room > width / 2; room -= step) {
        std::vector<std::string> narrower = lines_in(room);
        if (narrower.size() > lines.size()) break;
        lines = std::move(narrower);
    }
    return lines;
}

}  // namespace

void Hint::fit(std::string_view sentence, const Layout& layout, const Font& font) {
    box_ = {};
    lines_.clear();
    if (sentence.empty() || layout.board.empty()) return;
    if (layout.orientation == Orientation::kLandscape) {
        fit_in_column(sentence, layout, font);
    } else if (!fit_below_board(sentence, layout, font)) {
        fit_beside_score(sentence, layout, font);
    }
}

bool Hint::fit_below_board(std::string_view sentence, const Layout& layout, const Font& font) {
    const int width = layout.content.w;
    for (const int text_px : {layout.body_px, layout.caption_px}) {
        std::vector<std::string> lines = broken(sentence, text_px, width, font);
        const int height = static_cast<int>(lines.size()) * line_height(text_px);
        const Rect box{layout.content.x, layout.board.bottom() + layout.margin, width, height};
        if (box.bottom() > layout.content.bottom()) continue;
        place(std::move(lines), box, text_px, true, font);
        return true;
    }
    return false;
}

// In the middle between score, or clock, and controls.
void Hint::fit_in_column(std::string_view sentence, const Layout& layout, const Font& font) {
    const Rect& score = layout.score;
    const int top = layout.clock.empty() ? score.bottom() : layout.clock.bottom();
    const int room = layout.controls[0].y - top;
    for (const int text_px : {layout.body_px, layout.caption_px}) {
        std::vector<std::string> lines = broken(sentence, text_px, score.w, font);
        const int height = static_cast<int>(lines.size()) * line_height(text_px);
        if (height + 2 * layout.margin > room) continue;
        const Rect box{score.x, top + (room - height) / 2, score.w, height};
        return place(std::move(lines), box, text_px, false, font);
    }
}

void Hint::fit_beside_score(std::string_view sentence, const Layout& layout, const Font& font) {
    const Rect& score = layout.score;
    const int start = score.x + kScoreUnits * layout.unit;
    std::vector<std::string> lines = broken(sentence, layout.caption_px, score.right() - start, font);
    const int height = static_cast<int>(lines.size()) * line_height(layout.caption_px);
    if (height > score.h) return;
    const Rect box{start, score.y + (score.h - height) / 2, score.right() - start, height};
    place(std::move(lines), box, layout.caption_px, false, font);
}

void Hint::place(std::vector<std::string> lines, const Rect& box, int text_px, bool centred,
                 const Font& font) {
    box_ = box;
    text_px_ = static_cast<float>(text_px);
    const auto height = static_cast<float>(line_height(text_px));
    float baseline = static_cast<float>(box.y) + (height + font.cap_height(text_px_)) / 2;
    for (std::string& line : lines) {
        const float room = static_cast<float>(box.w) - font.width(line, Digits::kProportional, text_px_);
        const float x = static_cast<float>(box.x) + (centred ? room / 2 : 0);
        lines_.push_back({std::move(line), {std::round(x), std::round(baseline)}});
        baseline += height;
    }
}

void Hint::draw(const Theme& theme, DrawList& out) const {
    for (const Line& line : lines_)
        out.text(line.text, line.baseline_start, FontId::kText, text_px_, theme.quiet_text);
}

}  // namespace twofold::ui
