#include "platform/canvas.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "platform/picture.h"
#include "platform/soft_canvas.h"

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/random.h"

namespace twofold::platform {
namespace {

using rules::Direction;
using support::AppDriver;
using support::Random;
using ui::DrawList;
using ui::Key;
using ui::Rect;

struct Stage {
    ui::WindowMetrics window;
    std::string theme;
    rules::Size size;
    session::MotionChoice motion = session::MotionChoice::kFull;
};

const std::vector<Stage> kStages = {
    {{.width = 320, .height = 360}, "classic", {4, 4}, {}},
    {{.width = 360, .height = 280}, "dark", {3, 5}, {}},
    {{.width = 240, .height = 240, .density = 1.5f}, "classic", {5, 3}, {}},
    {{.width = 250, .height = 300}, "dark", {8, 8}, {}},
    {{.width = 300, .height = 300}, "dark", {4, 4}, session::MotionChoice::kReduced},
};

// What the player does next: mostly moves, now and then in the middle of one before.
void do_something(AppDriver& driver, Random& random) {
    const int what = random.below(20);
    if (what < 13) return driver.play(random.direction());
    if (what < 15) return driver.press(Key::kU);
    if (what == 15) return driver.press(Key::kY);
    if (what == 16) return driver.press(Key::kN);
    if (what == 17) return driver.send(ui::HoverEvent{{static_cast<float>(random.below(400)), 30}, true});
    if (what == 18) return driver.tell(storage::SaveNotice{storage::SaveNotice::Kind::kSavedAgain, {}, {}});
    driver.touch(ui::PointerEvent::Kind::kDown, {100, 100});
    driver.touch(ui::PointerEvent::Kind::kMove, {random.percent(50) ? 10.0f : 190.0f, 100});
    if (random.percent(50)) driver.touch(ui::PointerEvent::Kind::kUp, {100, 100});
}

std::string text_of(std::span<const Rect> rects) {
    std::string text;
    for (const Rect& r : rects) {
        text += "[" + std::to_string(r.x) + " " + std::to_string(r.y) + " " + std::to_string(r.w) + " " +
                std::to_string(r.h) + "]";
    }
    return text;
}

// The picture drawn part by part over the one before against the same picture drawn whole.
void check_frame(const AppDriver& driver, SoftCanvas& live, SoftCanvas& whole) {
    const DrawList& picture = *driver.effects().picture;
    live.draw(picture, driver.effects().damage);
    whole.fill(kNoTheme);
    whole.draw_whole(picture);
    const Rect wrong = difference(live.pixels(), whole.pixels());
    INFO("damage ", text_of(driver.effects().damage), " wrong ", text_of({&wrong, 1}));
    REQUIRE(wrong.empty());
}

TEST_CASE("drawing only what is damaged, frame after frame, gives every pixel of the whole picture") {
    for (const Stage& stage : kStages) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            CAPTURE(stage.theme);
            CAPTURE(stage.window.width);
            CAPTURE(seed);
            Random random(seed);
            AppDriver driver(session::Start{.rules = support::usual_rules(stage.size), .seed = seed},
                             stage.window,
                             {.settings = session::Settings{.theme = stage.theme, .motion = stage.motion}});
            driver.frame();
            SoftCanvas live(driver.effects().picture->window());
            SoftCanvas whole(live.window());
            check_frame(driver, live, whole);
            for (int step = 0; step < 12; ++step) {
                CAPTURE(step);
                do_something(driver, random);
                for (int frame = random.percent(40) ? 48 : random.between(1, 30); frame > 0; --frame) {
                    CAPTURE(driver.now());
                    driver.frame(random.between(4, 25));
                    check_frame(driver, live, whole);
                }
            }
        }
    }
}

TEST_CASE("tiles that slide over one another and merge leave no trace, on boards full of them") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        rules::Board board({4, 4});
        for (int i = 0; i < 16; ++i) {
            if (random.percent(80)) board.set(i, static_cast<rules::Exponent>(random.between(1, 2)));
        }
        AppDriver driver({.rules = {}, .seed = seed, .position = rules::GameState{.board = board}},
                         {.width = 240, .height = 300});
        driver.rest();
        SoftCanvas live(driver.effects().picture->window());
        SoftCanvas whole(live.window());
        live.draw_whole(*driver.effects().picture);
        driver.play(random.direction());
        do {
            driver.frame(1000.0 / 120);
            check_frame(driver, live, whole);
        } while (driver.effects().moving);
        driver.frame();
        check_frame(driver, live, whole);
    }
}

