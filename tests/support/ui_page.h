// A page with a hand on keys and pointer, and the clock in the test's hand.
#pragma once

#include <doctest/doctest.h>

#include "ui/controls/page_view.h"

#include "support/ui_assets.h"

namespace twofold::support {

class PageHand {
  public:
    explicit PageHand(ui::Page page, const ui::WindowMetrics& window = {.width = 320, .height = 480})
        : view(fonts()[static_cast<std::size_t>(ui::FontId::kText)]) {
        view.set_layout(ui::make_page_layout(window));
        view.set_page(std::move(page));
    }
    // A second after what was before, so that the page is at rest or nearly so.
    std::optional<ui::PageEvent> key(ui::Key key, std::uint8_t modifiers = ui::kNoModifier,
                                     bool repeat = false) {
        now += 1000;
        return view.handle(ui::KeyPress{key, modifiers, repeat}, now);
    }
    std::optional<ui::PageEvent> pointer(ui::PointerEvent::Kind kind, ui::PointF at, ui::Millis later = 10,
                                         std::int64_t id = 0) {
        now += later;
        return view.handle(ui::PointerEvent{kind, id, at}, now);
    }
    // Window units, as everywhere; the same as px at density 1.
    std::optional<ui::PageEvent> tap(ui::PointF at) {
        CHECK_FALSE(pointer(ui::PointerEvent::Kind::kDown, at));
        return pointer(ui::PointerEvent::Kind::kUp, at);
    }
    static ui::PointF middle_of(const ui::Rect& rect) {
        return {static_cast<float>(rect.x + rect.w / 2), static_cast<float>(rect.y + rect.h / 2)};
    }
    ui::PointF middle(std::size_t row) const { return middle_of(view.row_rect(row, now)); }
    int bottom() const { return view.row_rect(view.page().rows.size() - 1, now).bottom(); }

    ui::PageView view;
    ui::Millis now = 10'000;
};

}  // namespace twofold::support
