#include "ui/controls/page_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/controls/continue_card.h"
#include "ui/controls/game_card.h"
#include "ui/controls/theme_card.h"
#include "ui/draw/wrapping.h"

namespace twofold::ui {

namespace {

// In layout units.
constexpr int kRowUnits = 12;  // height of an action or a choice
constexpr int kHeadingUnits = 11;
constexpr int kFirstHeadingUnits = 7;
constexpr int kBarUnits = 8;
constexpr int kValueUnits = 7;
constexpr int kTallRowUnits = 18;  // with the detail below the label
constexpr int kTallValueUnits = 13;
constexpr int kNumberUnits = 18;
constexpr int kGapUnits = 2;
constexpr int kMaxWidthUnits = 130;
constexpr int kNarrowUnits = 100;  // in a row narrower than this the value of a choice begins earlier
constexpr int kCapUnits = 7;       // height of a key's cap, and least width
constexpr int kCapPaddingUnits = 2;
constexpr int kCapGapUnits = 1;
constexpr int kLabelGapUnits = 3;  // between a label and the caps beside it

constexpr float kMinShrink = 0.85f;  // of a choice whose text is made smaller to fit it

constexpr int kBackId = std::numeric_limits<int>::min();  // no row has it

class Planner {
  public:
    Planner(const Page& page, const Layout& layout, const Font& font)
        : rows_(page.rows), layout_(layout), font_(font) {}

    PagePlan plan() {
        place_frame();
        plan_.rows.resize(rows_.size());
        plan_.bar_label = std::min(widest_bar_label(), plan_.body.w * 2 / 5);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            measure_row(i);
        stretch_rows();
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            plan_.rows[i].y = plan_.height;
            plan_.height += plan_.rows[i].h + space_below(i);
            place_controls(i);
        }
        return std::move(plan_);
    }

  private:
    void place_frame() {
        const Rect& content = layout_.content;
        const int control = std::max(units(11), layout_.units(kMinTouchTarget));
        const int width = std::min(content.w, layout_.text_units(kMaxWidthUnits));
        const int x = content.x + (content.w - width) / 2;
        plan_.back.id = kBackId;
        plan_.back.rect = {x, content.y, control, control};
        plan_.back.focusable = false;
        plan_.header = {0, 0, layout_.window.w, plan_.back.rect.bottom() + layout_.margin};
        plan_.body = {x, plan_.header.bottom(), width, content.bottom() - plan_.header.bottom()};
    }

    // Everything but its y; a row that stretches is as low as it can be.
    void measure_row(std::size_t i) {
        const Row& row = rows_[i];
        PlacedRow& placed = plan_.rows[i];
        if (row.kind == Row::Kind::kText)
            placed.lines = wrapped(font_, row.label, body_px(), static_cast<float>(plan_.body.w));
        if (row.kind == Row::Kind::kGame) placed.lines = game_lines(row, plan_.body.w, layout_, font_);
        placed.tall = needs_two_lines(row);
        placed.value = placed.tall ? 0 : value_in_line();
        if (!row.caps.empty()) place_caps(row, placed);
        placed.h = height_of(i);
        if (stretches(row)) stretch(i, 0);
        // A single line of caps is in the middle of a row that is higher.
        if (!placed.caps.empty() && placed.caps.front().y == placed.caps.back().y) {
            for (Rect& cap : placed.caps)
                cap.y = (placed.h - cap.h) / 2;
        }
        placed.ruled =
            i + 1 < rows_.size() && row.kind == Row::Kind::kValue && rows_[i + 1].kind == Row::Kind::kValue;
    }

    static bool stretches(const Row& row) {
        return row.kind == Row::Kind::kContinue || row.kind == Row::Kind::kTiles ||
               row.kind == Row::Kind::kSizes;
    }

