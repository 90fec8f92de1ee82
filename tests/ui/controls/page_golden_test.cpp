// A page with every kind of row as a printed draw list, to the letter. UPDATE_GOLDEN=1 writes it anew.
#include <string>

#include <doctest/doctest.h>

#include "support/ui_golden.h"
#include "support/ui_page.h"

namespace twofold::ui {
namespace {

rules::Board a_board() {
    rules::Board board({2, 2});
    board.set(1, 3);
    return board;
}

Page every_kind() {
    using Kind = Row::Kind;
    Page page{.title = "Every kind"};
    page.rows = {
        {.kind = Kind::kNumber, .label = "A caption", .detail = "18446744073709551615"},
        {.kind = Kind::kHeading, .label = "A heading"},
        {.kind = Kind::kValue, .label = "Games", .detail = "1,234"},
        {.kind = Kind::kValue, .label = "A label that leaves no room for its number", .detail = "11"},
        {.kind = Kind::kBar, .label = "2048", .detail = "3", .fraction = 0.5f},
        {.kind = Kind::kText, .label = "A paragraph of more than one line, as it is broken in this window."},
        {.kind = Kind::kChoice, .id = 1, .label = "A choice", .detail = "Value"},
        {.kind = Kind::kButtons, .buttons = {{2, "One"}, {3, "Two", false}, {4, "Three", true, true}}},
        {.kind = Kind::kAction, .id = 5, .label = "An action", .detail = "Detail"},
        {.kind = Kind::kSwitch, .id = 6, .label = "A switch", .detail = "On", .on = true},
        {.kind = Kind::kBar, .label = "512", .detail = "2", .fraction = 0.4f, .tile = 9},
        {.kind = Kind::kGame, .id = 7, .label = "40 points", .detail = "A kept game", .board = a_board()},
        {.kind = Kind::kContinue,
         .id = 8,
         .label = "Continue",
         .detail = "2 × 2, 40 points",
         .primary = true,
         .number = "40",
         .note = "2 × 2",
         .board = a_board()},
        {.kind = Kind::kTiles,
         .buttons = {{.id = 9, .label = "New game", .icon = Icon::kNewGame},
                     {.id = 10, .label = "Quit", .icon = Icon::kQuit}}},
    };
    return page;
}

TEST_CASE("a page with every kind of row looks as its golden, with the focus on a button and without") {
    std::string text;
    for (const float density : {1.0f, 2.0f}) {
        support::PageHand hand(every_kind(), {.width = 400, .height = 700, .density = density});
        for (const bool focused : {false, true}) {
            if (focused) hand.key(Key::kDown);
            DrawList list(support::fonts());
            list.clear(make_layout({.width = 400, .height = 700, .density = density}, {4, 4}).window,
                       support::themes()[0].window);
            hand.view.draw(support::themes()[0], hand.now, list);
            text += std::string("# density ") + (density == 1 ? "1" : "2") + (focused ? ", focused\n" : "\n");
            text += list.to_text();
        }
    }
    support::check_golden_list("page_of_every_kind", text);
}

}  // namespace
}  // namespace twofold::ui
