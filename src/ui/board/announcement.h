// What happens in a game, said in words: a line for each event, in the player's language, for a screen
// reader, a braille terminal or a caption. Whole sentences and no line ends. Where they are said is not its
// concern.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/game.h"
#include "ui/words/strings.h"

namespace twofold::ui {

// One thing after another: two sentences in a line, two items of a list. What is empty is left out.
std::string said_after(std::string first, std::string_view next, const Strings& strings);
std::string said_list(std::string list, std::string_view next, const Strings& strings);
// A label with its value, where it has one.
std::string said_value(std::string_view item, std::string_view value, const Strings& strings);
// What is in focus on a screen of that title.
std::string said_item(std::string_view screen, std::string_view item, const Strings& strings);

std::string_view said_direction(rules::Direction direction, const Strings& strings);

// Direction, merges (the largest first, alike ones counted), gain and spawn; or that nothing moves.
std::string said_slide(const rules::MoveOutcome& outcome, const Strings& strings);
// What the player has to know to go on: won or over and what can be chosen then, or the directions that are
// possible where they are only one or two. Else empty.
std::string said_state(const session::Game& game, const Strings& strings);

// Each of these with the state of `game`, which is the one after it.
std::string said_move(const rules::MoveOutcome& outcome, const session::Game& game, const Strings& strings);
std::string said_undo(const rules::MoveOutcome& undone, const session::Game& game, const Strings& strings);
std::string said_redo(const rules::MoveOutcome& redone, const session::Game& game, const Strings& strings);
std::string said_keep_going(const session::Game& game, const Strings& strings);

enum class Beginning : std::uint8_t {
    kNew,
    kAgain,  // with the seed of the one before
    kBack,   // the one before itself
};
std::string said_beginning(Beginning beginning, const session::Game& game, const Strings& strings);

// The move that led to where the game stands; what said_game() says if there is none.
std::string said_last(const session::Game& game, const Strings& strings);

// Size, score and state.
std::string said_game(const session::Game& game, const Strings& strings);
// A line for each row of the board.
std::vector<std::string> said_rows(const rules::Board& board, const Strings& strings);

}  // namespace twofold::ui
