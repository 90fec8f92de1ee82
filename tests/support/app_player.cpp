#include "support/app_player.h"

#include <utility>

#include <doctest/doctest.h>

namespace twofold::support {

namespace {

constexpr std::string_view kToday = "2024-02-29";

session::Session begin(storage::SavedState& found, std::uint64_t seed, const rules::RuleSet& rules) {
    if (!found.game) return session::Session({.rules = rules, .seed = seed}, kToday, found.best_scores);
    return session::Session(std::move(*found.game), std::move(found.replaced), found.best_scores);
}

}  // namespace

Player::Player(const std::string& path, std::uint64_t seed, rules::RuleSet rules)
    : folder(path, path),
      found(folder.load()),
      resumed(found.game.has_value()),
      session(begin(found, seed, rules)) {
    save();
}

void Player::save() {
    std::vector<session::JournalEdit> edits;
    session.take_edits(edits);
    if (session.take_best_changed()) folder.files().set(session.best_scores());
    folder.apply(edits);
}

void Player::play(int moves, Random& random) {
    while (moves > 0 && !session.game().over()) {
        if (!session.play(random.direction()).effective()) continue;
        save();
        --moves;
    }
}

void Player::new_game(std::uint64_t seed) {
    session.new_game({.rules = session.game().rules(), .seed = seed}, kToday);
    save();
}

GameView Player::in_journal() {
    const session::RecordReading reading = session::read_record(folder.journal().read().bytes);
    REQUIRE(reading.fault == session::RecordFault::kNone);
    return view_of(*reading.game);
}

GameView on_disk(const TemporaryFolder& folder, std::string_view name) {
    const session::RecordReading reading = session::read_record(folder.read(name));
    REQUIRE(reading.fault == session::RecordFault::kNone);
    return view_of(*reading.game);
}

std::vector<GameView> kept_games(const TemporaryFolder& folder) {
    std::vector<GameView> games;
    for (const auto& [name, bytes] : folder.contents()) {
        if (name.substr(0, 8) != "records/") continue;
        const session::RecordReading reading = session::read_record(bytes);
        if (reading.game) games.push_back(view_of(*reading.game));
    }
    return games;
}

storage::SaveNotice only(const std::vector<storage::SaveNotice>& notices) {
    std::string all;
    for (const storage::SaveNotice& notice : notices)
        all.append(name_of(notice.kind)).append(" ").append(notice.file).append("; ");
    CAPTURE(all);
    REQUIRE(notices.size() == 1);
    return notices[0];
}

void random_step(Player& player, Random& random) {
    switch (random.below(10)) {
        case 0:
            return player.new_game(random.bits());
        case 1:
            player.session.undo_new_game();
            break;
        case 2:
            player.session.undo();
            break;
        case 3:
            player.session.redo();
            break;
        case 4:
            return player.sync();
        default:
            player.session.play(random.direction());
    }
    player.save();
}

std::string_view name_of(storage::SaveNotice::Kind kind) {
    constexpr std::string_view kNames[] = {"damaged",     "foreign",      "not saved",
                                           "saved again", "other window", "settings not kept"};
    const auto index = static_cast<std::size_t>(kind);
    REQUIRE(index < std::size(kNames));
    return kNames[index];
}

}  // namespace twofold::support