TEST_CASE("at the end of an animation every pixel is that of the board drawn afresh") {
    for (const Stage& stage : kStages) {
        CAPTURE(stage.theme);
        CAPTURE(stage.window.width);
        AppDriver driver(session::Start{.rules = support::usual_rules(stage.size), .seed = 7}, stage.window,
                         {.settings = session::Settings{.theme = stage.theme, .motion = stage.motion}});
        driver.frame();
        SoftCanvas live(driver.effects().picture->window());
        SoftCanvas fresh(live.window());
        live.draw(*driver.effects().picture, driver.effects().damage);
        Random random(7);
        for (int move = 0; move < 10; ++move) {
            driver.play(random.direction());
            do {
                driver.frame();
                live.draw(*driver.effects().picture, driver.effects().damage);
            } while (driver.effects().moving);
            fresh.fill(kNoTheme);
            fresh.draw_whole(driver.fresh_list());
            REQUIRE(difference(live.pixels(), fresh.pixels()).empty());
        }
    }
}

// A picture from the middle of a pop: scaled tiles, text, icons, round corners.
AppDriver& busy(AppDriver& driver) {
    driver.rest();
    driver.play_now(Direction::kLeft);
    driver.frame(170);
    REQUIRE(driver.effects().moving);
    return driver;
}

session::Start busy_start() {
    return support::start_on("2 2 4 8/16 16 32 64/128 256 256 1024/0 2 2 4");
}

TEST_CASE("a picture drawn in pieces of any shape is the picture drawn in one") {
    AppDriver driver(busy_start(), {.width = 300, .height = 360});
    const DrawList& picture = *busy(driver).effects().picture;
    SoftCanvas whole(picture.window());
    whole.draw_whole(picture);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        SoftCanvas pieces(picture.window());
        std::vector<Rect> rects;
        for (int y = 0; y < picture.window().h;) {
            const int height = std::min(random.between(1, 90), picture.window().h - y);
            for (int x = 0; x < picture.window().w;) {
                const int width = std::min(random.between(1, 90), picture.window().w - x);
                rects.push_back({x, y, width, height});
                x += width;
            }
            y += height;
        }
        pieces.draw(picture, rects);
        REQUIRE(difference(pieces.pixels(), whole.pixels()).empty());
    }
}

TEST_CASE("nothing outside of the damage is touched") {
    AppDriver driver(busy_start(), {.width = 300, .height = 360});
    const DrawList& picture = *busy(driver).effects().picture;
    SoftCanvas canvas(picture.window());
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const Rect damage{random.below(280), random.below(340), random.between(1, 20), random.between(1, 20)};
        canvas.fill(kNoTheme);
        canvas.draw(picture, {&damage, 1});
        const Bitmap untouched(picture.window().w, picture.window().h, kNoTheme);
        CHECK(difference(canvas.pixels(), untouched) == damage);
    }
}

TEST_CASE("after every texture was forgotten the same pixels are drawn") {
    AppDriver driver(busy_start(), {.width = 300, .height = 360});
    const DrawList& picture = *busy(driver).effects().picture;
    SoftCanvas canvas(picture.window());
    canvas.draw_whole(picture);
    const Bitmap before = canvas.pixels();
    const std::size_t textures = canvas.canvas().textures();
    REQUIRE(textures > 10);
    canvas.canvas().forget();
    CHECK(canvas.canvas().textures() == 0);
    canvas.fill(kNoTheme);
    canvas.draw_whole(picture);
    CHECK(difference(canvas.pixels(), before).empty());
    CHECK(canvas.canvas().textures() == textures);
}

TEST_CASE("what was prepared draws nothing, and motion then needs no new texture") {
    AppDriver driver(support::start_on("2 2 4/0 4 0/2 0 8"), {.width = 300, .height = 360});
    driver.frame();
    SoftCanvas canvas(driver.effects().picture->window());
    canvas.canvas().prepare(*driver.effects().upcoming);
    const Bitmap untouched(canvas.window().w, canvas.window().h, kNoTheme);
    CHECK(difference(canvas.pixels(), untouched).empty());
    canvas.draw(*driver.effects().picture, driver.effects().damage);
    driver.rest();
    canvas.draw_whole(*driver.effects().picture);
    std::size_t textures = canvas.canvas().textures();
    for (int move = 0; move < 20; ++move) {
        CAPTURE(move);
        driver.play(rules::kAllDirections[static_cast<std::size_t>(move) % 4]);
        do {
            driver.frame();
            if (driver.effects().upcoming != nullptr) {
                canvas.canvas().prepare(*driver.effects().upcoming);
                textures = canvas.canvas().textures();
            }
            canvas.draw(*driver.effects().picture, driver.effects().damage);
            REQUIRE(canvas.canvas().textures() == textures);
        } while (driver.effects().moving);
    }
}

