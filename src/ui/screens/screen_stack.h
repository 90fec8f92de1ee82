// The stack of screens, with the game at the bottom, which is never removed. Only the front screen gets input
// and is drawn; all of them are told of changes.
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
    // Neither removes the bottom screen.
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
