// Something that the player should be told of the files.
#pragma once

#include <string>

#include "ui/words/strings.h"

namespace twofold::app {

struct SaveNotice {
    enum class Kind { kDamaged, kForeign, kNotSaved, kSavedAgain, kOtherWindow, kSettingsNotKept };
    Kind kind = Kind::kNotSaved;
    std::string file;     // its name, of kDamaged (where it is kept) and kForeign
    ui::TextId reason{};  // of kForeign
};

}  // namespace twofold::app
