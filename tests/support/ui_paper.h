// Draws lists without pixels of their own: each pixel holds a number that depends on every command that can
// touch it, and on their order. Two pictures are alike where their numbers are.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ui/draw/draw_list.h"

namespace twofold::support {

class Paper {
  public:
    // Draws the whole list on clean paper.
    explicit Paper(const ui::DrawList& list);

    // Draws only these parts of another list of the same size, as a window does.
    void redraw(const ui::DrawList& list, std::span<const ui::Rect> parts);

    friend bool operator==(const Paper&, const Paper&) = default;

  private:
    void draw(const ui::DrawList& list, const ui::Rect& part);

    int width_ = 0;
    std::vector<std::uint64_t> pixels_;  // row by row
};

}  // namespace twofold::support