constexpr ui::Color kGround{20, 40, 60};
constexpr ui::Color kFill{220, 120, 40};
constexpr ui::Color kInk{255, 255, 255};
constexpr Rect kWindow{0, 0, 160, 80};

DrawList empty_list() {
    DrawList list(support::app_resources().fonts);
    list.clear(kWindow, kGround);
    return list;
}

ui::TileLabel label_of(std::string text) {
    return {std::move(text), 24, {10, 42}};
}

Bitmap drawn(const DrawList& list) {
    SoftCanvas canvas(list.window());
    canvas.draw_whole(list);
    return canvas.pixels();
}

// Whether each channel of the pixel is within two of the colour's.
bool near(std::uint32_t pixel, ui::Color color) {
    for (const int shift : {0, 8, 16}) {
        const int wanted = static_cast<int>((to_argb(color) >> shift) & 255);
        if (std::abs(static_cast<int>((pixel >> shift) & 255) - wanted) > 2) return false;
    }
    return true;
}

TEST_CASE("shapes have their colours and are as see-through as they should be, scaled or not") {
    for (const float scale : {1.0f, 0.9f, 1.1f}) {
        for (const float opacity : {1.0f, 0.5f, 0.1f}) {
            CAPTURE(scale);
            CAPTURE(opacity);
            DrawList list = empty_list();
            list.tile(ui::scaled({10, 10, 60, 60}, scale), 60, 8, kFill, kInk, {}, opacity);
            list.round_rect({90, 10, 60, 60}, 8, ui::faded(kFill, opacity));
            const Bitmap picture = drawn(list);
            const ui::Color mixed = ui::over(ui::faded(kFill, opacity), kGround);
            CHECK(near(picture.at(40, 40), mixed));
            CHECK(near(picture.at(120, 40), mixed));
            CHECK(near(picture.at(91, 40), mixed));
            CHECK(near(picture.at(120, 11), mixed));
            for (const int x : {0, 80, 90, 149})  // outside, and beyond the round corners
                CHECK(near(picture.at(x, 10), kGround));
        }
    }
}

TEST_CASE("text and icons have the colour of their ink, in each place where the same glyph stands") {
    DrawList list = empty_list();
    list.text("III", {10, 60}, ui::FontId::kNumbers, 40, kFill);
    list.text("III", {90, 60}, ui::FontId::kNumbers, 40, {0, 255, 0});
    const Bitmap picture = drawn(list);
    const auto has = [&](int from, int to, ui::Color color) {
        for (int x = from; x < to; ++x) {
            if (near(picture.at(x, 48), color)) return true;
        }
        return false;
    };
    CHECK(has(0, 80, kFill));
    CHECK_FALSE(has(0, 80, {0, 255, 0}));
    CHECK(has(80, 160, {0, 255, 0}));
    CHECK_FALSE(has(80, 160, kFill));
}

// The smallest rectangle around all that a list shows.
Rect shown(const DrawList& list) {
    return difference(drawn(list), Bitmap(list.window().w, list.window().h, list.background()));
}

TEST_CASE("a character that a font lacks is drawn from the substitutes, where it was measured") {
    for (const ui::FontId id : {ui::FontId::kNumbers, ui::FontId::kText}) {
        for (const std::string_view text : {"2", "\u65b0", "\u65b02", "8\u65b0", "\u65b0\u6e38\uff01"}) {
            CAPTURE(text);
            DrawList list = empty_list();
            list.text(text, {20, 60}, id, 40, kInk);
            const ui::InkBox ink = list.font(id).ink(text, 40);
            const Rect seen = shown(list);
            CHECK(std::abs(static_cast<float>(seen.x) - (20 + ink.left)) < 2);
            CHECK(std::abs(static_cast<float>(seen.right()) - (20 + ink.right)) < 2);
            CHECK(std::abs(static_cast<float>(seen.y) - (60 - ink.top)) < 2);
            CHECK(std::abs(static_cast<float>(seen.bottom()) - (60 - ink.bottom)) < 2);
            CHECK(list.commands()[0].bounds.contains(seen));
        }
    }
}

