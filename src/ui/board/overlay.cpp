#include "ui/board/overlay.h"

#include <algorithm>
#include <cmath>

#include "session/board_text.h"
#include "session/time_text.h"

namespace twofold::ui {

namespace {

// What a card says, the more the better. In small windows words give way.
enum class Detail : std::uint8_t { kIcons, kNames, kRemark, kFewFigures, kAllFigures };
constexpr Detail kByPreference[] = {Detail::kAllFigures, Detail::kFewFigures, Detail::kRemark, Detail::kNames,
                                    Detail::kIcons};
constexpr std::size_t kFew = 3;  // figures, those that are not beside the board, too

constexpr int kTooHigh = 1 << 20;

int width_of(const Font& font, std::string_view text, float px) {
    return static_cast<int>(std::ceil(font.width(text, Digits::kProportional, px)));
}

// Arranges the contents of a card from (0, 0) in a given width, from top to bottom: title, remark, figures,
// buttons.
class Arranger {
  public:
    Arranger(Overlay& overlay, const Layout& layout, std::span<const Font, kFontCount> fonts)
        : overlay_(overlay),
          layout_(layout),
          figures_(overlay.figures),
          title_font_(fonts[static_cast<std::size_t>(FontId::kNumbers)]),
          text_font_(fonts[static_cast<std::size_t>(FontId::kText)]) {}

    // Returns the height, or kTooHigh if that detail would be too small to read.
    int arrange(int width, Detail detail) {
        int y = place_line(overlay_.title, title_font_, layout_.heading_px, layout_.unit, width);
        if (detail >= Detail::kRemark) {
            y = place_line(overlay_.remark, text_font_, layout_.caption_px, y + 2 * layout_.unit, width);
            if (overlay_.remark.px < static_cast<float>(layout_.units(kMinText))) return kTooHigh;
        }
        overlay_.figures = {};
        if (detail >= Detail::kFewFigures) y = place_figures(detail, y + 4 * layout_.unit, width);
        return place_buttons(detail, y + 4 * layout_.unit, width);
    }

  private:
    // Centred, the tops of its capitals at `top`. Returns its baseline.
    int place_line(Overlay::Line& line, const Font& font, int px, int top, int width) {
        line.px = fitting_px(font, line.text, Digits::kProportional, static_cast<float>(px),
                             static_cast<float>(width));
        const int baseline = top + static_cast<int>(std::ceil(font.cap_height(line.px)));
        const int x = std::max(0, (width - width_of(font, line.text, line.px)) / 2);
        line.at = {static_cast<float>(x), static_cast<float>(baseline)};
        return baseline;
    }

    // In one row, or in as few as the widest allows.
    int place_figures(Detail detail, int top, int width) {
        const std::size_t first = detail == Detail::kAllFigures ? 0 : figures_.size() - kFew;
        for (std::size_t i = first; i < figures_.size(); ++i)
            overlay_.figures.push_back(figures_[i]);
        overlay_.label_px = static_cast<float>(layout_.caption_px);
        overlay_.value_px = static_cast<float>(layout_.body_px);
        const float caps =
            text_font_.cap_height(overlay_.label_px) + title_font_.cap_height(overlay_.value_px);
        int widest = 0;
        for (const Overlay::Figure& figure : overlay_.figures) {
            widest = std::max({widest, width_of(text_font_, figure.label, overlay_.label_px),
                               width_of(title_font_, figure.value, overlay_.value_px)});
        }
        const int height = static_cast<int>(caps) + 3 * layout_.unit;
        return place_rows(std::span(overlay_.figures.begin(), overlay_.figures.size()),
                          {widest, height, 2 * layout_.unit, 3 * layout_.unit}, top, width);
    }

    // The first over the whole width, and the others below it, each an icon with its name if that is shown.
    int place_buttons(Detail detail, int top, int width) {
        const int height = std::max(layout_.units(kMinTouchTarget), 11 * layout_.unit);
        overlay_.buttons[0].rect = {0, top, width, height};
        const std::span<Button> others(overlay_.buttons.begin() + 1, overlay_.buttons.size() - 1);
        float widest = 0;
        for (Button& button : others) {
            button.label_seen = detail >= Detail::kNames;
            if (!button.label_seen) continue;
            const float least = static_cast<float>(layout_.units(kMinText)) * layout_.text_scale;
            widest = std::max(widest, text_font_.width(button.label, Digits::kProportional, least));
        }
        const int with_name = std::max(height, static_cast<int>(std::ceil(widest)) + layout_.unit / 2);
        const int named = std::max(height, 8 * layout_.unit + layout_.caption_px * 3 / 2);
        const int tile_height = detail >= Detail::kNames ? named : height;
        const int gap = 2 * layout_.unit;
        return place_rows(others, {with_name, tile_height, layout_.unit, gap}, top + height + gap, width);
    }

    struct Tile {
        int width = 0;  // least
        int height = 0;
        int gap = 0;
        int row_gap = 0;
    };

