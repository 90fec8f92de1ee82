#include "app/saving.h"

#include <algorithm>

namespace twofold::app {

namespace {

using ui::Millis;

constexpr Millis kRetryTime = 2000;      // between tries to save what could not be saved
constexpr Millis kSyncAfterRest = 1000;  // the journal is forced to disk when nothing has moved for so long
constexpr Millis kMaxUnsynced = 5000;    // and at the latest so long after it grew

}  // namespace

void Saving::retry(Millis now) {
    if (!(folder_.failing() || refused_) || now < next_retry_) return;
    folder_.retry();
    save_beside();
    next_retry_ = now + kRetryTime;
}

void Saving::save(const Effects& effects, bool lost_focus, Millis now) {
    const bool had_unsynced = folder_.unsynced();
    daily_unsaved_ |= effects.daily_changed;
    // A game that gives way takes with it what only it knows.
    const bool gives_way = std::any_of(effects.edits.begin(), effects.edits.end(), [](const auto& edit) {
        return edit.kind != session::JournalEdit::Kind::kAppend;
    });
    if (gives_way) save_daily();
    folder_.apply(effects.edits, shell_.session().best_scores());
    if (effects.preferences != nullptr) {
        preferences_unsaved_ = !folder_.save_preferences(*effects.preferences);
        refused_ |= preferences_unsaved_;
    }
    if (!had_unsynced && folder_.unsynced()) unsynced_since_ = now;
    if (effects.moving || !effects.edits.empty()) resting_since_ = now;
    if (folder_.unsynced() && (lost_focus || now >= sync_time())) sync();
}

void Saving::finish() {
    folder_.retry();
    sync();
}

std::optional<Millis> Saving::due_in(Millis now) const {
    std::optional<Millis> due;
    if (folder_.unsynced()) due = sync_time();
    if (folder_.failing() || refused_) due = std::min(due.value_or(next_retry_), next_retry_);
    if (!due) return std::nullopt;
    return std::max(0.0, *due - now);
}

void Saving::save_daily() {
    if (daily_unsaved_ && folder_.save_daily(shell_.daily_scores())) daily_unsaved_ = false;
}

// What could not be written is tried again.
void Saving::save_beside() {
    daily_unsaved_ |= folder_.written_again();
    save_daily();
    if (preferences_unsaved_) preferences_unsaved_ = !folder_.save_preferences(shell_.preferences());
    refused_ = !folder_.save_scores(shell_.session().best_scores()) || daily_unsaved_ || preferences_unsaved_;
}

void Saving::sync() {
    folder_.sync();
    save_beside();
}

Millis Saving::sync_time() const {
    return std::min(resting_since_ + kSyncAfterRest, unsynced_since_ + kMaxUnsynced);
}

}  // namespace twofold::app
