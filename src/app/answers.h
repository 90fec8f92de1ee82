// What the Shell asks for of the kept records, the clipboard and the player's own files, done on this
// machine. What comes of it the Shell shows in its next frame.
#pragma once

#include <string>
#include <string_view>

#include "app/console.h"
#include "app/frame.h"
#include "app/save_folder.h"
#include "app/shell.h"
#include "ui/words/strings.h"

namespace twofold::app {

// A record somewhere on this machine. What cannot be read is said in the window.
void watch_file(Shell& shell, const std::string& file);

class Answers {
  public:
    // The references outlive it. `last_folder` takes the player's files where no better folder does.
    Answers(SaveFolder& folder, Shell& shell, const ui::Strings& strings, const Console& console,
            std::string last_folder)
        : folder_(folder),
          shell_(shell),
          strings_(strings),
          console_(console),
          last_folder_(std::move(last_folder)) {}

    // `today` is a date as in FrameInput.
    void answer(const Request& request, std::string_view today);

  private:
    platform::FileReading read_record(const std::string& name) const;
    void copy_record(const std::string& name);
    void copy(const std::string& text);
    void resume(const std::string& name);
    void save_record(const Request& request);
    void save_as(const std::string& name, const std::string& ending, std::string_view bytes);
    void say_saved_as(const platform::NewFile& file, ui::TextId reason);

    SaveFolder& folder_;
    Shell& shell_;
    const ui::Strings& strings_;
    const Console& console_;
    std::string last_folder_;
};

}  // namespace twofold::app
