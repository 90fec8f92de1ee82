// A page of rows under a title: the one way in which menus, settings and lists are laid out, scrolled,
// focused and pressed, with keys, mouse and touch alike. The owner describes the rows; this shows them and
// says what was done.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board.h"
#include "ui/draw/brush.h"
#include "ui/draw/easing.h"
#include "ui/input/input_event.h"

namespace twofold::ui {

// One of the buttons of a row.
struct RowButton {
    int id = 0;  // as of a row
    std::string label;
    bool enabled = true;
    bool primary = false;
};

struct Row {
    enum class Kind : std::uint8_t {
        kAction,   // label, and a detail at its right end; pressed
        kChoice,   // label, and a value (the detail) between two arrows; goes to the previous or next one
        kHeading,  // label over the rows that follow
        kText,     // a paragraph, broken into lines
        kBar,      // label, a bar of `fraction` of the width, the detail at its end
        kValue,    // label, and a number (the detail) at its right end; low, so that many are a table
        kNumber,  // one number (the detail), large, in the middle, quieter where it is not enabled; the label
                  // small below it, louder where it is primary
        kTheme,   // label, and a small board in the colours of `theme`; pressed
        kButtons,  // a few small buttons side by side, in parts of the same width: up to five, so that each
                   // has kMinTouchTarget
    };
    Kind kind = Kind::kAction;
    int id = 0;  // what its owner knows it by; of rows and buttons that can be focused, unique on the page
    std::string label;
    std::string detail;
    bool enabled = true;
    bool primary = false;                // the row that is meant
    bool opens = false;                  // a choice that Enter, or a tap beside its arrows, presses
    float fraction = 0;                  // of a bar, 0 to 1
    std::optional<rules::Size> picture;  // a small picture of that grid, before the detail
    const Theme* theme = nullptr;        // outlives the page
    bool chosen = false;                 // of a theme: it is the one in use, and has the focus at first
    std::vector<RowButton> buttons;      // of kButtons, from left to right
    std::vector<std::string> caps;  // of kAction and kValue: keys with these names, instead of the detail

    bool focusable() const;
};

struct Page {
    std::string title;
    std::vector<Row> rows;
};

struct PageEvent {
    enum class Kind : std::uint8_t { kPressed, kPrevious, kNext, kBack };
    Kind kind = Kind::kPressed;
    int id = 0;  // of the row or the button; not for kBack
};

class PageView {
  public:
    explicit PageView(const Font& font) : font_(font) {}

    // Shows other rows. Focus stays on the row or button of the same id where there is one; the place
    // scrolled to stays.
    void set_page(Page page);
    void set_layout(const Layout& layout);

    std::optional<PageEvent> handle(const InputEvent& event, Millis now);
    // The focus goes to what is meant, where something is, and is not seen until a key moves it.
    void hide_focus();
    // It is seen at once: the page was opened with a key.
    void reveal_focus() { focus_visible_ = true; }
    // Lets go of whatever is held.
    void release_all();

    bool moving(Millis now) const;
    void draw(const Theme& theme, Millis now, DrawList& out) const;

    const Page& page() const { return page_; }
    // Where a row is now, in px; for tests and for drawing.
    Rect row_rect(std::size_t row, Millis now) const;
    Rect button_rect(std::size_t row, std::size_t button, Millis now) const;
    Rect back_rect() const { return back_; }
    std::optional<int> focused_id() const;
    // Focuses the row of that id, which can be focused, and brings it into view.
    void focus(int id, Millis now);
    // Whether the key means something on every page, so that it means nothing else there.
    static bool uses(const KeyPress& press);
    // What Enter would press: what has the focus, or what stands out while that is not seen.
    const Row* meant_row() const;           // null where there is nothing
    const RowButton* meant_button() const;  // null where that is no row of buttons
    int scroll(Millis now) const;           // px from the top

  private:
    static constexpr float kDragThreshold = 8;  // units; more than that is no tap
    static constexpr Millis kGlideTime = 325;   // in which momentum falls to 1/e
    static constexpr Millis kKeyGlideTime = 80;
    // In layout units.
    static constexpr int kArrowUnits = 8;    // width of the arrow at either end of a choice
    static constexpr int kPaddingUnits = 4;  // on each side of what is written in a row

    struct Held {
        std::int64_t id = 0;
        PointF from;  // px
        PointF at;
        Millis when = 0;
        float velocity = 0;  // px a ms, of the finger, downwards
        float scroll_from = 0;
        bool dragging = false;
    };

    struct Focus {
        std::size_t row = 0;
        std::size_t button = 0;  // of a row of buttons

        friend bool operator==(const Focus&, const Focus&) = default;
    };

