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

// In the middle of the room, in body text or if need be as a caption. Empty if it does not fit.
TextBlock hint_in(const Rect& room, std::string_view sentence, TextBlock::Align align, const Layout& layout,
                  const Font& font) {
    for (const int text_px : {layout.body_px, layout.caption_px}) {
        TextBlock block = hint_lines(sentence, text_px, room.w, font);
        const int height = block.height();
        if (height > room.h || block.width(font) > room.w) continue;
        block.place({room.x, room.y + (room.h - height) / 2, room.w, height}, align, font);
        return block;
    }
    return {};
}

// Between the board and the controls, or the lower edge of the window; in place of the goal.
Rect below_board(const Layout& layout) {
    const Rect& content = layout.content;
    const int top = layout.board.bottom() + 2 * layout.unit;
    const bool stack = layout.arrangement == Arrangement::kStack;
    const int bottom = stack ? layout.controls[0].y - 2 * layout.unit : content.bottom();
    return {content.x, top, content.w, bottom - top};
}

// Between what is above and the controls; in place of the goal.
Rect in_column(const Rect& above, const Layout& layout) {
    const int top = above.bottom() + layout.margin;
    int bottom = layout.controls[0].y;
    for (const Rect& control : layout.controls)
        bottom = std::min(bottom, control.y);
    return {layout.score.x, top, layout.score.w, bottom - layout.margin - top};
}

// In place of the best score.
Rect beside_score(const Layout& layout) {
    const Rect all = united(layout.score, layout.best);
    const int start = layout.score.x + kScoreUnits * layout.unit;
    return {start, all.y, all.right() - start, all.h};
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
    if (layout.arrangement == Arrangement::kColumn) {
        const Rect& last = layout.clock.empty() ? layout.best : layout.clock;
        TextBlock block = hint_in(in_column(last, layout), sentence, TextBlock::Align::kLeft, layout, font);
        if (!block.box().empty() || !layout.clock.empty()) return block;
        return hint_in(in_column(layout.score, layout), sentence, TextBlock::Align::kLeft, layout, font);
    }
    TextBlock below = hint_in(below_board(layout), sentence, TextBlock::Align::kCentred, layout, font);
    if (!below.box().empty()) return below;
    return hint_in(beside_score(layout), sentence, TextBlock::Align::kLeft, layout, font);
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
