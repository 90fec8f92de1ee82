// The damage between two pictures: where they differ it has to be redrawn, and little else.
#include <vector>

#include <doctest/doctest.h>

#include "ui/draw/draw_list.h"

#include "support/random.h"
#include "support/ui_assets.h"
#include "support/ui_paper.h"
#include "support/ui_play.h"

namespace twofold::ui {
namespace {

using support::Paper;
using support::Play;
using support::Random;

constexpr Rect kWindow{0, 0, 64, 48};
constexpr Color kGround{1, 2, 3};

struct Shape {
    Rect rect;
    std::uint8_t shade = 0;
};

DrawList list_of(const std::vector<Shape>& shapes, Rect window = kWindow, Color ground = kGround) {
    DrawList list(support::fonts());
    list.clear(window, ground);
    for (const Shape& shape : shapes)
        list.round_rect(to_float(shape.rect), 0, {shape.shade, 0, 0});
    return list;
}

std::vector<Rect> damage_of(const DrawList& before, const DrawList& after) {
    Damage damage;
    damage.find(before, after);
    return {damage.rects().begin(), damage.rects().end()};
}

// The window after only the damage was drawn again is the picture drawn afresh; parts are few, disjoint and
// inside.
void require_right(const DrawList& before, const DrawList& after) {
    const std::vector<Rect> parts = damage_of(before, after);
    REQUIRE(parts.size() <= Damage::kMax);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        REQUIRE_FALSE(parts[i].empty());
        REQUIRE(after.window().contains(parts[i]));
        for (std::size_t j = 0; j < i; ++j)
            REQUIRE_FALSE(parts[i].overlaps(parts[j]));
    }
    Paper paper(before);
    paper.redraw(after, parts);
    REQUIRE(paper == Paper(after));
}

Shape random_shape(Random& random) {
    return {{random.between(-8, 60), random.between(-8, 44), random.between(1, 16), random.between(1, 16)},
            static_cast<std::uint8_t>(random.below(4))};
}

std::vector<Shape> random_shapes(Random& random, int most) {
    std::vector<Shape> shapes;
    for (int i = random.below(most + 1); i > 0; --i)
        shapes.push_back(random_shape(random));
    return shapes;
}

std::vector<Shape> changed(std::vector<Shape> shapes, Random& random) {
    for (int i = random.below(4); i >= 0; --i) {
        const auto place = [&] { return shapes.begin() + random.below(static_cast<int>(shapes.size()) + 1); };
        const bool none = shapes.empty();
        switch (random.below(5)) {
            case 0:
                shapes.insert(place(), random_shape(random));
                break;
            case 1:
                if (!none) shapes.pop_back();
                break;
            case 2:
                if (!none) shapes[0].rect.x += 1;
                break;
            case 3:
                if (!none) std::swap(shapes.front(), shapes.back());
                break;
            case 4:
                if (!none) shapes.insert(place(), shapes.front());
                break;
        }
    }
    return shapes;
}

TEST_CASE("equal pictures have no damage") {
    CHECK(damage_of(list_of({}), list_of({})).empty());
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const DrawList list = list_of(random_shapes(random, 20));
        REQUIRE(damage_of(list, list).empty());
    }
}

TEST_CASE("what came, went or moved is damaged, and nothing else") {
    const DrawList before = list_of({{{2, 2, 8, 8}, 1}, {{30, 30, 4, 4}, 2}});
    CHECK(damage_of(before, list_of({{{2, 2, 8, 8}, 1}})) == std::vector<Rect>{{30, 30, 4, 4}});
    CHECK(damage_of(list_of({{{2, 2, 8, 8}, 1}}), before) == std::vector<Rect>{{30, 30, 4, 4}});
    CHECK(damage_of(before, list_of({{{4, 2, 8, 8}, 1}, {{30, 30, 4, 4}, 2}})) ==
          std::vector<Rect>{{2, 2, 10, 8}});
}

