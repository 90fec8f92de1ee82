// A screen made of one page of rows, and the screens of the menu. Each describes its rows from what it is given, and
// says as a command what the player chose.
#pragma once

#include <memory>
#include <string_view>

#include "session/session.h"
#include "ui/command.h"
#include "ui/page.h"
#include "ui/strings.h"

namespace twofold::ui {

// What the screens look at. All of it outlives them.
struct ScreenContext {
    const session::Session& session;
    const Strings& strings;
    const Font& font;               // of the text
    std::string_view theme_name;    // as it is when the screen is described
    bool fullscreen = false;
};

class PageScreen {
  public:
    explicit PageScreen(const ScreenContext& context) : view_(context.font) {}
    virtual ~PageScreen() = default;

    virtual ScreenId id() const = 0;
    // Describes the rows anew, after something that they show has changed.
    void refresh(const ScreenContext& context) { view_.set_page(describe(context)); }
    void set_layout(const Layout& layout) { view_.set_layout(layout); }

    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now);
    void release_all() { view_.release_all(); }

    bool moving(Millis now) const { return view_.moving(now); }
    void draw(const Theme& theme, Millis now, DrawList& out) const { view_.draw(theme, now, out); }
    const PageView& view() const { return view_; }

  protected:
    virtual Page describe(const ScreenContext& context) const = 0;
    // What a row being pressed or changed means; nothing where the screen keeps it to itself.
    virtual std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) = 0;

  private:
    PageView view_;
};

std::unique_ptr<PageScreen> make_screen(ScreenId id, const ScreenContext& context);

}  // namespace twofold::ui
