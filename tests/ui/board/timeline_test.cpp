// Motion of the board: from the sources, through the slide, to exactly the board.
#include "ui/board/timeline.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <doctest/doctest.h>

#include "support/ui_moves.h"

namespace twofold::ui {
namespace {

using rules::Board;
using rules::Direction;
using support::backwards;
using support::board_of;
using support::for_each_move;
using support::forwards;
using support::Move;
using support::play_on;
using support::Random;
using support::sprite_at;
using support::sprites;
using support::standing;

constexpr Millis kAlmost = 0.0001;  // before something

TEST_CASE("at the start of a move every tile is on its source") {
    for_each_move([](const Move& move) {
        for (const MotionSettings& settings : support::kMotionSettings)
            REQUIRE(support::sorted(sprites(forwards(move, settings), 0)) == standing(move.before));
    });
}

TEST_CASE("at the end of a move, and ever after, the sprites are the board exactly") {
    for_each_move([](const Move& move) {
        for (const MotionSettings& settings : support::kMotionSettings) {
            const Timeline timeline = forwards(move, settings);
            for (const Millis later : {0.0, 0.001, 1e9})
                REQUIRE(sprites(timeline, timeline.duration() + later) == standing(move.after));
        }
    });
}

TEST_CASE("the new tile is not there until the slide has ended, then springs in from a fifth of its size") {
    for_each_move([](const Move& move) {
        const Timeline timeline = forwards(move);
        for (const Millis t : {0.0, 50.0, kSlideTime - kAlmost})
            REQUIRE(sprites(timeline, t).size() == standing(move.before).size());
        const rules::Spawn& spawn = move.outcome.spawn;
        const auto arrived = sprites(timeline, kSlideTime);
        const Sprite tile = sprite_at(arrived, spawn.at, spawn.exponent);
        REQUIRE(tile.scale == 0.2f);
        REQUIRE(arrived.size() == standing(move.after).size());
    });
}

TEST_CASE("both tiles of a merge slide to the cell, and what they make appears when they arrive") {
    int merges = 0;
    for_each_move([&](const Move& move) {
        const Timeline timeline = forwards(move);
        const auto before = sprites(timeline, kSlideTime - kAlmost);
        const auto after = sprites(timeline, kSlideTime);
        for (const rules::Merge& merge : move.outcome.slide.merges) {
            ++merges;
            REQUIRE(support::count_at(before, merge.at, static_cast<rules::Exponent>(merge.exponent - 1)) ==
                    2);
            REQUIRE(support::count_at(before, merge.at, merge.exponent) == 0);
            const Sprite made = sprite_at(after, merge.at, merge.exponent);
            REQUIRE(made.scale == 0.8f);
        }
    });
    REQUIRE(merges > 500);
}

TEST_CASE("tiles that neither merged nor are new stand still after the slide") {
    for_each_move([](const Move& move) {
        for (const Millis t : {kSlideTime, 250.0, 599.0}) {
            const auto list = sprites(forwards(move), t);
            for (const rules::Motion& motion : move.outcome.slide.motions) {
                if (motion.merged) continue;
                const Sprite tile = sprite_at(list, motion.to, motion.exponent);
                REQUIRE(tile.scale == 1);
            }
        }
    });
}

TEST_CASE("all tiles of a move slide together, straight and without going back") {
    const Move move = play_on(board_of("2 0 0 4/0 0 2 0/2 4 8 16/0 2 0 2"), Direction::kRight);
    const Timeline timeline = forwards(move);
    const auto at = [&](Millis t) { return sprites(timeline, t); };
    for (Millis t = 1; t < kSlideTime; ++t) {
        const auto now = at(t);
        const auto before = at(t - 1);
        REQUIRE(now.size() == before.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            REQUIRE(now[i].row == before[i].row);
            REQUIRE(now[i].col >= before[i].col);
            REQUIRE(now[i].exponent == before[i].exponent);
        }
    }
    // Half of the time is half of the way for each of them.
    const auto half = at(kSlideTime / 2);
    CHECK(support::count_at(half, {1, 2}, 1) == 0);
    CHECK(std::any_of(half.begin(), half.end(), [](const Sprite& s) { return s.row == 1 && s.col == 2.5f; }));
    CHECK(std::any_of(half.begin(), half.end(), [](const Sprite& s) { return s.row == 0 && s.col == 1.0f; }));
    CHECK(std::any_of(half.begin(), half.end(), [](const Sprite& s) { return s.row == 3 && s.col == 2.0f; }));
}

TEST_CASE("tiles that travel are drawn above those that stay") {
    for_each_move([](const Move& move) {
        const auto start = sprites(forwards(move), 0);
        const auto end = sprites(forwards(move), kSlideTime - kAlmost);
        bool travels = false;
        for (std::size_t i = 0; i < start.size(); ++i) {
            const bool moved = start[i].row != end[i].row || start[i].col != end[i].col;
            REQUIRE_FALSE((travels && !moved));
            travels = moved;
        }
    });
}

// The largest scale that the tile that a merge of two makes has, and the largest of the new tile.
struct Peaks {
    float merge = 0;
    float spawn = 0;
};

Peaks peaks_of_merge(rules::Exponent of) {
    Board board({2, 2});
    board.set(0, of);
    board.set(1, of);
    const Move move = play_on(board, Direction::kLeft);
    const Timeline timeline = forwards(move);
    Peaks peaks;
    for (Millis t = kSlideTime; t < timeline.duration(); ++t) {
        const auto list = sprites(timeline, t);
        const Sprite merge = sprite_at(list, {0, 0}, static_cast<rules::Exponent>(of + 1));
        const Sprite spawn = sprite_at(list, move.outcome.spawn.at, move.outcome.spawn.exponent);
        REQUIRE(merge.scale >= 0.8f);
        REQUIRE(spawn.scale >= 0.2f);
        peaks.merge = std::max(peaks.merge, merge.scale);
        peaks.spawn = std::max(peaks.spawn, spawn.scale);
    }
    return peaks;
}

TEST_CASE("a merge is an event that grows with its tile, and a new tile is a quieter one") {
    CHECK(std::abs(peaks_of_merge(1).merge - 1.10f) < 0.002f);
    CHECK(std::abs(peaks_of_merge(10).merge - 1.20f) < 0.002f);
    CHECK(std::abs(peaks_of_merge(16).merge - 1.20f) < 0.002f);
    for (rules::Exponent of = 1; of < 10; ++of) {
        const float rise =
            peaks_of_merge(static_cast<rules::Exponent>(of + 1)).merge - peaks_of_merge(of).merge;
        CHECK(std::abs(rise - 0.1f / 9) < 0.003f);
    }
    const Peaks peaks = peaks_of_merge(1);
    CHECK(peaks.spawn > 1);
    CHECK(peaks.spawn <= 1.02f);
}

TEST_CASE("tiles that slide to a merge have an edge on their way, and no other tile has") {
    for_each_move([](const Move& move) {
        std::size_t edged = 0;
        for (const rules::Motion& motion : move.outcome.slide.motions)
            edged += motion.merged && !(motion.from == motion.to) ? 1U : 0U;
        const auto list = sprites(forwards(move), kSlideTime / 2);
        REQUIRE(static_cast<std::size_t>(std::count_if(list.begin(), list.end(),
                                                       [](const Sprite& s) { return s.edged; })) == edged);
        for (const Sprite& tile : sprites(forwards(move), kSlideTime))
            REQUIRE_FALSE(tile.edged);
    });
}

TEST_CASE("dealt, every tile of the board springs in where it is") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        CAPTURE(seed);
        const Board board = Random(seed).board();
        Timeline timeline;
        timeline.deal(board, support::kFullMotion);
        for (const Millis t : {0.0, 100.0, 499.0}) {
            auto list = sprites(timeline, t);
            for (Sprite& tile : list) {
                REQUIRE(tile.scale == static_cast<float>(position({0.2, 0.78}, t, kSpringTime)));
                tile.scale = 1;
            }
            REQUIRE(list == standing(board));
        }
        REQUIRE(sprites(timeline, 500) == standing(board));
    }
}

