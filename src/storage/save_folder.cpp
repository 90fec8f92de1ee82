#include "storage/save_folder.h"

#include <algorithm>

namespace twofold::storage {

SaveFolder::SaveFolder(std::string data, std::string config, DataFolder::Access access)
    : folder_(std::move(data), access, notices_),
      shelf_(folder_, notices_),
      journal_(folder_, shelf_, notices_),
      files_(folder_, std::move(config), notices_) {}

SavedState SaveFolder::load() {
    SavedState state;
    state.preferences = files_.load_preferences(state.faults);
    if (!folder_.is_set()) return state;
    state.best_scores = files_.load_best_scores(state.faults);
    state.daily_scores = files_.load_daily_scores(state.faults);
    if (folder_.read_only()) return state;
    state.game = journal_.load();
    if (!state.game) return state;
    if (state.game->game.plies().empty()) {
        state.replaced = shelf_.read_replaced(journal_.place());
    } else {
        shelf_.forget_replaced(journal_.place());
    }
    return state;
}

void SaveFolder::apply(std::span<const session::JournalEdit> edits) {
    const auto ends_journal = [](const session::JournalEdit& edit) {
        return edit.kind != session::JournalEdit::Kind::kAppend;
    };
    if (std::any_of(edits.begin(), edits.end(), ends_journal)) files_.write_scores();
    journal_.apply(edits);
}

void SaveFolder::retry() {
    journal_.retry();
    write_beside();
}

void SaveFolder::sync() {
    journal_.sync();
    write_beside();
}

// If the journal had to be written again, the scores may be lost too.
void SaveFolder::write_beside() {
    if (journal_.take_written_again()) files_.write_scores_again();
    files_.retry();
}

}  // namespace twofold::storage
