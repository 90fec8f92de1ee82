// What happened last, in words, quietly below the board or beside it, where the layout has room for it.
#pragma once

#include <string>
#include <vector>

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

class Caption {
  public:
    void show(std::string line) { line_ = std::move(line); }
    // Breaks it into lines, and shortens it where they are too many; to be called when it or the layout has
    // changed.
    void fit(const Layout& layout, const Font& font);
    void draw(const Theme& theme, DrawList& out) const;

  private:
    std::string line_;
    std::vector<std::string> rows_;
    PointF first_baseline_;
    float row_height_ = 0;
    float text_px_ = 0;
};

}  // namespace twofold::ui
