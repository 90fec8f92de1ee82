// The screens, one over the other; the game is at the bottom and never leaves. The one in front has the input
// and is the one that is drawn; all of them follow the window and what they show.
#pragma once

#include <memory>
#include <vector>

#include "ui/screens/screen.h"

namespace twofold::ui {

class ScreenStack {
  public:
    explicit ScreenStack(std::unique_ptr<Screen> bottom) { screens_.push_back(std::move(bottom)); }

    bool at_bottom() const { return screens_.size() == 1; }
    Screen& front() const { return *screens_.back(); }

    void push(std::unique_ptr<Screen> screen) { screens_.push_back(std::move(screen)); }
    // Neither takes the bottom away.
    void pop() {
        if (!at_bottom()) screens_.pop_back();
    }
    void pop_to_bottom() { screens_.resize(1); }

    void refresh(const ScreenContext& context) {
        for (const auto& screen : screens_)
            screen->refresh(context);
    }
    void set_window(const WindowMetrics& window) {
        for (const auto& screen : screens_)
            screen->set_window(window);
    }
    void release_all(Millis now) {
        for (const auto& screen : screens_)
            screen->release_all(now);
    }

  private:
    std::vector<std::unique_ptr<Screen>> screens_;
};

}  // namespace twofold::ui
