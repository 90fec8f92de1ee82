// Which sounds a move has, and when.
#include "ui/sound/sound_cue.h"

#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "support/boards.h"

namespace twofold::ui {
namespace {

rules::MoveOutcome left(std::string_view drawing) {
    rules::MoveOutcome outcome;
    outcome.slide = rules::slide(support::board_of(drawing), rules::Direction::kLeft);
    return outcome;
}

std::vector<SoundCue> list_of(const SoundCues& cues) {
    return {cues.begin(), cues.end()};
}

TEST_CASE("a slide alone is one tick at once") {
    CHECK(list_of(move_sounds(left("0 2/0 4"), {})) == std::vector<SoundCue>{{Sound::kSlide}});
}

TEST_CASE("a move that does nothing is a nudge and nothing else") {
    CHECK(list_of(move_sounds(left("2 4/4 2"), {})) == std::vector<SoundCue>{{Sound::kNudge}});
}

TEST_CASE("a move taken back is a tick") {
    CHECK(list_of(undo_sounds()) == std::vector<SoundCue>{{Sound::kSlide}});
}

TEST_CASE("a merge sounds when its tiles meet, at every speed") {
    const auto heard_at = [](double speed) {
        const SoundCues cues = move_sounds(left("2 2/0 0"), {.speed = speed});
        REQUIRE(cues.size() == 2);
        CHECK(cues[0] == SoundCue{Sound::kSlide});
        CHECK(cues[1].sound == Sound::kMerge);
        CHECK(cues[1].exponent == 2);
        return cues[1].delay;
    };
    CHECK(heard_at(1) == kSlideTime);
    CHECK(heard_at(2) == kSlideTime / 2);
    CHECK(heard_at(0.5) == kSlideTime * 2);
    CHECK(heard_at(0) == 0);
}

TEST_CASE("of several merges the largest leads, and the others follow more softly") {
    const SoundCues cues = move_sounds(left("2 2 0 0/64 64 0 0/4 4 0 0/16 16 0 0"), {});
    REQUIRE(cues.size() == 1 + kMaxMergeSounds);
    const std::vector<int> exponents{cues[1].exponent, cues[2].exponent, cues[3].exponent};
    CHECK(exponents == std::vector<int>{7, 5, 3});
    CHECK(cues[1].loudness == 1);
    for (std::size_t i = 2; i < cues.size(); ++i) {
        CHECK(cues[i].loudness < cues[i - 1].loudness);
        CHECK(cues[i].delay == cues[i - 1].delay + kMergeSoundStep);
    }
}

TEST_CASE("merges of the same tile are one sound") {
    const SoundCues cues = move_sounds(left("8 8 8 8/8 8 8 8/2 2 0 0/0 0 0 0"), {});
    REQUIRE(cues.size() == 3);
    CHECK(cues[1].exponent == 4);
    CHECK(cues[2].exponent == 2);
}

TEST_CASE("a win is a chord that rises from where the tiles meet, in the place of merge and end") {
    rules::MoveOutcome outcome = left("1024 1024/2 2");
    outcome.won = true;
    outcome.over = true;
    const SoundCues cues = move_sounds(outcome, {});
    REQUIRE(cues.size() == 5);
    CHECK(cues[1].delay == kSlideTime);
    for (std::size_t i = 1; i < cues.size(); ++i) {
        CHECK(cues[i].sound == Sound::kWin);
        if (i == 1) continue;
        CHECK(cues[i].exponent > cues[i - 1].exponent);
        CHECK(cues[i].delay == cues[i - 1].delay + kWinSoundStep);
    }
    CHECK(cues[4].exponent == 11);
}

TEST_CASE("the end is heard after the last merge, of which there may be as many as a board has") {
    rules::MoveOutcome outcome = left("2 2 4 4 8 8 16 16/32 32 64 64 128 128 256 256");
    outcome.over = true;
    const SoundCues cues = move_sounds(outcome, {.speed = 0});
    REQUIRE(cues.size() == 2 + kMaxMergeSounds);
    CHECK(cues[kMaxMergeSounds + 1] == SoundCue{.sound = Sound::kOver, .delay = kOverSoundPause});
    CHECK(cues[kMaxMergeSounds].delay < kOverSoundPause);
}

}  // namespace
}  // namespace twofold::ui