TEST_CASE("where there are no substitutes, or a broken file of them, the rest is drawn as always") {
    DrawList list = empty_list();
    list.text("20", {10, 60}, ui::FontId::kNumbers, 40, kInk);
    const Bitmap usual = drawn(list);
    list.text("\u65b0", {110, 60}, ui::FontId::kNumbers, 40, kInk);
    for (const std::string_view file : {"", "no font"}) {
        FontFiles fonts = app::font_files();
        fonts.substitutes = file;
        const auto picture = draw_picture(list, fonts);
        REQUIRE(picture.has_value());
        CHECK(difference(*picture, usual).x >= 100);
    }
}

TEST_CASE("tiles that differ in one thing only are not taken for one another") {
    struct Look {
        float size = 60;
        float radius = 8;
        ui::Color fill = kFill;
        ui::Color ink = kInk;
        std::string label = "8";
    };
    const std::vector<Look> looks = {{},          {.size = 58},   {.radius = 4},   {.fill = {90, 90, 90}},
                                     {.ink = {}}, {.label = "6"}, {.label = "88"}, {.label = "2^8"}};
    const auto draw = [](SoftCanvas& canvas, const Look& look) {
        DrawList list = empty_list();
        list.tile({10, 10, look.size, look.size}, look.size, look.radius, look.fill, look.ink,
                  label_of(look.label));
        canvas.draw_whole(list);
    };
    SoftCanvas all(kWindow);
    std::vector<std::vector<std::uint32_t>> pictures;
    for (const Look& look : looks) {
        draw(all, look);
        SoftCanvas alone(kWindow);
        draw(alone, look);
        CHECK(difference(all.pixels(), alone.pixels()).empty());
        CHECK(std::count(pictures.begin(), pictures.end(), alone.pixels().pixels) == 0);
        pictures.push_back(alone.pixels().pixels);
    }
}

// Many small tiles, no two of the same colour.
DrawList mosaic(int first, int count) {
    constexpr int kSide = 8;
    constexpr int kAcross = 60;
    DrawList list(support::app_resources().fonts);
    list.clear({0, 0, kAcross * kSide, 400}, {});
    for (int i = first; i < first + count; ++i) {
        const auto low = static_cast<std::uint8_t>(i);
        const auto high = static_cast<std::uint8_t>(i >> 8);
        const ui::RectF at{static_cast<float>(i % kAcross * kSide), static_cast<float>(i / kAcross * kSide),
                           kSide - 2, kSide - 2};
        list.tile(at, kSide - 2, 1, {low, high, 128}, {255, 255, 255}, {});
    }
    return list;
}

TEST_CASE("however many different things are drawn, textures stay bounded and the picture right") {
    constexpr int kTiles = 2700;
    SoftCanvas all(mosaic(0, 0).window());
    all.draw_whole(mosaic(0, kTiles));
    CHECK(all.canvas().textures() < 2700);
    SoftCanvas first(all.window());
    SoftCanvas second(all.window());
    first.draw_whole(mosaic(0, kTiles / 2));
    second.draw_whole(mosaic(kTiles / 2, kTiles / 2));
    const int middle = kTiles / 2 / 60 * 8;
    for (int y = 0; y < all.window().h; ++y) {
        for (int x = 0; x < all.window().w; ++x) {
            // The row of tiles that both have a part of is left out.
            if (y >= middle && y < middle + 8) continue;
            const Bitmap& expected = (y < middle ? first : second).pixels();
            REQUIRE(all.pixels().at(x, y) == expected.at(x, y));
        }
    }
}

TEST_CASE("the picture of a moment is what a canvas that has drawn all before shows") {
    AppDriver driver(busy_start(), {.width = 300, .height = 360});
    SoftCanvas canvas(busy(driver).effects().picture->window());
    canvas.draw_whole(*driver.effects().picture);
    driver.frame(30);
    canvas.draw_whole(*driver.effects().picture);
    const auto bitmap = draw_picture(*driver.effects().picture, app::font_files());
    REQUIRE(bitmap.has_value());
    CHECK(difference(*bitmap, canvas.pixels()).empty());
}

}  // namespace
}  // namespace twofold::platform
