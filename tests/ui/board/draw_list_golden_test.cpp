// Printed draw lists of whole pictures, to the letter. UPDATE_GOLDEN=1 writes them anew.
#include <doctest/doctest.h>

#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::check_golden_list;
using support::Play;
using support::start_at;
using support::window_of;

constexpr std::string_view kGame = "0 2 4 8/2 2 16 32/4 4 64 128/0 0 512 2048";

// What is seen `after` a move to the left.
std::string after_move(std::string_view drawing, rules::Exponent target, const WindowMetrics& window,
                       Millis after) {
    Play play(start_at(drawing, target), window);
    play.wait_for_rest();
    play.move(Direction::kLeft);
    play.wait(after);
    return play.picture().to_text();
}

std::string at_rest(std::string_view drawing, const WindowMetrics& window) {
    return Play(start_at(drawing), window).picture().to_text();
}

TEST_CASE("a fresh game looks as its golden") {
    check_golden_list("fresh_540x600", Play({.seed = 1}).picture().to_text());
}

TEST_CASE("a move looks as its goldens, in the middle of its slide and of its pop") {
    check_golden_list("mid_slide", after_move(kGame, 12, {}, 50));
    check_golden_list("mid_pop", after_move(kGame, 12, {}, 200));
}

TEST_CASE("the overlays look as their goldens") {
    check_golden_list("won", after_move("1024 1024 4 8/2 16 8 2/4 2 16 0/0 0 2 4", 11, {}, 2000));
    check_golden_list("over", after_move("2 8/0 4", 4, {}, 2000));
}

TEST_CASE("a game looks as its goldens in a small, a wide and a dense window") {
    check_golden_list("small_320x480", at_rest(kGame, window_of({320, 480})));
    check_golden_list("landscape_854x480", at_rest(kGame, window_of({854, 480})));
    check_golden_list("density_2", at_rest(kGame, window_of({540, 600}, 2)));
}

TEST_CASE("large tiles on a large board look as their golden") {
    check_golden_list("board_8x8", at_rest("2 4 8 16 32 64 128 256/512 1024 2048 4096 8192 16384 32768 65536/"
                                           "131072 262144 524288 1048576 2^30 2^40 2^50 2^65/0 0 0 0 0 0 0 0/"
                                           "0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 2",
                                           {}));
}

}  // namespace
}  // namespace twofold::ui
