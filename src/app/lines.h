// Lines of text that gather between two frames and are handed out once a frame.
#pragma once

#include <string>
#include <string_view>

namespace twofold::app {

class Lines {
  public:
    void add(std::string_view line) { text_.append(line).append("\n"); }
    // What has been added since the last call, whole lines; valid until begin_frame().
    std::string_view hand_out() {
        handed_out_ = text_.size();
        return text_;
    }
    // Forgets what was handed out. What came before the first frame stays.
    void begin_frame() {
        text_.erase(0, handed_out_);
        handed_out_ = 0;
    }
    std::size_t size() const { return text_.size(); }  // bytes that wait

  private:
    std::string text_;
    std::size_t handed_out_ = 0;
};

}  // namespace twofold::app
