// What a picture of the game screen consists of, and its overlays.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/screens/game_screen.h"

#include "support/ui_assets.h"
#include "support/ui_ciede2000.h"
#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

using rules::Direction;
using support::commands_of;
using support::first_difference;
using support::Play;
using support::start_at;
using DrawKind = DrawCommand::Kind;

TEST_CASE("a picture has the board, a place for every cell, the tiles in their colours and the controls") {
    const Theme& theme = support::themes()[0];
    Play play(start_at("2 4 0/0 2048 8"));
    play.wait_for_rest();
    const DrawList list = play.picture();
    const auto rects = commands_of(list, DrawKind::kRoundRect);
    CHECK(rects[0]->rect == to_float(play.layout().board));
    CHECK(rects[0]->color == theme.board);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(rects[i + 1]->color == theme.cell);
        CHECK(rects[i + 1]->rect ==
              play.layout().cell_at(static_cast<float>(i / 3), static_cast<float>(i % 3)));
    }
    const auto tiles = commands_of(list, DrawKind::kTile);
    REQUIRE(tiles.size() == 4);
    CHECK(tiles[0]->rect == play.layout().cell_at(0, 0));
    CHECK(list.text_of(*tiles[2]) == "2048");
    CHECK(tiles[2]->color == theme.tile(11).fill);
    CHECK(tiles[2]->ink == theme.tile(11).ink);
    CHECK(tiles[2]->rect == play.layout().cell_at(1, 1));
    CHECK(commands_of(list, DrawKind::kIcon).size() == kControlCount - 1);  // nothing to redo
}

TEST_CASE("tiles on their way are on whole px, so that they stay crisp") {
    Play play(start_at("2 0 0 0/0 0 4 0/0 0 0 0/8 0 0 0"), support::window_of({541, 613}, 1.25f));
    play.move(Direction::kRight);
    for (Millis t = 0; t < kSlideTime; t += 3) {
        const DrawList list = play.picture_at(play.now() + t);
        for (const DrawCommand* tile : commands_of(list, DrawKind::kTile)) {
            REQUIRE(tile->rect.x == std::round(tile->rect.x));
            REQUIRE(tile->rect.y == std::round(tile->rect.y));
        }
    }
}

TEST_CASE("what pictures to come will need is known before they come") {
    Play play({.rules = {.size = {3, 3}, .target = 5}, .seed = 3});
    const auto looks = [](const DrawList& list, std::vector<std::string>& out) {
        for (const DrawCommand* tile : commands_of(list, DrawKind::kTile)) {
            out.push_back(std::string(list.text_of(*tile)) + ' ' + std::to_string(tile->size) + ' ' +
                          std::to_string(tile->color.r * 65536 + tile->color.g * 256 + tile->color.b));
        }
    };
    for (int i = 0; i < 80; ++i) {
        std::vector<std::string> known;
        DrawList upcoming(support::fonts());
        upcoming.clear(play.layout().window, {});
        play.screen().draw_upcoming(support::themes()[0], upcoming);
        looks(upcoming, known);
        play.move(rules::kAllDirections[static_cast<std::size_t>(i % 4)]);
        std::vector<std::string> needed;
        for (const Millis t : {0.0, 150.0, 700.0})
            looks(play.picture_at(play.now() + t), needed);
        for (const std::string& tile : needed) {
            CAPTURE(tile);
            REQUIRE(std::find(known.begin(), known.end(), tile) != known.end());
        }
        play.wait(1000);
        if (play.screen().overlay_kind() == OverlayKind::kWon) play.perform(commands::KeepGoing{});
    }
}

TEST_CASE("the tile that won is seen before the overlay comes, and the overlay fades in") {
    Play play(start_at("4 4 0/2 0 0/0 0 0", 3));
    play.wait_for_rest();
    const auto title_opacity = [&](Millis after) {
        const DrawList list = play.picture_at(play.now() + after);
        for (const DrawCommand* text : commands_of(list, DrawKind::kText)) {
            if (list.text_of(*text) == "You made 8!") return int{text->ink.a};
        }
        return 0;
    };
    play.move(Direction::kLeft);
    CHECK(title_opacity(0) == 0);
    CHECK(title_opacity(300) == 0);
    CHECK(title_opacity(550) > 0);
    CHECK(title_opacity(550) < 255);
    CHECK(title_opacity(1000) == 255);
    CHECK(play.screen().moving(play.now() + 640));
}