    // Makes the row as high as it looks good, and no more than `room` px if it can be as low. Without room
    // the page is scrolled anyway.
    void stretch(std::size_t i, std::optional<int> room) {
        const Row& row = rows_[i];
        PlacedRow& placed = plan_.rows[i];
        if (row.kind == Row::Kind::kContinue) {
            placed.h = continue_height(row, plan_.body.w, room.value_or(0), layout_);
        } else if (row.kind == Row::Kind::kTiles) {
            placed.tiles = arrange_tiles(row.buttons, plan_.body.w, room.value_or(0), layout_, font_);
            placed.h = placed.tiles.height;
        } else if (row.kind == Row::Kind::kSizes) {
            placed.sizes = arrange_sizes(plan_.body.w, room, layout_);
            placed.h = placed.sizes.height;
        }
    }

    // Gives what rows leave of the page's height to those that can use it, the last of them first.
    void stretch_rows() {
        int spare = plan_.body.h;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            spare -= plan_.rows[i].h + space_below(i);
        for (std::size_t i = rows_.size(); i-- > 0;) {
            if (!stretches(rows_[i])) continue;
            const int before = plan_.rows[i].h;
            stretch(i, spare < 0 ? std::nullopt : std::optional(before + spare));
            if (spare > 0) spare -= plan_.rows[i].h - before;
        }
    }

    // Values that follow each other touch; below the last row there is nothing.
    int space_below(std::size_t i) const {
        return i + 1 == rows_.size() || plan_.rows[i].ruled ? 0 : units(kGapUnits);
    }

    void place_controls(std::size_t i) {
        const Row& row = rows_[i];
        const Rect whole{plan_.body.x, plan_.rows[i].y, plan_.body.w, plan_.rows[i].h};
        if (!row.pressable()) return;
        if (!row.has_buttons())
            return plan_.controls.push_back({{row.id, whole, row.enabled, row.primary}, i, 0});
        for (std::size_t button = 0; button < row.buttons.size(); ++button) {
            const RowButton& one = row.buttons[button];
            plan_.controls.push_back(
                {{one.id, button_rect(i, button, whole), one.enabled, one.primary}, i, button});
        }
    }

    Rect button_rect(std::size_t i, std::size_t button, const Rect& whole) const {
        const PlacedRow& placed = plan_.rows[i];
        if (rows_[i].kind == Row::Kind::kTiles) return placed.tiles.tile(button, whole);
        if (rows_[i].kind == Row::Kind::kSizes) {
            const Rect cell = placed.sizes.button(button);
            return {whole.x + cell.x, whole.y + cell.y, cell.w, cell.h};
        }
        const int gap = units(kGapUnits);
        const auto start = [&](std::size_t at) {
            return whole.x +
                   static_cast<int>(at) * (whole.w + gap) / static_cast<int>(rows_[i].buttons.size());
        };
        return {start(button), whole.y, start(button + 1) - gap - start(button), whole.h};
    }

    // Once its lines and its caps are placed.
    int height_of(std::size_t i) const {
        const PlacedRow& placed = plan_.rows[i];
        const int caps = placed.caps.empty() ? 0 : placed.caps.back().bottom() + layout_.unit;
        switch (rows_[i].kind) {
            case Row::Kind::kAction:
            case Row::Kind::kChoice:
            case Row::Kind::kSwitch:
            case Row::Kind::kButtons:
                return std::max({layout_.text_units(placed.tall ? kTallRowUnits : kRowUnits),
                                 layout_.units(kMinTouchTarget), caps});
            case Row::Kind::kHeading:
                return layout_.text_units(i == 0 ? kFirstHeadingUnits : kHeadingUnits);
            case Row::Kind::kBar:
                return layout_.text_units(kBarUnits);
            case Row::Kind::kValue:
                return std::max(layout_.text_units(placed.tall ? kTallValueUnits : kValueUnits), caps);
            case Row::Kind::kNumber:
                return layout_.text_units(kNumberUnits);
            case Row::Kind::kTheme:
                return theme_card_height(plan_.body.w, layout_);
            case Row::Kind::kGame:
                return game_height(placed.lines.size(), layout_);
            case Row::Kind::kContinue:
            case Row::Kind::kTiles:
            case Row::Kind::kSizes:
                return 0;  // see stretch()
            case Row::Kind::kText:
                return static_cast<int>(placed.lines.size()) * layout_.body_px * 3 / 2;
        }
        return 0;
    }