TEST_CASE("a timeline at rest shows its board at any time") {
    const Board board = board_of("2 0 4/0 8 0");
    Timeline timeline;
    timeline.play_forwards(play_on(board, Direction::kLeft).outcome, board, support::kFullMotion);
    timeline.rest(board);
    CHECK(timeline.duration() == 0);
    for (const Millis t : {-10.0, 0.0, 50.0, 1e9})
        CHECK(sprites(timeline, t) == standing(board));
    CHECK(sprites(Timeline(), 0).empty());
}

TEST_CASE("two new tiles and the fullest merges of an 8x8 board have room") {
    Board board({8, 8});
    for (int i = 0; i < board.cell_count(); ++i)
        board.set(i, 1);
    const Move move = play_on(board, Direction::kLeft);
    for (const MotionSettings& settings : {support::kFullMotion, support::kReducedMotion}) {
        CHECK(sprites(forwards(move, settings), 50).size() == 64);
        CHECK(sprites(forwards(move, settings), 150).size() >= 33);
        CHECK(sprites(backwards(move, settings), 50).size() >= 33);
    }
}

TEST_CASE("whatever is played over whatever, in the end there is one sprite for each tile") {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        Board board = random.board();
        Timeline timeline;
        timeline.rest(board);
        std::vector<Move> history;
        for (int step = 0; step < 30; ++step) {
            const MotionSettings settings{.motion = random.percent(30) ? Motion::kReduced : Motion::kFull,
                                          .speed = random.below(4) * 0.5};
            if (!history.empty() && random.percent(40)) {
                timeline.play_backwards(history.back().outcome, history.back().after, settings);
                board = history.back().before;
                history.pop_back();
            } else {
                const Move move = play_on(board, random.direction());
                if (!move.outcome.effective()) continue;
                timeline.play_forwards(move.outcome, move.after, settings);
                board = move.after;
                history.push_back(move);
            }
            sprites(timeline, random.below(700));
            REQUIRE(sprites(timeline, timeline.duration()) == standing(board));
        }
    }
}

}  // namespace
}  // namespace twofold::ui
