// One sentence that the player should know and need not answer: shown at the foot of the window for a while.
#pragma once

#include <string>
#include <vector>

#include "ui/draw_list.h"
#include "ui/layout.h"
#include "ui/theme.h"

namespace twofold::ui {

// Lines of `utf8` no wider than `room` px, broken at blanks and between Chinese characters, where their marks
// allow it; and within a word that alone is wider.
std::vector<std::string> wrapped(const Font& font, std::string_view utf8, float text_px, float room);

class Notice {
  public:
    void show(std::string sentence) { sentence_ = std::move(sentence); }
    void hide() { sentence_.clear(); }
    bool shown() const { return !sentence_.empty(); }
    // Breaks the sentence into lines; to be called when it or the layout has changed.
    void fit(const Layout& layout, const Font& font);
    void draw(const Theme& theme, DrawList& out) const;

  private:
    std::string sentence_;
    std::vector<std::string> lines_;
    Rect box_;
    PointF first_baseline_;
    float line_height_ = 0;
    float text_px_ = 0;
    float radius_ = 0;
};

}  // namespace twofold::ui
