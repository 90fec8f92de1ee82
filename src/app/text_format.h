// The output of `twofold text`: a position in columns for people, or as one line of JSON for programs.
#pragma once

#include <string>
#include <string_view>

#include "session/game.h"

namespace twofold::app {

// `last` is the move that led to the position; null if anything else did. Both append to `out`, with a line
// feed.
void write_json(const session::Game& game, const rules::MoveOutcome* last, std::string& out);
void write_columns(const session::Game& game, const rules::MoveOutcome* last, std::string& out);

void write_json_error(std::string_view error, std::string& out);

std::string_view direction_name(rules::Direction direction);

}  // namespace twofold::app
