// One sentence that the player should know and need not answer: shown at the foot of the window for a while.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/draw/draw_list.h"
#include "ui/draw/easing.h"
#include "ui/draw/layout.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

inline constexpr Millis kNoticeTime = 8000;

class Notice {
  public:
    void show(std::string sentence);
    void hide();
    bool shown() const { return !sentence_.empty(); }
    // To be called once a frame, with the machine's monotonic time: from the first time on the sentence is
    // there for kNoticeTime.
    void advance(Millis now, const Layout& layout, const Font& font);
    // Until it goes by itself; nothing where there is none or it still waits for its first frame.
    std::optional<Millis> time_left(Millis now) const;
    // Breaks the sentence into lines; to be called when the layout has changed.
    void fit(const Layout& layout, const Font& font);
    void draw(const Theme& theme, DrawList& out) const;

  private:
    std::string sentence_;
    std::optional<Millis> until_;  // not set while the sentence waits to be seen
    std::vector<std::string> lines_;
    Rect box_;
    PointF first_baseline_;
    float line_height_ = 0;
    float text_px_ = 0;
    float radius_ = 0;
};

}  // namespace twofold::ui
