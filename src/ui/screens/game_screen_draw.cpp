// How the game looks at a moment: where its motion stands, and all that is drawn of it.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "session/board_text.h"
#include "session/time_text.h"
#include "ui/board/goal_line.h"
#include "ui/board/score_lines.h"
#include "ui/draw/tile_label.h"
#include "ui/screens/game_screen.h"

namespace twofold::ui {

namespace {

constexpr Millis kOverlayFade = 200;
constexpr float kVeil = 0.35f;  // opacity of what lies over a board that is over

PointF along(rules::Direction direction, float length) {
    const rules::CellStep step = rules::step_of(direction);
    return {static_cast<float>(step.cols) * length, static_cast<float>(step.rows) * length};
}

// All that a caption can be made of.
void draw_caption_samples(const Strings& strings, const Brush& brush) {
    const auto draw = [&](std::string_view text) {
        brush.text(text, {}, brush.caption(brush.theme.quiet_text));
    };
    for (std::size_t id = 0; id < kTextCount; ++id) {
        if (kTextKeys[id].starts_with("say_")) draw(strings.text(static_cast<TextId>(id)));
    }
    for (const TextId id :
         {TextId::kNewGame, TextId::kUndo, TextId::kKeepGoing, TextId::kWatchReplay, TextId::kSizeValue})
        draw(strings.text(id));
    draw("^\u2026");
}

// The rules' target, and once it is made the next larger tile.
Goal goal_of(const session::Game& game) {
    const rules::Exponent largest = game.state().board.largest();
    const auto next = static_cast<rules::Exponent>(std::min<int>(largest + 1, rules::kMaxExponent));
    return {.largest = largest, .target = std::max(game.rules().target, next)};
}

}  // namespace

PointF GameScreen::board_offset(Millis now) const {
    PointF offset;
    const double t = since(nudge_start_, now) / kNudgeTime;
    if (t >= 0 && t < 1 && motion_.motion == Motion::kFull) {
        const double swing = std::sin(std::numbers::pi * t);
        const PointF nudge = along(nudge_, static_cast<float>(layout().units(kNudgeUnits) * swing));
        offset = {std::round(nudge.x), std::round(nudge.y)};
    }
    return offset;
}

bool GameScreen::moving(Millis now) const {
    if (motion_.speed <= 0) return false;
    const bool fading = overlay_kind() != OverlayKind::kNone && since(overlay_start_, now) < kOverlayFade;
    return board_.moving(now) || since(score_start_, now) < kScoreGainTime ||
           since(nudge_start_, now) < kNudgeTime || fading;
}

void GameScreen::draw(const Theme& theme, Millis now, DrawList& out) const {
    const Brush brush{theme, layout(), out};
    board_.draw(board_offset(now), now, brush);
    draw_score(now, brush);
    if (!overlay_covers(layout().goal, now)) draw_goal(brush);
    hint_.draw(theme.quiet_text, brush);
    if (!layout().clock.empty()) draw_clock(brush);
    for (const Button& button : controls()) {
        if (!overlay_covers(button.rect, now)) draw_one(button, brush);
    }
    draw_caption(now, brush);
    if (overlay_kind() != OverlayKind::kNone) draw_overlay(now, brush);
}

void GameScreen::draw_one(const Button& button, const Brush& brush) const {
    if (!button.hidden) draw_button(button, state_.look_of(button), brush);
}

rules::Score GameScreen::counted_score(Millis now) const {
    const rules::Score target = session_.game().state().score;
    const double counted = motion_.speed > 0 ? ease_in_out(since(score_start_, now) / kScoreCountTime) : 1;
    if (counted >= 1) return target;
    // The way from one to the other, so that no rounding leaves it or passes the largest score.
    const rules::Score way = target > score_from_ ? target - score_from_ : score_from_ - target;
    const auto gone = static_cast<rules::Score>(static_cast<double>(way) * counted);
    return target > score_from_ ? score_from_ + gone : score_from_ - gone;
}

std::string_view GameScreen::number_in(TextId id, std::string_view slot, rules::Score value) const {
    number_.clear();
    strings_.number(value, number_);
    text_.clear();
    strings_.fill(id, {{slot, number_}}, text_);
    return text_;
}

void GameScreen::draw_score(Millis now, const Brush& brush) const {
    number_.clear();
    strings_.number(counted_score(now), number_);
    const bool beside_hint = hint_.box().overlaps(layout().score);
    const std::string_view label = beside_hint ? strings_.text(TextId::kScoreLabel) : score_label_;
    const NumberPlace place = draw_score_number(label, number_, brush);
    if (!hint_.box().overlaps(layout().best)) draw_best(brush);
    draw_gain({place.end.x + brush.units(1.5f), place.end.y},
              {static_cast<float>(layout().score.right()), place.top}, now, brush);
}

void GameScreen::draw_best(const Brush& brush) const {
    if (!layout().labelled) return draw_best_words(number_in(TextId::kBest, "score", session_.best()), brush);
    number_.clear();
    strings_.number(session_.best(), number_);
    draw_best_number(strings_.text(TextId::kBestLabel), number_, brush);
}

void GameScreen::draw_goal(const Brush& brush) const {
    if (layout().goal.empty() || hint_.box().overlaps(layout().goal)) return;
    const Goal goal = goal_of(session_.game());
    text_.clear();
    const auto text_of = [](rules::Exponent tile) {
        return tile < kFirstShortTile ? session::tile_text(tile) : session::tile_short(tile);
    };
    strings_.fill(TextId::kGoalProgress, {{"tile", text_of(goal.largest)}, {"goal", text_of(goal.target)}},
                  text_);
    twofold::ui::draw_goal(goal, strings_.text(TextId::kTarget), text_, brush);
}

// The "+N", rising from beside the score, or from above its end where there is no room.
void GameScreen::draw_gain(PointF beside, PointF above, Millis now, const Brush& brush) const {
    const double rise = motion_.speed > 0 ? since(score_start_, now) / kScoreGainTime : 1;
    if (score_gain_ == 0 || rise >= 1) return;
    TextStyle style = brush.body(faded(brush.theme.text, static_cast<float>(1 - ease_in_out(rise))));
    style.digits = Digits::kTabular;
    const std::string_view gain = number_in(TextId::kScoreGain, "points", score_gain_);
    const float width = brush.font().width(gain, style.digits, style.px);
    const PointF at =
        beside.x + width <= above.x ? beside : PointF{above.x - width, above.y - brush.units(1)};
    // Where there is no room above it stays at the window's edge.
    const float min_y = brush.font().cap_height(style.px) + static_cast<float>(layout().units(1));
    const float lift = brush.units(2) * static_cast<float>(ease_out(rise));
    brush.text(gain, {std::round(at.x), std::round(std::max(at.y - lift, min_y))}, style);
}

// The time played on the left and the last split on the right of their line, or below each other in a column.
void GameScreen::draw_clock(const Brush& brush) const {
    const Font& font = brush.font();
    const Rect& area = layout().clock;
    const bool one_line = layout().arrangement != Arrangement::kColumn;
    TextStyle style = brush.body(brush.theme.quiet_text);
    style.digits = Digits::kTabular;
    const float size = style.px;
    const float room = static_cast<float>(area.w) * (one_line ? 0.5f : 1.0f);
    const float line = static_cast<float>(area.h) * (one_line ? 1.0f : 0.5f);
    const float baseline = static_cast<float>(area.y) + (line + font.cap_height(size)) / 2;
    const auto draw = [&](std::string_view text, bool on_the_right, float y) {
        style.px = fitting_px(font, text, style.digits, size, room);
        const float x = on_the_right
                            ? static_cast<float>(area.right()) - font.width(text, style.digits, style.px)
                            : static_cast<float>(area.x) - font.left_bearing(text, style.digits, style.px);
        brush.text(text, {std::round(x), std::round(y)}, style);
    };
    number_.clear();
    session::append_time(time_, number_);
    draw(number_, false, baseline);

    const session::Splits& splits = session_.game().splits();
    const auto last =
        std::find_if(splits.rbegin(), splits.rend(), [](const auto& s) { return s.has_value(); });
    if (last == splits.rend()) return;
    const auto exponent = static_cast<rules::Exponent>(splits.rend() - last - 1);
    number_.clear();
    session::append_time(**last, number_);
    text_.clear();
    strings_.fill(TextId::kSplit, {{"tile", session::tile_text(exponent)}, {"time", number_}}, text_);
    draw(text_, one_line, one_line ? baseline : baseline + line);
}

void GameScreen::draw_upcoming(const Theme& theme, DrawList& out) const {
    const Brush brush{theme, layout(), out};
    const int largest = session_.game().state().board.largest();
    for (int exponent = 1; exponent <= std::min(largest + 1, kTileColors - 1); ++exponent)
        board_.draw_sample(static_cast<rules::Exponent>(exponent), brush);
    for (const Button& button : controls())
        draw_one(button, brush);
    if (!layout().caption.empty()) draw_caption_samples(strings_, brush);
    const auto draw = [&](std::string_view text, TextStyle style) {
        style.digits = Digits::kTabular;
        brush.text(text, {}, style);
    };
    number_ = "0123456789";
    strings_.number(1000, number_);  // with the language's separator
    draw(number_, {.font = FontId::kNumbers, .px = static_cast<float>(layout().score_px), .ink = theme.text});
    if (layout().labelled) {
        const auto best_px = static_cast<float>(layout().best_px);
        draw(number_, {.font = FontId::kNumbers, .px = best_px, .ink = theme.quiet_text});
        draw(score_label_, brush.caption(theme.quiet_text));
        draw(strings_.text(TextId::kBestLabel), brush.caption(theme.quiet_text));
    }
    draw_goal(brush);
    for (const TextId id : {TextId::kBest, TextId::kScoreGain}) {
        text_.clear();
        strings_.fill(id, {{"score", number_}, {"points", number_}}, text_);
        draw(text_, id == TextId::kBest ? brush.caption(theme.text) : brush.body(theme.text));
    }
    if (!layout().clock.empty()) draw("0123456789:", brush.body(theme.quiet_text));
}

// An overlay says the same, and may need the room; the hint of the first run needs it too.
void GameScreen::draw_caption(Millis now, const Brush& brush) const {
    if (!overlay_covers(layout().caption, now) && !hint_text_) caption_.draw(brush.theme.quiet_text, brush);
}

void GameScreen::draw_overlay(Millis now, const Brush& opaque) const {
    const Millis shown_for = since(overlay_start_, now);
    const float opacity = motion_.speed > 0 ? static_cast<float>(ease_in_out(shown_for / kOverlayFade)) : 1;
    if (opacity <= 0) return;
    Brush brush = opaque;
    if (overlay_kind() == OverlayKind::kOver) {
        brush.opacity = kVeil * opacity;
        brush.fill(layout().board, static_cast<float>(layout().board_radius), brush.theme.window);
    }
    brush.opacity = opacity;
    draw_card(overlay_, brush);
    for (const Button& button : choices())
        draw_one(button, brush);
}

}  // namespace twofold::ui
