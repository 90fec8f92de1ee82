// Lines of text one below the other in a box, each in the middle of its share of the height.
#pragma once

#include <string>
#include <vector>

#include "ui/draw/brush.h"

namespace twofold::ui {

class TextBlock {
  public:
    enum class Align : std::uint8_t { kLeft, kCentred };

    TextBlock() = default;
    // Both in px. It is drawn once it has a place.
    TextBlock(std::vector<std::string> lines, int text_px, int line_height);

    int height() const { return static_cast<int>(lines_.size()) * line_height_; }
    int width(const Font& font) const;  // of the widest line, rounded up
    // From the top of the box on.
    void place(const Rect& box, Align align, const Font& font);
    Rect box() const { return box_; }  // px; empty where it has no place
    void draw(Color ink, const Brush& brush) const;

  private:
    struct Line {
        std::string text;
        PointF baseline_start;
    };

    std::vector<Line> lines_;
    float text_px_ = 0;
    int line_height_ = 0;
    Rect box_;
};

}  // namespace twofold::ui
