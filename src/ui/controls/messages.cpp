#include "ui/controls/messages.h"

#include <algorithm>

#include "ui/controls/control_look.h"
#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

// Of the score line, for a score of two digits and what a move adds to it: more does not come in so few
// moves.
constexpr int kScoreUnits = 22;

int wide_line(int text_px) {
    return text_px * 3 / 2;
}

TextBlock hint_lines(std::string_view sentence, int text_px, int width, const Font& font) {
    return {wrapped_evenly(font, sentence, text_px, width), text_px, text_px * 11 / 8};
}

TextBlock hint_below_board(std::string_view sentence, const Layout& layout, const Font& font) {
    const Rect& content = layout.content;
    for (const int text_px : {layout.body_px, layout.caption_px}) {
        TextBlock block = hint_lines(sentence, text_px, content.w, font);
        const Rect box{content.x, layout.board.bottom() + layout.margin, content.w, block.height()};
        if (box.bottom() > content.bottom()) continue;
        block.place(box, TextBlock::Align::kCentred, font);
        return block;
    }
    return {};
}

// In the middle between score, or clock, and controls.
TextBlock hint_in_column(std::string_view sentence, const Layout& layout, const Font& font) {
    const Rect& score = layout.score;
    const int top = layout.clock.empty() ? score.bottom() : layout.clock.bottom();
    const int room = layout.controls[0].y - top;
    for (const int text_px : {layout.body_px, layout.caption_px}) {
        TextBlock block = hint_lines(sentence, text_px, score.w, font);
        const int height = block.height();
        if (height + 2 * layout.margin > room) continue;
        block.place({score.x, top + (room - height) / 2, score.w, height}, TextBlock::Align::kLeft, font);
        return block;
    }
    return {};
}

TextBlock hint_beside_score(std::string_view sentence, const Layout& layout, const Font& font) {
    const Rect& score = layout.score;
    const int start = score.x + kScoreUnits * layout.unit;
    const int width = score.right() - start;
    TextBlock block = hint_lines(sentence, layout.caption_px, width, font);
    const int height = block.height();
    if (height > score.h) return {};
    block.place({start, score.y + (score.h - height) / 2, width, height}, TextBlock::Align::kLeft, font);
    return block;
}

}  // namespace

TextBlock caption_block(std::string_view line, const Layout& layout, const Font& font) {
    if (line.empty() || layout.caption.empty()) return {};
    const int line_height = wide_line(layout.caption_px);
    const auto px = static_cast<float>(layout.caption_px);
    const auto room = static_cast<float>(layout.caption.w);
    const auto most = static_cast<std::size_t>(std::max(1, layout.caption.h / line_height));
    TextBlock block(cut_off(font, wrapped(font, line, px, room), px, room, most), layout.caption_px,
                    line_height);
    block.place(layout.caption, TextBlock::Align::kLeft, font);
    return block;
}

TextBlock hint_block(std::string_view sentence, const Layout& layout, const Font& font) {
    if (sentence.empty() || layout.board.empty()) return {};
    if (layout.orientation == Orientation::kLandscape) return hint_in_column(sentence, layout, font);
    TextBlock below = hint_below_board(sentence, layout, font);
    return below.box().empty() ? hint_beside_score(sentence, layout, font) : below;
}

void Notice::show(std::string sentence) {
    sentence_ = std::move(sentence);
    until_.reset();
}

void Notice::hide() {
    sentence_.clear();
    until_.reset();
}

void Notice::advance(Millis now, const Layout& layout, const Font& font) {
    if (shown() && !until_) {
        until_ = now + kNoticeTime;
        fit(layout, font);
    }
    if (until_ && now >= *until_) hide();
}

std::optional<Millis> Notice::time_left(Millis now) const {
    if (!until_) return std::nullopt;
    return *until_ - now;
}

void Notice::fit(const Layout& layout, const Font& font) {
    if (!shown()) return;
    padding_ = 3 * layout.unit;
    const int most = std::min(layout.content.w, 120 * layout.unit) - 2 * padding_;
    const int px = layout.caption_px;
    block_ = {wrapped(font, sentence_, static_cast<float>(px), static_cast<float>(most)), px, wide_line(px)};
    const int width = block_.width(font);
    const int height = block_.height();
    const int outer = width + 2 * padding_;
    block_.place({layout.content.x + (layout.content.w - outer) / 2 + padding_,
                  layout.content.bottom() - padding_ - height, width, height},
                 TextBlock::Align::kLeft, font);
}

void Notice::draw(const Brush& brush) const {
    if (!shown()) return;
    brush.fill(block_.box().inset(-padding_), control_radius(brush.layout), brush.theme.text);
    block_.draw(brush.theme.window, brush);
}

}  // namespace twofold::ui
