#include "ui/board/share_picture.h"

#include "ui/board/board_view.h"
#include "ui/board/score_label.h"
#include "ui/board/score_lines.h"

namespace twofold::ui {

namespace {

// 1080 px wide and a little higher, in which a square board fills the width.
constexpr WindowMetrics kFrame{.width = 540, .height = 600, .density = 2};
constexpr std::string_view kName = "Twofold";

// On the right, where a window has its controls.
void draw_name(const Brush& brush) {
    const Layout& layout = brush.layout;
    const TextStyle style{FontId::kNumbers, static_cast<float>(layout.heading_px), brush.theme.quiet_text};
    const float width = brush.font(style.font).width(kName, style.digits, style.px);
    const auto right = static_cast<float>(layout.control(BoardControl::kMenu).right());
    brush.text(kName, {right - width, static_cast<float>(layout.score.bottom())}, style);
}

}  // namespace

void draw_share_picture(const session::Session& session, const Theme& theme, const Strings& strings,
                        DrawList& picture) {
    const session::Game& game = session.game();
    const Layout layout = make_layout(kFrame, game.rules().size);
    picture.clear(layout.window, theme.window);
    const Brush brush{theme, layout, picture};
    BoardView board(picture.fonts());
    board.set_layout(layout);
    board.rest(game.state().board);
    board.draw({}, 0, brush);
    draw_score_number(score_label(game, strings), strings.number(game.state().score), brush);
    const std::string best = strings.number(session.best());
    if (layout.labelled) {
        draw_best_number(strings.text(TextId::kBestLabel), best, brush);
    } else {
        draw_best_words(strings.filled(TextId::kBest, {{"score", best}}), brush);
    }
    if (layout.arrangement == Arrangement::kLine) draw_name(brush);
}

}  // namespace twofold::ui
