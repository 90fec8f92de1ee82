// A start of the program as far as its files go: a save folder and a session on it, without a window.
#pragma once

#include <string>
#include <vector>

#include "storage/save_folder.h"

#include "support/app_folder.h"
#include "support/random.h"
#include "support/recorded_game.h"

namespace twofold::support {

class Player {
  public:
    // Goes on with the game in the folder, or begins one with that seed. Settings lie in the same folder.
    explicit Player(const std::string& folder, std::uint64_t seed = 1,
                    rules::RuleSet rules = {.size = {3, 3}, .target = 6});

    // InputDevices what the session has done to the folder, as Host does after each frame.
    void save();
    // So many effective moves (fewer where the game ends), each saved by itself.
    void play(int moves, Random& random);
    void new_game(std::uint64_t seed);
    void sync() { folder.sync(); }

    // The game of the record that the folder hands out, which must be whole.
    GameView in_journal();

    // The notices since the last call, each by its kind.
    std::vector<storage::SaveNotice> notices() { return folder.take_notices(); }

    storage::SaveFolder folder;
    storage::SavedState found;  // its games have moved into the session
    bool resumed;               // there was a game to go on with
    session::Session session;
};

// One thing that a player does, mostly a move, and saved like it.
void random_step(Player& player, Random& random);

// The game in progress as its file has it, which must be whole.
GameView on_disk(const TemporaryFolder& folder, std::string_view name = "game.twofold");

// The games that have been set aside in the folder.
std::vector<GameView> kept_games(const TemporaryFolder& folder);

// The only one there is; fails the test where there are none or more.
storage::SaveNotice only(const std::vector<storage::SaveNotice>& notices);

std::string_view name_of(storage::SaveNotice::Kind kind);

}  // namespace twofold::support
