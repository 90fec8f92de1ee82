// A screen with one page of rows: describes its rows from the context, and turns the player's choices into
// commands.
#pragma once

#include <string_view>

#include "ui/controls/page_view.h"
#include "ui/screens/screen.h"

namespace twofold::ui {

class PageScreen : public Screen {
  public:
    explicit PageScreen(const ScreenContext& context)
        : view_(context.fonts[static_cast<std::size_t>(FontId::kText)]) {}

    void refresh(const ScreenContext& context) override { view_.set_page(describe(context)); }
    void set_window(const WindowMetrics& window) override { view_.set_layout(make_page_layout(window)); }
    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now) override;
    bool uses(const KeyPress& press) const override { return PageView::uses(press); }
    void reveal_focus() override { view_.reveal_focus(); }
    void release_all(Millis) override { view_.release_all(); }
    bool moving(Millis now) const override { return view_.moving(now); }
    void draw(const Theme& theme, Millis now, DrawList& out) const override { view_.draw(theme, now, out); }
    std::vector<Target> targets(Millis now) const override;
    std::string spoken(const ScreenContext& context) const override;
    std::vector<std::string> read_aloud(const ScreenContext& context) const override;

  protected:
    virtual Page describe(const ScreenContext& context) const = 0;
    // The command for a row that was pressed or changed; nullopt if the screen handles it itself.
    virtual std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) = 0;

    // Focuses the default row, invisibly until a key moves the focus.
    void hide_focus() { view_.hide_focus(); }
    std::optional<int> focused_id() const { return view_.focused_id(); }
    // Focuses a row by its id and scrolls it into view.
    void focus(int id, Millis now) { view_.focus(id, now); }

  private:
    PageView view_;
};

}  // namespace twofold::ui
