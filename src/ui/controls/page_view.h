// A page as the player sees and uses it: laid out, scrolled, focused and pressed, with keys, mouse and touch
// alike. Says what was done; the owner of the page decides what that means.
#pragma once

#include <optional>

#include "ui/controls/control.h"
#include "ui/controls/page.h"
#include "ui/controls/page_plan.h"
#include "ui/controls/scroller.h"
#include "ui/draw/brush.h"
#include "ui/input/gesture.h"

namespace twofold::ui {

class PageView {
  public:
    explicit PageView(const Font& font) : font_(font) {}

    // Shows other rows. The focus stays on the row or button of the same id if there is one, and the page
    // stays scrolled to where it is.
    void set_page(Page page);
    void set_layout(const Layout& layout);

    std::optional<PageEvent> handle(const InputEvent& event, Millis now);
    // Focuses the primary control, if there is one; the ring is hidden until a key is pressed.
    void hide_focus();
    // Shows the ring at once, because the page was opened with a key.
    void reveal_focus() { state_.set_focus_seen(true); }
    // Lets go of whatever is held.
    void release_all();

    bool moving(Millis now) const { return scroller_.moving(now); }
    void draw(const Theme& theme, Millis now, DrawList& out) const;

    const Page& page() const { return page_; }
    // Where a row is now, in px; for tests and for drawing.
    Rect row_rect(std::size_t row, Millis now) const;
    Rect button_rect(std::size_t row, std::size_t button, Millis now) const;
    Rect back_rect() const { return plan_.back.rect; }
    std::optional<int> focused_id() const { return state_.focused(); }
    // Focuses the row of that id, which can be focused, and brings it into view.
    void focus(int id, Millis now);
    // Whether the key means something on every page, so that it means nothing else there.
    static bool uses(const KeyPress& press);
    // What Enter would press: what has the focus, or what stands out while that is not seen.
    const Row* meant_row() const;                               // null if there is nothing
    const RowButton* meant_button() const;                      // null if that is no button of a row
    int scroll(Millis now) const { return scroller_.at(now); }  // px from the top

  private:
    static constexpr float kDragThreshold = 8;  // units; more than that is no tap

    std::span<const PageControl> controls() const { return plan_.controls; }
    // The control that has the focus; the one that stands out; the one that Enter would press. Null if there
    // is none.
    const PageControl* focused() const { return focusable_of(controls(), state_.focused()); }
    const PageControl* primary() const;
    const PageControl* meant() const;
    const Row& row_of(const PageControl& control) const { return page_.rows[control.row]; }
    // A rectangle of the plan's rows where it is now.
    Rect shown(Rect rect, Millis now) const;
    const PageControl* control_under(PointF at, Millis now) const;
    std::optional<std::size_t> pointed_button(std::size_t row, Millis now) const;
    bool chosen(const PageControl& control) const;
    void arrange();
    void show_chosen();

    std::optional<PageEvent> handle_key(const KeyPress& press, Millis now);
    std::optional<PageEvent> handle_focused(const KeyPress& press, Millis now);
    std::optional<PageEvent> handle_unseen(bool pressed, Millis now);
    void move_focus(int step, Millis now);
    void move_to(const PageControl& next, Millis now);
    std::optional<PageEvent> move_by_tab(int step, Millis now);
    void page_by_key(Key key, Millis now);
    void focus_on(const PageControl& control);
    bool focus_beside(int step);
    const PageControl* next_line(int step, bool from_focus) const;
    void bring_into_view(const PageControl& control, Millis now);
    bool mostly_seen(const Control& control) const;
    float scroll_to_show(const Control& control) const;
    void hurry_to(float offset, Millis now) { scroller_.hurry_to(offset, height_seen(), now); }
    float height_seen() const { return static_cast<float>(plan_.body.h); }

    std::optional<PageEvent> handle_pointer(const PointerEvent& event, Millis now);
    std::optional<PageEvent> tap(PointF at, Millis now);

    const Font& font_;
    Page page_;
    Layout layout_;
    PagePlan plan_;
    ControlState state_;
    GestureRecognizer gestures_{SwipeMode::kOnRelease, kDragThreshold};
    Scroller scroller_;
    float column_ = 0;     // of the buttons, the one that is kept from row to row: its middle, 0 to 1
    bool opened_ = false;  // the page has been scrolled to the row that has the focus at first
};

}  // namespace twofold::ui