TEST_CASE("the overlay comes in proportion to the speed of everything else") {
    for (const double speed : {0.5, 2.0}) {
        CAPTURE(speed);
        Play slow(start_at("4 4 0/2 0 0/0 0 0", 3), {}, {.speed = speed});
        Play usual(start_at("4 4 0/2 0 0/0 0 0", 3));
        for (Play* play : {&slow, &usual}) {
            play->wait_for_rest();
            play->move(Direction::kLeft);
        }
        for (Millis t = 0; t < 800; t += 100) {
            CAPTURE(t);
            CHECK(first_difference(slow.picture_at(slow.now() + t / speed).to_text(),
                                   usual.picture_at(usual.now() + t).to_text()) == "");
        }
    }
}

TEST_CASE("controls with room for their names show them, and else their icons alone") {
    const auto texts_in = [](WindowMetrics window) {
        Play play(start_at("2 4 0/2 0 0/0 0 0"), window);
        play.move(Direction::kLeft);
        play.wait_for_rest();
        const DrawList list = play.picture();
        std::vector<std::string> texts;
        for (const DrawCommand* text : commands_of(list, DrawKind::kText))
            texts.emplace_back(list.text_of(*text));
        return texts;
    };
    for (const char* name : {"Undo", "New game", "Menu"}) {
        CAPTURE(name);
        for (const WindowMetrics& window : {WindowMetrics{.width = 360, .height = 780},
                                            {.width = 1280, .height = 720},
                                            {.width = 854, .height = 480, .reading = {.large_text = true}}}) {
            const std::vector<std::string> texts = texts_in(window);
            CHECK(std::find(texts.begin(), texts.end(), name) != texts.end());
        }
        const std::vector<std::string> small = texts_in({.width = 540, .height = 600});
        CHECK(std::find(small.begin(), small.end(), name) == small.end());
    }
}

TEST_CASE("undo says how often it may still be used where that is limited, and is hidden where it never is") {
    const auto texts_with = [](std::uint8_t undos, WindowMetrics window) {
        session::Start start = start_at("2 4 0/2 0 0/0 0 0");
        start.rules.undos = undos;
        Play play(start, window);
        play.move(Direction::kLeft);
        play.wait_for_rest();
        const DrawList list = play.picture();
        std::string texts;
        for (const DrawCommand* text : commands_of(list, DrawKind::kText))
            texts += std::string(list.text_of(*text)) + "|";
        return texts;
    };
    constexpr WindowMetrics kTall{.width = 360, .height = 780};
    CHECK(texts_with(3, kTall).find("Undo (3)") != std::string::npos);
    CHECK(texts_with(3, {.width = 540, .height = 600}).find("|3|") != std::string::npos);
    CHECK(texts_with(0, kTall).find("Undo") == std::string::npos);
}

TEST_CASE("the texts of an overlay can be read on its card, and a board that is over stays in sight") {
    Play won(start_at("4 4 0/2 0 0/0 0 0", 3));
    won.move(Direction::kLeft);
    Play lost(start_at("2 8/0 4"));
    lost.move(Direction::kLeft);
    for (Play* play : {&won, &lost}) {
        play->wait_for_rest();
        for (const Theme& theme : support::themes()) {
            INFO(theme.id);
            DrawList list(support::fonts());
            list.clear(play->layout().window, theme.window);
            play->screen().draw(theme, play->now(), list);
            Color veil{0, 0, 0, 0};
            bool card = false;
            for (const DrawCommand* rect : commands_of(list, DrawKind::kRoundRect)) {
                const bool over_board = rect->rect == to_float(play->layout().board);
                if (over_board && rect->color.a < 255) veil = rect->color;
                card |= rect->color == theme.window;
            }
            CHECK(card);
            CHECK((veil.a > 0) == (play == &lost));
            CHECK(contrast(theme.text, theme.window) >= 4.5);
            CHECK(contrast(theme.quiet_text, theme.window) >= 4.5);
            CHECK(support::ciede2000(over(veil, theme.tile(1).fill), over(veil, theme.tile(7).fill)) >= 10);
        }
    }
}

}  // namespace
}  // namespace twofold::ui
