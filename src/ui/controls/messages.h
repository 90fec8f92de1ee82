// The sentences that the game says beside the board: the caption of what happened last, the hint for somebody
// who plays for the first time, and the notice at the foot of the window.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/controls/text_block.h"
#include "ui/draw/easing.h"

namespace twofold::ui {

// What happened last, in words, where the layout has room for it; shortened where it is too long.
TextBlock caption_block(std::string_view line, const Layout& layout, const Font& font);

// In the room that the board, the score and the controls leave: it takes none from them, and where there is
// none its box is empty.
TextBlock hint_block(std::string_view sentence, const Layout& layout, const Font& font);

inline constexpr Millis kNoticeTime = 8000;

// One sentence that the player should know and need not answer: shown at the foot of the window for a while.
class Notice {
  public:
    void show(std::string sentence);
    void hide();
    bool shown() const { return !sentence_.empty(); }
    // To be called once a frame, with the machine's monotonic time: from the first time on the sentence is
    // there for kNoticeTime.
    void advance(Millis now, const Layout& layout, const Font& font);
    // Until it goes by itself; nullopt if there is none or it still waits for its first frame.
    std::optional<Millis> time_left(Millis now) const;
    // Whether it lies over that point, px.
    bool covers(PointF at) const { return shown() && block_.box().inset(-padding_).contains(at); }
    // Finds its place; to be called when the layout has changed.
    void fit(const Layout& layout, const Font& font);
    void draw(const Brush& brush) const;

  private:
    std::string sentence_;
    std::optional<Millis> until_;  // not set while the sentence waits to be seen
    TextBlock block_;
    int padding_ = 0;  // px around the block
};

}  // namespace twofold::ui
