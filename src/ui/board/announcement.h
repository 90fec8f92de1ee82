// The events of a game in words: one line each in the player's language, for a screen reader, a braille
// terminal or a caption. Whole sentences without line feeds. Leaves out where they are shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/game.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// Joins two sentences, or two items of a list. An empty part is left out.
std::string said_after(std::string first, std::string_view next, const Strings& strings);
std::string said_list(std::string list, std::string_view next, const Strings& strings);
// A label with its value, if it has one.
std::string said_value(std::string_view item, std::string_view value, const Strings& strings);
// The item in focus on a screen with that title.
std::string said_item(std::string_view screen, std::string_view item, const Strings& strings);

std::string_view said_direction(rules::Direction direction, const Strings& strings);

// Direction, merges (the largest first, equal ones counted), gain and spawn; or that nothing moves.
std::string said_slide(const rules::MoveOutcome& outcome, const Strings& strings);
// What the player needs to know to continue: that the game is won or over, with the choices then, or the
// possible directions if there are only one or two. Otherwise empty.
std::string said_state(const session::Game& game, const Strings& strings);

// Each with said_state() of `game`, which is the game after the event.
std::string said_move(const rules::MoveOutcome& outcome, const session::Game& game, const Strings& strings);
std::string said_undo(const rules::MoveOutcome& undone, const session::Game& game, const Strings& strings);
std::string said_redo(const rules::MoveOutcome& redone, const session::Game& game, const Strings& strings);
std::string said_keep_going(const session::Game& game, const Strings& strings);

enum class Beginning : std::uint8_t {
    kNew,
    kAgain,  // with the previous game's seed
    kBack,   // the previous game, brought back
};
std::string said_beginning(Beginning beginning, const session::Game& game, const Strings& strings);

// The move that led to the current position; said_game() if there is none.
std::string said_last(const session::Game& game, const Strings& strings);

// Size, score and state.
std::string said_game(const session::Game& game, const Strings& strings);
// A line for each row of the board.
std::vector<std::string> said_rows(const rules::Board& board, const Strings& strings);

}  // namespace twofold::ui
