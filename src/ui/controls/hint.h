// A quiet sentence for somebody who plays for the first time, in the room that the board, the score and the
// controls leave: it takes none from them, and where there is none it is not shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/draw_list.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

class Hint {
  public:
    // Breaks the sentence into lines and finds a place for them; an empty sentence is none.
    void fit(std::string_view sentence, const Layout& layout, const Font& font);
    Rect box() const { return box_; }  // px; empty where it is not shown
    void draw(const Theme& theme, DrawList& out) const;

  private:
    struct Line {
        std::string text;
        PointF baseline_start;
    };

    bool fit_below_board(std::string_view sentence, const Layout& layout, const Font& font);
    void fit_in_column(std::string_view sentence, const Layout& layout, const Font& font);
    void fit_beside_score(std::string_view sentence, const Layout& layout, const Font& font);
    void place(std::vector<std::string> lines, const Rect& box, int text_px, bool centred, const Font& font);

    Rect box_;
    std::vector<Line> lines_;
    float text_px_ = 0;
};

}  // namespace twofold::ui
