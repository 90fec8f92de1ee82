// The screens that lie in front of the board, one over the other. The one in front has the input and is the
// one that is drawn; all of them follow the window and what they show.
#pragma once

#include <memory>
#include <vector>

#include "ui/screens/screen.h"

namespace twofold::ui {

class ScreenStack {
  public:
    bool empty() const { return screens_.empty(); }
    // Null where the board is in front.
    Screen* front() const { return screens_.empty() ? nullptr : screens_.back().get(); }
    // The one that comes to the front when front() is popped; null where that is the board.
    Screen* next() const { return screens_.size() < 2 ? nullptr : screens_[screens_.size() - 2].get(); }

    void push(std::unique_ptr<Screen> screen) { screens_.push_back(std::move(screen)); }
    void pop() {
        if (!empty()) screens_.pop_back();
    }
    void clear() { screens_.clear(); }

    void refresh(const ScreenContext& context) {
        for (const auto& screen : screens_)
            screen->refresh(context);
    }
    void set_window(const WindowMetrics& window) {
        for (const auto& screen : screens_)
            screen->set_window(window);
    }
    void release_all() {
        for (const auto& screen : screens_)
            screen->release_all();
    }

  private:
    std::vector<std::unique_ptr<Screen>> screens_;
};

}  // namespace twofold::ui
