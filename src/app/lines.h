// Lines of text that are collected during a frame and handed out once per frame.
#pragma once

#include <string>
#include <string_view>

namespace twofold::app {

class Lines {
  public:
    void add(std::string_view line) { text_.append(line).append("\n"); }
    // The lines added since begin_frame(); valid until the next begin_frame().
    std::string_view hand_out() {
        handed_out_ = text_.size();
        return text_;
    }
    // Removes what was handed out. Lines added before the first frame stay.
    void begin_frame() {
        text_.erase(0, handed_out_);
        handed_out_ = 0;
    }
    std::size_t size() const { return text_.size(); }  // in bytes

  private:
    std::string text_;
    std::size_t handed_out_ = 0;
};

}  // namespace twofold::app
