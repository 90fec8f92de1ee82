// One sentence that the player should know and need not answer: shown at the foot of the window for a while.
#pragma once

#include <string>
#include <vector>

#include "ui/draw_list.h"
#include "ui/layout.h"
#include "ui/theme.h"

namespace twofold::ui {

// Lines of `utf8` no wider than `room` px, broken at blanks, and within a word that alone is wider.
std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room);

class Notice {
  public:
    void show(std::string sentence) { sentence_ = std::move(sentence); }
    void hide() { sentence_.clear(); }
    bool shown() const { return !sentence_.empty(); }
    void draw(const Layout& layout, const Theme& theme, DrawList& out) const;

  private:
    std::string sentence_;
};

}  // namespace twofold::ui
