// A few whole pictures from the software renderer against those in tests/golden/pictures. UPDATE_GOLDEN=1
// writes them anew; a picture that differs is written beside the test program.
#include "platform/picture.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/random.h"

namespace twofold::platform {
namespace {

namespace fs = std::filesystem;
using rules::Direction;
using support::AppDriver;

// Another version of the font library may draw an edge a little differently; nothing else may differ.
constexpr int kChannelTolerance = 32;
constexpr double kMaxOutside = 0.0001;  // part of the pixels

struct Scene {
    std::string name;
    ui::WindowMetrics window;
    std::string theme;
    std::string board;
    rules::Exponent target = 0;
    bool moves = false;    // to the left
    ui::Millis at_ms = 0;  // of that move
};

constexpr ui::Millis kAtRest = 5000;
const ui::WindowMetrics kUsual{.width = 540, .height = 600};
const std::string kBusy = "2 2 4 8/16 16 32 64/128 0 256 256/0 2 0 1024";

const std::vector<Scene> kScenes = {
    {"fresh", kUsual, "classic", "0 0 0 2/0 0 0 0/0 2 0 0/0 0 0 0"},
    {"mid-slide", kUsual, "dark", kBusy, 11, true, 50},
    {"mid-pop", kUsual, "classic", kBusy, 11, true, 180},
    {"won", kUsual, "classic", "1024 1024 4 2/8 32 64 16/2 4 0 0/0 0 0 0", 11, true, kAtRest},
    {"over", kUsual, "dark", "2 4 8 16/32 64 128 256/512 1024 2 4/0 8 16 32", 11, true, kAtRest},
    {"phone", {.width = 480, .height = 854}, "dark", kBusy},
    {"small-dense",
     {.width = 320, .height = 480, .density = 2},
     "classic",
     "2 4 8 16/32 64 128 256/512 1024 2048 4096/"
     "8192 16384 32768 65536"},
    {"eight-by-eight",
     {.width = 900, .height = 640},
     "classic",
     "2 4 8 16 32 64 128 256/512 1024 2048 4096 8192 16384 32768 65536/131072 262144 524288 1048576 2097152 "
     "4194304 0 0/"
     "0 0 0 0 0 0 0 0/2 2 0 0 0 0 0 2/0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0/2^60 2^61 2^62 2^63 2^64 2^65 4 4"},
};

Bitmap draw(const Scene& scene) {
    session::BestScores best;
    const session::Start start = support::start_on(scene.board, scene.target);
    best.record(start.rules, 20480);
    AppDriver driver(session::Session(start, support::kToday, best), scene.window,
                     {.settings = session::Settings{.theme = scene.theme}});
    driver.rest();
    if (scene.moves) {
        driver.play_now(Direction::kLeft);
        REQUIRE(driver.game().undo_count() == 1);
        for (ui::Millis at = app::kStep; at < scene.at_ms;) {
            const ui::Millis step = std::min(100.0, scene.at_ms - at);
            driver.frame(step);
            at += step;
        }
    }
    auto bitmap = draw_picture(*driver.effects().picture, app::font_files());
    REQUIRE(bitmap.has_value());
    return std::move(*bitmap);
}

// The part of the pixels that differ by more than the tolerance.
double part_outside(const Bitmap& a, const Bitmap& b) {
    std::size_t outside = 0;
    for (std::size_t i = 0; i < a.pixels.size(); ++i) {
        int worst = 0;
        for (const int shift : {0, 8, 16}) {
            const int channel_a = static_cast<int>((a.pixels[i] >> shift) & 255);
            const int channel_b = static_cast<int>((b.pixels[i] >> shift) & 255);
            worst = std::max(worst, std::abs(channel_a - channel_b));
        }
        outside += worst > kChannelTolerance ? 1 : 0;
    }
    return static_cast<double>(outside) / static_cast<double>(a.pixels.size());
}

std::string golden_path(const std::string& name) {
    return std::string(TWOFOLD_TESTS_DIR) + "/golden/pictures/" + name + ".png";
}

// Where a picture that is not as it should be is put.
std::string write_beside_build(const Bitmap& bitmap, const std::string& name) {
    std::error_code error;
    fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    if (error) folder = fs::current_path();
    folder /= "pictures";
    fs::create_directories(folder, error);
    const std::string path = (folder / (name + ".png")).string();
    return write_png(bitmap, path) ? path : "nowhere: it cannot be written to " + path;
}

TEST_CASE("the pictures are those of tests/golden/pictures") {
    const bool update = std::getenv("UPDATE_GOLDEN") != nullptr;
    for (const Scene& scene : kScenes) {
        CAPTURE(scene.name);
        const Bitmap picture = draw(scene);
        if (update) REQUIRE(write_png(picture, golden_path(scene.name)));
        const auto golden = read_png(golden_path(scene.name));
        const bool same_size = golden && golden->width == picture.width && golden->height == picture.height;
        const double outside = same_size ? part_outside(picture, *golden) : 1;
        if (outside <= kMaxOutside) continue;
        const std::string written = write_beside_build(picture, scene.name);
        FAIL_CHECK((outside * 100), " % of the picture differ from ", golden_path(scene.name), "; it is in ",
                   written, "; UPDATE_GOLDEN=1 takes it over");
    }
}

TEST_CASE("one moved tile, one changed colour or one small icon is more than the tolerance lets pass") {
    const Scene& scene = kScenes.front();
    const Bitmap picture = draw(scene);
    Scene other = scene;
    other.board = "0 0 0 2/0 0 0 0/0 0 2 0/0 0 0 0";
    CHECK(part_outside(picture, draw(other)) > kMaxOutside);
    other = scene;
    other.board = "0 0 0 4/0 0 0 0/0 2 0 0/0 0 0 0";
    CHECK(part_outside(picture, draw(other)) > kMaxOutside);
    CHECK(part_outside(picture, picture) == 0);
    ui::DrawList list(support::app_resources().fonts);
    list.clear({0, 0, 900, 640}, {255, 255, 255});
    const auto without = draw_picture(list, app::font_files());
    list.icon(ui::Icon::kNewGame, {500, 20, 24, 24}, {90, 76, 65});
    const auto with = draw_picture(list, app::font_files());
    REQUIRE(without.has_value());
    REQUIRE(with.has_value());
    CHECK(part_outside(*without, *with) > kMaxOutside);
}

TEST_CASE("the same picture is drawn the same every time") {
    for (const Scene& scene : {kScenes[1], kScenes[2], kScenes[6]}) {
        CAPTURE(scene.name);
        CHECK(draw(scene).pixels == draw(scene).pixels);
    }
}

TEST_CASE("a picture is opaque and as large as its window in pixels") {
    for (const Scene& scene : kScenes) {
        const Bitmap picture = draw(scene);
        CHECK(picture.width ==
              static_cast<int>(static_cast<float>(scene.window.width) * scene.window.density));
        CHECK(picture.height ==
              static_cast<int>(static_cast<float>(scene.window.height) * scene.window.density));
        CHECK(std::all_of(picture.pixels.begin(), picture.pixels.end(),
                          [](std::uint32_t pixel) { return pixel >> 24 == 255; }));
    }
}

TEST_CASE("a PNG that was written reads back as it was") {
    const std::string path =
        (fs::temp_directory_path() / ("twofold-png-" + std::to_string(std::rand()))).string();
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        support::Random random(seed);
        Bitmap bitmap(random.between(1, 50), random.between(1, 50), {});
        for (std::uint32_t& pixel : bitmap.pixels)
            pixel = static_cast<std::uint32_t>(random.bits()) | 0xff000000u;
        REQUIRE(write_png(bitmap, path));
        const auto back = read_png(path);
        REQUIRE(back.has_value());
        CHECK(back->width == bitmap.width);
        CHECK(back->height == bitmap.height);
        CHECK(back->pixels == bitmap.pixels);
    }
    fs::remove(path);
}

TEST_CASE("what is no PNG, is not there or cannot be written is said and no crash") {
    CHECK_FALSE(read_png("/nonexistent/picture.png").has_value());
    CHECK_FALSE(read_png(std::string(TWOFOLD_TESTS_DIR) + "/main.cpp").has_value());
    CHECK_FALSE(write_png(Bitmap(2, 2, {}), "/nonexistent/picture.png"));
}

}  // namespace
}  // namespace twofold::platform