    int widest_bar_label() const {
        float widest = 0;
        for (const Row& row : rows_) {
            if (row.kind == Row::Kind::kBar)
                widest = std::max(widest, font_.width(row.label, Digits::kProportional, body_px()));
        }
        return static_cast<int>(std::ceil(widest));
    }

    // Label and detail get a line each rather than be made smaller; only a choice is, a little, in usual
    // text.
    bool needs_two_lines(const Row& row) const {
        if (row.detail.empty()) return false;
        const bool shrinks = row.kind == Row::Kind::kChoice && layout_.text_scale <= 1;
        const float px = body_px() * (shrinks ? kMinShrink : 1);
        const float label = font_.width(row.label, Digits::kProportional, px);
        const float detail = font_.width(row.detail, Digits::kTabular, px);
        const auto space = [&](int count) { return static_cast<float>(units(count)); };
        const auto width = static_cast<float>(plan_.body.w);
        if (row.kind == Row::Kind::kAction) return label + detail > width - 3 * space(kRowPaddingUnits);
        if (row.kind == Row::Kind::kValue) return label + detail > width - space(kRowPaddingUnits);
        if (row.kind != Row::Kind::kChoice) return false;
        const auto value = static_cast<float>(value_in_line());
        return label > value - space(kRowPaddingUnits) || detail > width - value - 2 * space(kArrowUnits);
    }

    // x of the value of a one-line choice, from the row's left.
    int value_in_line() const {
        const bool narrow = plan_.body.w < layout_.text_units(kNarrowUnits);
        return plan_.body.w * (narrow ? 42 : 50) / 100;
    }

    // From left to right in as many lines as it takes, each of which ends at the right end of the row.
    void place_caps(const Row& row, PlacedRow& placed) const {
        const int padding = row.kind == Row::Kind::kAction ? units(kRowPaddingUnits) : 0;
        const float label = font_.width(row.label, Digits::kProportional, body_px());
        const int right = plan_.body.w - padding;
        const int most = right - padding - static_cast<int>(std::ceil(label)) - units(kLabelGapUnits);
        const int room = std::max(most, plan_.body.w * 2 / 5);
        const int height = layout_.text_units(kCapUnits);
        const int gap = units(kCapGapUnits);
        std::vector<Rect>& caps = placed.caps;
        std::size_t line = 0;  // the first cap of the line under way
        int y = gap;
        const auto end_line = [&] {
            const int shift = right - caps.back().right();
            for (; line < caps.size(); ++line)
                caps[line].x += shift;
        };
        for (const std::string& name : row.caps) {
            const float text =
                font_.width(name, Digits::kProportional, static_cast<float>(layout_.caption_px));
            const int wanted = static_cast<int>(std::ceil(text)) + 2 * units(kCapPaddingUnits);
            const int width = std::clamp(wanted, height, std::max(height, room));
            int x = line < caps.size() ? caps.back().right() + gap : 0;
            if (line < caps.size() && x + width > room) {
                end_line();
                x = 0;
                y += height + gap;
            }
            caps.push_back({x, y, width, height});
        }
        end_line();
    }

    int units(int count) const { return count * layout_.unit; }
    float body_px() const { return static_cast<float>(layout_.body_px); }

    const std::vector<Row>& rows_;
    const Layout& layout_;
    const Font& font_;
    PagePlan plan_;
};

}  // namespace

PagePlan plan_page(const Page& page, const Layout& layout, const Font& font) {
    return Planner(page, layout, font).plan();
}

}  // namespace twofold::ui