TEST_CASE("damage outside the window does not count") {
    CHECK(damage_of(list_of({}), list_of({{{-20, 5, 10, 10}, 1}})).empty());
    CHECK(damage_of(list_of({}), list_of({{{-5, 40, 10, 10}, 1}})) == std::vector<Rect>{{0, 40, 5, 8}});
}

TEST_CASE("another window size or another ground damages the whole window") {
    const DrawList list = list_of({{{2, 2, 8, 8}, 1}});
    const Rect larger{0, 0, 65, 48};
    CHECK(damage_of(list, list_of({{{2, 2, 8, 8}, 1}}, larger)) == std::vector<Rect>{larger});
    CHECK(damage_of(list_of({}, larger), list) == std::vector<Rect>{kWindow});
    CHECK(damage_of(list_of({{{2, 2, 8, 8}, 1}}, kWindow, {9, 9, 9}), list) == std::vector<Rect>{kWindow});
}

TEST_CASE("all of a list can be damaged at once, and a new search forgets what was found") {
    Damage damage;
    damage.whole(list_of({}));
    REQUIRE(damage.rects().size() == 1);
    CHECK(damage.rects()[0] == kWindow);
    damage.find(list_of({}), list_of({}));
    CHECK(damage.rects().empty());
}

TEST_CASE("many small changes are joined to few parts that cover them") {
    std::vector<Shape> shapes;
    for (int i = 0; i < 30; ++i)
        shapes.push_back({{2 + i % 6 * 10, 2 + i / 6 * 9, 2, 2}, 1});
    require_right(list_of({}), list_of(shapes));
    CHECK(damage_of(list_of({}), list_of(shapes)).size() > 1);
}

TEST_CASE("redrawing only the damage makes the whole new picture") {
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const std::vector<Shape> before = random_shapes(random, 12);
        const std::vector<Shape> after =
            random.percent(20) ? random_shapes(random, 12) : changed(before, random);
        require_right(list_of(before), list_of(after));
    }
}

TEST_CASE("what changes its order over another is damaged, and so is what is drawn twice") {
    const Shape below{{2, 2, 8, 8}, 1};
    const Shape above{{6, 6, 8, 8}, 2};
    require_right(list_of({below, above}), list_of({above, below}));
    require_right(list_of({below, above}), list_of({below, above, above}));
    require_right(list_of({above, below, above}), list_of({above, below}));
}

TEST_CASE("a window that draws only the damage of each frame shows the game as it is") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        // A board this small is soon over, so that overlays come and go.
        Play play({.rules = {.size = {2, 3}, .target = 4}, .seed = seed}, {.width = 240, .height = 240});
        DrawList before = play.picture();
        Paper window(before);
        Damage damage;
        for (int frame = 0; frame < 60; ++frame) {
            CAPTURE(frame);
            if (random.percent(30)) play.press(static_cast<Key>(random.between(79, 82)));
            if (random.percent(5)) play.press(Key::kBackspace);
            play.wait(1000.0 / 60);
            DrawList after = play.picture();
            damage.find(before, after);
            window.redraw(after, damage.rects());
            REQUIRE(window == Paper(after));
            before = std::move(after);
        }
    }
}

TEST_CASE("a picture at rest has no damage, however much time passes") {
    Play play;
    play.move(rules::Direction::kLeft);
    play.wait_for_rest();
    const DrawList before = play.picture();
    play.wait(1e6);
    CHECK(damage_of(before, play.picture()).empty());
}

TEST_CASE("a sliding tile damages a small part of the window") {
    Play play(support::start_at("2 0 0 0/0 0 0 0/0 0 0 0/0 0 0 0"));
    play.wait_for_rest();
    play.move(rules::Direction::kDown);
    play.wait(40);
    const DrawList before = play.picture();
    play.wait(1000.0 / 60);
    std::int64_t area = 0;
    for (const Rect& part : damage_of(before, play.picture()))
        area += std::int64_t{part.w} * part.h;
    CHECK(area > 0);
    CHECK(area < 540 * 600 / 8);
}

}  // namespace
}  // namespace twofold::ui