    // In rows of equal lengths, as few as there is room for. Returns the lower edge.
    template <typename Item>
    int place_rows(std::span<Item> items, const Tile& tile, int top, int width) {
        const auto count = static_cast<int>(items.size());
        const int gap = tile.gap;
        const int most = std::clamp((width + gap) / (tile.width + gap), 1, count);
        const int rows = (count + most - 1) / most;
        const int in_row = (count + rows - 1) / rows;
        for (int i = 0; i < count; ++i) {
            const int row = i / in_row;
            const int here = std::min(in_row, count - row * in_row);
            const int share = (width - (here - 1) * gap) / here;
            items[static_cast<std::size_t>(i)].rect = {
                i % in_row * (share + gap), top + row * (tile.height + tile.row_gap), share, tile.height};
        }
        return top + rows * (tile.height + tile.row_gap) - tile.row_gap;
    }

    Overlay& overlay_;
    const Layout& layout_;
    base::FixedList<Overlay::Figure, Overlay::kMaxFigures> figures_;  // all
    const Font& title_font_;
    const Font& text_font_;
};

void move_by(PointF& at, int dx, int dy) {
    at.x += static_cast<float>(dx);
    at.y += static_cast<float>(dy);
}

void move_by(Rect& rect, int dx, int dy) {
    rect.x += dx;
    rect.y += dy;
}

// Where a card may stand, in the order of preference. It is as wide as its place.
struct Place {
    Rect room;
    bool at_end = false;  // at the lower edge of the room, else at the upper
    Detail most = Detail::kAllFigures;
};
using Places = base::FixedList<Place, 5>;

// The cell of the largest tile, px; of several the last, which a move towards the end has made.
Rect largest_tile(const rules::Board& board, const Layout& layout) {
    for (int i = board.cell_count() - 1; i >= 0; --i) {
        if (board[i] != board.largest()) continue;
        const rules::Cell cell = board.cell_at(i);
        const RectF rect = layout.cell_at(cell.row, cell.col);
        return {static_cast<int>(rect.x), static_cast<int>(rect.y), layout.cell, layout.cell};
    }
    return {};
}

Places places_for(const Layout& layout) {
    const Rect& content = layout.content;
    const Rect& board = layout.board;
    Places places;
    if (layout.arrangement == Arrangement::kStack) {
        const int x = layout.score.x;
        const int top = board.bottom() + 2 * layout.unit;
        places.push_back({{x, top, layout.best.right() - x, content.bottom() - top}, true});
    }
    if (layout.arrangement == Arrangement::kColumn) {
        const int top = (layout.clock.empty() ? layout.best : layout.clock).bottom() + layout.margin;
        const int bottom = layout.control(BoardControl::kMenu).bottom();
        places.push_back({{layout.score.x, top, layout.score.w, bottom - top}, true});
    }
    // Over the board, whose rim and larger part stay free.
    Rect inside = board.inset(layout.gap);
    inside.h = inside.h * 3 / 5;
    Rect foot = inside;
    foot.y = board.bottom() - layout.gap - foot.h;
    places.push_back({foot, true});
    places.push_back({inside, false});
    // In a small window over more of it.
    places.push_back({board, true, Detail::kIcons});
    places.push_back({board, false, Detail::kIcons});
    return places;
}

void add_figures(Overlay& overlay, const session::Game& game, rules::Score best, const Strings& strings) {
    const auto add = [&](TextId label, std::string value) {
        overlay.figures.push_back({std::string(strings.text(label)), std::move(value), {}});
    };
    const rules::GameState& state = game.state();
    add(TextId::kScoreLabel, strings.number(state.score));
    add(TextId::kBestLabel, strings.number(best));
    add(TextId::kLargestTile, session::tile_text(state.board.largest()));
    add(TextId::kMovesMade, strings.number(state.moves));
    std::string time;
    session::append_time(game.time_played(), time);
    add(TextId::kTimeLabel, std::move(time));
}

void add_words(Overlay& overlay, OverlayKind kind, const session::Game& game, rules::Score best,
               const Strings& strings) {
    const rules::GameState& state = game.state();
    if (kind == OverlayKind::kOver) {
        overlay.title.text = strings.text(TextId::kOverTitle);
        overlay.remark.text = strings.text(TextId::kOverHint);
    } else {
        const rules::Exponent made = std::max(game.rules().target, state.board.largest());
        overlay.title.text = strings.filled(TextId::kWinTitle, {{"tile", session::tile_text(made)}});
        overlay.remark.text =
            strings.text(kind == OverlayKind::kWon ? TextId::kWinHint : TextId::kWinAndOverHint);
    }
    if (state.score > 0 && state.score >= best)
        overlay.remark.text = strings.filled(TextId::kNewBestScore, {{"score", strings.number(state.score)}});
}

void add_buttons(Overlay& overlay, const session::Game& game, const Strings& strings) {
    for (const OverlayChoice& choice : choices_of(game)) {
        Button button{.command = choice.command, .label = std::string(strings.text(choice.label))};
        if (!overlay.buttons.empty()) button.icon = choice.icon;
        button.id = kControlCount + static_cast<int>(overlay.buttons.size());
        button.primary = overlay.buttons.empty();
        // A new game is not chosen by arrows that were meant for the board.
        button.by_arrows = button.primary || choice.label != TextId::kNewGame;
        overlay.buttons.push_back(button);
    }
}

}  // namespace

OverlayKind overlay_of(const session::Game& game) {
    if (game.win_unanswered()) return game.over() ? OverlayKind::kWonAndOver : OverlayKind::kWon;
    return game.over() ? OverlayKind::kOver : OverlayKind::kNone;
}

base::FixedList<OverlayChoice, OverlayChoice::kMax> choices_of(const session::Game& game) {
    base::FixedList<OverlayChoice, OverlayChoice::kMax> choices;
    const OverlayKind kind = overlay_of(game);
    if (kind == OverlayKind::kNone) return choices;
    if (kind == OverlayKind::kWon) choices.push_back({commands::KeepGoing{}, TextId::kKeepGoing, {}});
    choices.push_back({commands::NewGame{}, TextId::kNewGame, Icon::kNewGame});
    // Without any move, as on a given board that is already over, there is nothing to undo or watch.
    if (game.undo_count() > 0) {
        if (game.may_undo()) choices.push_back({commands::Undo{}, TextId::kUndo, Icon::kUndo});
        choices.push_back({commands::WatchGame{}, TextId::kWatchReplay, Icon::kPlay});
    }
    choices.push_back({commands::SharePicture{}, TextId::kSharePicture, Icon::kShare});
    choices.push_back({commands::Open{ScreenId::kMenu}, TextId::kMenu, Icon::kMenu});
    return choices;
}

void draw_card(const Overlay& overlay, const Brush& brush) {
    const Theme& theme = brush.theme;
    brush.fill(overlay.card, brush.units(4), theme.window);
    brush.text(overlay.title.text, overlay.title.at,
               {.font = FontId::kNumbers, .px = overlay.title.px, .ink = theme.text});
    brush.text(overlay.remark.text, overlay.remark.at, {.px = overlay.remark.px, .ink = theme.quiet_text});
    for (const Overlay::Figure& figure : overlay.figures) {
        const int half = figure.rect.h / 2;
        const auto room = static_cast<float>(figure.rect.w);
        const Rect upper{figure.rect.x, figure.rect.y, figure.rect.w, half};
        const Rect lower{figure.rect.x, figure.rect.y + half, figure.rect.w, figure.rect.h - half};
        brush.centred(figure.label, upper, room, {.px = overlay.label_px, .ink = theme.quiet_text});
        brush.centred(figure.value, lower, room,
                      {FontId::kNumbers, overlay.value_px, theme.text, Digits::kTabular});
    }
}

Overlay make_overlay(OverlayKind kind, const session::Game& game, rules::Score best, const Layout& layout,
                     const Strings& strings, std::span<const Font, kFontCount> fonts) {
    Overlay overlay;
    add_words(overlay, kind, game, best, strings);
    add_figures(overlay, game, best, strings);
    add_buttons(overlay, game, strings);
    const int padding = 2 * layout.unit;
    const Rect tile = largest_tile(game.state().board, layout);
    Arranger arranger(overlay, layout, fonts);

    // The first place that has room for the card beside the tile that did it, and there as much as possible.
    Detail shown = Detail::kIcons;
    const auto card_at = [&](const Place& place) -> std::optional<Rect> {
        for (const Detail detail : kByPreference) {
            if (detail > place.most) continue;
            shown = detail;
            const int height = arranger.arrange(place.room.w - 2 * padding, detail) + 2 * padding;
            Rect card{place.room.x, place.room.y, place.room.w, height};
            if (place.at_end) card.y = place.room.bottom() - height;
            if (height <= place.room.h && !card.overlaps(tile)) return card;
        }
        return std::nullopt;
    };
    std::optional<Rect> card;
    for (const Place& place : places_for(layout)) {
        if (!card) card = card_at(place);
    }
    Rect contents;  // its corner
    if (!card) {
        // Nothing else has room then.
        card = layout.window;
        const Rect& room = layout.content;
        const int height = arranger.arrange(room.w - 2 * padding, shown);
        contents = {room.x + padding, std::max(0, room.y + (room.h - height) / 2)};
    } else {
        contents = {card->x + padding, card->y + padding};
    }
    overlay.card = *card;
    const int dx = contents.x;
    const int dy = contents.y;
    move_by(overlay.title.at, dx, dy);
    move_by(overlay.remark.at, dx, dy);
    for (Overlay::Figure& figure : overlay.figures)
        move_by(figure.rect, dx, dy);
    for (Button& button : overlay.buttons)
        move_by(button.rect, dx, dy);
    if (shown < Detail::kRemark) overlay.remark.text.clear();
    return overlay;
}

}  // namespace twofold::ui
