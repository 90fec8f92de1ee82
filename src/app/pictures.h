// The picture on screen and the next one, compared so that only the difference is drawn.
#pragma once

#include <array>
#include <span>

#include "ui/draw/draw_list.h"

namespace twofold::app {

class Pictures {
  public:
    explicit Pictures(std::span<const ui::Font, ui::kFontCount> fonts)
        : pictures_{ui::DrawList(fonts), ui::DrawList(fonts)} {}

    // The window has lost its picture: the whole next one is damage.
    void invalidate() { lost_ = true; }
    // The next picture, empty, to be filled.
    ui::DrawList& begin(const ui::Rect& window, ui::Color background) {
        pictures_[1 - shown_].clear(window, background);
        return pictures_[1 - shown_];
    }
    // The next picture is complete and becomes the one shown.
    void finish() {
        const ui::DrawList& next = pictures_[1 - shown_];
        damage_.find(pictures_[shown_], next);
        if (lost_) damage_.whole(next);
        lost_ = false;
        shown_ = 1 - shown_;
    }
    const ui::DrawList& shown() const { return pictures_[shown_]; }
    // Where the picture shown differs from the one before.
    std::span<const ui::Rect> damage() const { return damage_.rects(); }

  private:
    std::array<ui::DrawList, 2> pictures_;
    std::size_t shown_ = 0;
    ui::Damage damage_;
    bool lost_ = true;
};

}  // namespace twofold::app