    void arrange();
    int widest_bar_label() const;
    int height_of(std::size_t row) const;
    void arrange_caps(std::size_t row);
    bool needs_two_lines(const Row& row) const;
    int gap_below(std::size_t row) const;
    int id_at(const Focus& focus) const;

    std::optional<PageEvent> handle_key(const KeyPress& press, Millis now);
    std::optional<PageEvent> handle_focused(const KeyPress& press, Millis now);
    std::optional<PageEvent> handle_unseen(bool pressed, Millis now);
    std::optional<Focus> primary_focus() const;
    std::optional<Focus> meant_focus() const;
    void move_focus(int step, Millis now);
    void move_by_tab(int step, Millis now);
    void page_by_key(Key key, Millis now);
    void show_focus(Millis now);
    void focus_row(std::size_t row);
    bool focus_button(int step);
    void keep_column();
    float middle_of(std::size_t row, std::size_t button) const;
    std::optional<std::size_t> next_row(int step) const;
    bool mostly_seen(std::size_t row) const;
    float shown_at(std::size_t row) const;

    std::optional<PageEvent> handle_pointer(const PointerEvent& event, Millis now);
    std::optional<PageEvent> tap(PointF at, Millis now);
    std::optional<PageEvent> tap_button(std::size_t row, PointF at, Millis now);
    void drag(PointF to, Millis now);
    float scroll_target() const { return scroll_ + glide_; }
    void scroll_to(float offset, Millis now, Millis glide_time = kGlideTime);
    void hurry_to(float offset, Millis now);
    int value_in_line(const Rect& rect) const;
    int value_start(std::size_t row, const Rect& rect) const;
    float clamped(float offset) const;
    float max_scroll() const;
    std::optional<std::size_t> row_at(PointF at, Millis now) const;

    void draw_header(const Brush& brush) const;
    void draw_row(std::size_t row, Millis now, const Brush& brush) const;
    void draw_heading(const Row& row, const Rect& rect, const Brush& brush) const;
    void draw_paragraph(std::size_t row, const Rect& rect, const Brush& brush) const;
    void draw_bar(const Row& row, const Rect& rect, const Brush& brush) const;
    void draw_action(std::size_t row, const Rect& rect, Color ink, const Brush& brush) const;
    void draw_choice(std::size_t row, const Rect& rect, Color ink, const Brush& brush) const;
    void draw_figure(std::size_t row, const Rect& rect, const Brush& brush) const;
    // Where label and detail of a row stand: one below the other where it is tall.
    Rect label_box(std::size_t row, const Rect& rect) const;
    Rect detail_box(std::size_t row, const Rect& rect) const;
    struct CapColors {
        Color ground;
        Color ink;
    };
    void draw_caps(std::size_t row, const Rect& rect, const CapColors& colors, const Brush& brush) const;
    void draw_number(const Row& row, const Rect& rect, const Brush& brush) const;
    void draw_card(std::size_t row, const Rect& rect, const Brush& brush) const;
    void draw_buttons(std::size_t row, Millis now, const Brush& brush) const;
    struct Face {
        bool enabled = true;
        bool primary = false;
        bool has_focus = false;
    };
    Color draw_ground(const Face& face, const Rect& rect, const Brush& brush) const;
    void draw_grid(const Rect& box, rules::Size size, Color ink, const Brush& brush) const;
    // A text in the middle of the box's height, flush left; smaller where it would be wider than the box.
    void draw_label(std::string_view text, const Rect& box, Color ink, const Brush& brush) const;
    // In the middle of the box.
    void draw_value(const Row& row, const Rect& box, Color ink, const Brush& brush) const;

    const Font& font_;
    Page page_;
    Layout layout_;
    Rect back_;
    Rect header_;
    Rect body_;  // where rows are seen
    struct Placed {
        int y = 0;  // px from the top of the first row
        int h = 0;
        std::vector<std::string> lines;  // of a paragraph
        std::vector<Rect> caps;          // of keys, from the row's corner
        bool tall = false;               // the detail is below the label
    };
    std::vector<Placed> placed_;  // by row
    int content_height_ = 0;
    int bar_label_ = 0;  // width of the column of labels before bars

    std::optional<Focus> focus_;
    float column_ = 0;  // of the buttons, the one that is kept from row to row: its middle, 0 to 1
    bool focus_visible_ = false;
    bool focus_unseen_ = true;  // the page has not been scrolled to the row that has the focus at first
    std::optional<Held> held_;
    std::optional<PointF> hover_;
    float scroll_ = 0;  // px at glide_start_
    float glide_ = 0;   // px still to go from there
    Millis glide_start_ = 0;
    Millis glide_time_ = kGlideTime;
};

}  // namespace twofold::ui
