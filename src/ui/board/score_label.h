// What stands over the score, and is unusual about the game: the day of a daily game, or the size of the
// board.
#pragma once

#include <string>

#include "session/game.h"
#include "ui/words/strings.h"

namespace twofold::ui {

std::string score_label(const session::Game& game, const Strings& strings);

}  // namespace twofold::ui
