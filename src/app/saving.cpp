#include "app/saving.h"

#include <algorithm>

#include "platform/storage.h"

namespace twofold::app {

namespace {

using ui::Millis;

constexpr Millis kRetryTime = 2000;      // between attempts to save after a failure
constexpr Millis kSyncAfterRest = 1000;  // the journal is forced to disk after this long without motion
constexpr Millis kMaxUnsynced = 5000;    // and at most this long after it grew

}  // namespace

void Saving::retry(Millis now) {
    if (!folder_.failing() || now < next_retry_) return;
    folder_.retry();
    platform::flush();
    next_retry_ = now + kRetryTime;
}

void Saving::save(const Effects& effects, bool lost_focus, Millis now) {
    const bool had_unsynced = folder_.journal().unsynced();
    if (effects.best_scores != nullptr) folder_.files().set(*effects.best_scores);
    if (effects.daily_scores != nullptr) folder_.files().set(*effects.daily_scores);
    folder_.apply(effects.edits);
    if (effects.preferences != nullptr) {
        folder_.files().save(*effects.preferences);
        platform::flush();
    }
    const bool unsynced = folder_.journal().unsynced();
    if (!had_unsynced && unsynced) unsynced_since_ = now;
    if (effects.moving || !effects.edits.empty()) resting_since_ = now;
    if (unsynced && (lost_focus || now >= sync_time())) sync();
}

void Saving::finish() {
    folder_.retry();
    sync();
}

std::optional<Millis> Saving::due_in(Millis now) const {
    std::optional<Millis> due;
    if (folder_.journal().unsynced()) due = sync_time();
    if (folder_.failing()) due = std::min(due.value_or(next_retry_), next_retry_);
    if (!due) return std::nullopt;
    return std::max(0.0, *due - now);
}

void Saving::sync() {
    folder_.sync();
    platform::flush();
}

Millis Saving::sync_time() const {
    return std::min(resting_since_ + kSyncAfterRest, unsynced_since_ + kMaxUnsynced);
}

}  // namespace twofold::app
