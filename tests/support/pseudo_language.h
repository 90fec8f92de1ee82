// A language for tests: English with an accent on every letter that takes one, and about 40 % longer. What
// holds it holds most languages, and what is not accented in a picture did not come from a language file.
#pragma once

#include <string>
#include <string_view>

#include "ui/words/strings.h"

namespace twofold::support {

// Slots stay as they are.
std::string stretched(std::string_view text);

const ui::Strings& pseudo_language();

}  // namespace twofold::support
