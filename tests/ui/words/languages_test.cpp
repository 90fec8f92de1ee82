// What the screens look like in a language of long words and in one without letters: goldens of a few, and
// for all of them that no text leaves its place or becomes too small to read. UPDATE_GOLDEN=1 writes the
// goldens anew.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "app/resources.h"
#include "base/utf8.h"
#include "ui/screens/all_screens.h"
#include "ui/screens/game_screen.h"

#include "support/pseudo_language.h"
#include "support/ui_assets.h"
#include "support/ui_golden.h"
#include "support/ui_play.h"
#include "support/ui_windows.h"

namespace twofold::ui {
namespace {

constexpr Millis kLongAgo = -1e6;
// Font sizes that can be read, units.
constexpr float kMinText = 11;
constexpr float kMinStretched = 10;
constexpr float kMinLarge = 14;  // in large text, of the real languages

// A game that a move to the left has won, in numbers that take room.
const session::Session& won_game() {
    static const session::Session kSession = [] {
        session::Start start = support::start_at("1024 1024 4 8/2 16 8 2/4 2 16 0/0 0 2 4", 11);
        start.position->score = 120'000;
        session::BestScores best;
        best.record(start.rules, 1'234'560);
        session::DailyScores daily;
        daily.record("2026-11-29", 122'864);
        daily.record("2026-11-30", 9'876);
        session::Session session(start, "2026-11-30", best, daily);
        session.play(rules::Direction::kLeft);
        return session;
    }();
    return kSession;
}

const std::vector<session::KeptRecord>& kept_records() {
    static const std::vector<session::KeptRecord> kRecords = {
        {.file = "a", .date = "2026-11-30", .variant = {}, .score = 1'122'864, .largest = 16},
        {.file = "b",
         .date = "2026-11-29",
         .variant = {.rules = {.size = {8, 8}}},
         .score = 36,
         .largest = 5,
         .undo = true,
         .starred = true},
        {.file = "c",
         .date = "2026-11-28",
         .variant = {.daily = 20261128},
         .score = 12'340,
         .largest = 10,
         .open = true},
        {.file = "d",
         .date = "2026-11-27",
         .variant = {.rules = {.size = {3, 5}, .target = 6, .fours = 25, .reroll = true}},
         .score = 340,
         .largest = 6,
         .undo = true},
    };
    return kRecords;
}

const std::vector<session::PlayedGame>& played_games() {
    static const std::vector<session::PlayedGame> kGames = {
        {.key = "a", .score = 1'122'864, .largest = 16, .moves = 31'337, .won = true, .time = 4'000'000'000},
        {.key = "b",
         .score = 36,
         .largest = 5,
         .moves = 20,
         .time = 61'250,
         .splits = {{3, 1'250}, {5, 61'250}}},
        {.key = "c", .score = 12'340, .largest = 10, .moves = 700, .undo = true},
    };
    return kGames;
}

const std::vector<LanguageName>& languages() {
    static const std::vector<LanguageName> kLanguages = app::language_names();
    return kLanguages;
}

const std::vector<std::string>& renderers() {
    static const std::vector<std::string> kRenderers = {"opengl", "software"};
    return kRenderers;
}

// The screen of that name, or with "won" the board under its overlay.
DrawList picture_of(std::string_view name, const Strings& strings, const WindowMetrics& window) {
    const Theme& theme = support::themes()[0];
    DrawList list(support::fonts());
    if (name == "won") {
        GameScreen screen(won_game(), support::fonts(), strings);
        screen.set_layout(make_layout(window, {4, 4}));
        screen.show_as_is(kLongAgo);
        list.clear(screen.layout().window, theme.window);
        screen.draw(theme, 0, list);
        return list;
    }
    const auto id = screen_named(name);
    REQUIRE(id);
    const ScreenContext context{.session = won_game(),
                                .strings = strings,
                                .fonts = support::fonts(),
                                .records = kept_records(),
                                .utc_day = "2026-11-30",
                                .themes = support::themes(),
                                .languages = languages(),
                                .renderers = renderers(),
                                .played = played_games()};
    const auto screen = make_screen(*id, context);
    REQUIRE(screen != nullptr);
    screen->set_window(window);
    screen->refresh(context);
    list.clear(make_layout(window, {4, 4}).window, theme.window);
    screen->draw(theme, 0, list);
    return list;
}

TEST_CASE("the screens look as their goldens in a language of long words and in Chinese") {
    const Strings chinese = app::load_strings("zh-CN");
    for (const Strings* strings : {&support::pseudo_language(), &chinese}) {
        for (const support::WindowSize size : {support::WindowSize{320, 480}, {854, 480}}) {
            std::string text;
            for (const char* name :
                 {"won", "menu", "new-game", "records", "settings", "themes", "help", "keys", "statistics"}) {
                text += "# " + std::string(name) + "\n";
                text += picture_of(name, *strings, support::window_of(size)).to_text();
            }
            support::check_golden_list("screens_" + strings->code() + "_" + std::to_string(size.width) + "x" +
                                           std::to_string(size.height),
                                       text);
        }
    }
}

TEST_CASE("the keypad for a seed looks as its goldens, upright and in a low window") {
    const Strings chinese = app::load_strings("zh-CN");
    for (const Strings* strings : {&support::pseudo_language(), &chinese}) {
        for (const support::WindowSize size : {support::WindowSize{320, 480}, {854, 330}}) {
            support::check_golden_list("seed_" + strings->code() + "_" + std::to_string(size.width) + "x" +
                                           std::to_string(size.height),
                                       picture_of("seed", *strings, support::window_of(size)).to_text());
        }
    }
}

TEST_CASE("the screens look as their goldens in large text") {
    const Strings chinese = app::load_strings("zh-CN");
    for (const Strings* strings : {&support::english(), &chinese, &support::pseudo_language()}) {
        for (const support::WindowSize size : {support::WindowSize{320, 480}, {854, 480}}) {
            WindowMetrics window = support::window_of(size);
            window.reading.large_text = true;
            std::string text;
            for (const char* name : {"won", "menu", "new-game", "records", "history"}) {
                text += "# " + std::string(name) + "\n";
                text += picture_of(name, *strings, window).to_text();
            }
            support::check_golden_list("large_" + strings->code() + "_" + std::to_string(size.width) + "x" +
                                           std::to_string(size.height),
                                       text);
        }
    }
}

// A text and what is around it: the last shape that its baseline begins on, or the window.
struct PlacedText {
    std::string_view text;
    RectF ink;
    RectF around;
};

std::vector<PlacedText> texts_of(const DrawList& list) {
    std::vector<PlacedText> texts;
    std::vector<RectF> shapes{to_float(list.window())};
    for (const DrawCommand& command : list.commands()) {
        if (command.kind == DrawCommand::Kind::kRoundRect) shapes.push_back(command.rect);
        if (command.kind != DrawCommand::Kind::kText) continue;
        const PointF at = command.text_at;
        const InkBox ink = list.font(command.font).ink(list.text_of(command), command.text_px);
        const auto around = std::find_if(shapes.rbegin(), shapes.rend(), [&](const RectF& shape) {
            return at.x >= shape.x && at.x < shape.x + shape.w && at.y >= shape.y && at.y < shape.y + shape.h;
        });
        texts.push_back({list.text_of(command),
                         {at.x + ink.left, at.y - ink.top, ink.right - ink.left, ink.top - ink.bottom},
                         around == shapes.rend() ? shapes[0] : *around});
    }
    return texts;
}

bool apart(const RectF& a, const RectF& b) {
    return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

// Rows of a page go on below the window, so that only its sides bound what is in no shape.
void check_texts(const DrawList& list) {
    const RectF window = to_float(list.window());
    const std::vector<PlacedText> texts = texts_of(list);
    for (const PlacedText& placed : texts) {
        CAPTURE(placed.text);
        CHECK(placed.ink.x >= placed.around.x);
        CHECK(placed.ink.x + placed.ink.w <= placed.around.x + placed.around.w);
        CHECK(placed.around.x + placed.around.w <= window.w);
        if (placed.around.w < window.w) {
            CHECK(placed.ink.y >= placed.around.y);
            CHECK(placed.ink.y + placed.ink.h <= placed.around.y + placed.around.h);
        }
        for (const PlacedText& other : texts) {
            CAPTURE(other.text);
            if (&other != &placed && placed.ink.y < window.h) CHECK(apart(placed.ink, other.ink));
        }
    }
}

struct Reader {
    float density = 1;
    bool large_text = false;
};
constexpr Reader kReaders[] = {{1, false}, {1.5f, false}, {1, true}, {2, true}};

TEST_CASE("in no language and no window a text leaves its place, meets another or is too small to read") {
    std::vector<Strings> languages{support::pseudo_language()};
    for (const std::string& code : app::language_codes())
        languages.push_back(app::load_strings(code));
    std::vector<std::string_view> names;
    for (const ScreenInfo& screen : all_screens())
        names.push_back(screen.name);
    names.erase(std::find(names.begin(), names.end(), "replay"));
    names.push_back("won");
    for (const Strings& strings : languages) {
        const float least = strings.code() == "pseudo" ? kMinStretched : kMinText;
        for (const support::WindowSize size : support::kOrdinaryWindows) {
            for (const Reader& reader : kReaders) {
                const float density = reader.density;
                const bool large = reader.large_text;
                for (const std::string_view name : names) {
                    INFO(strings.code(), " ", name, " ", size.width, "x", size.height, " density ", density,
                         large ? " large" : "");
                    WindowMetrics window = support::window_of(size, density);
                    window.reading.large_text = large;
                    const DrawList list = picture_of(name, strings, window);
                    check_texts(list);
                    for (const DrawCommand* text : support::commands_of(list, DrawCommand::Kind::kText)) {
                        CAPTURE(list.text_of(*text));
                        CHECK(text->text_px >=
                              (large && strings.code() != "pseudo" ? kMinLarge : least) * density);
                    }
                }
            }
        }
    }
}

TEST_CASE("the stretched language keeps its slots, is longer and is readable in both fonts") {
    CHECK(support::stretched("Keep going {a}") == "Ķééép ğööîîñğ {a}");
    std::size_t plain = 0;
    std::size_t longer = 0;
    for (std::size_t i = 0; i < kTextCount; ++i) {
        std::string_view text = support::english().text(static_cast<TextId>(i));
        for (; !text.empty(); ++plain)
            base::take_code_point(text);
        text = support::pseudo_language().text(static_cast<TextId>(i));
        for (; !text.empty(); ++longer) {
            const char32_t code_point = base::take_code_point(text);
            for (const Font& font : support::fonts())
                CHECK(font.glyph(code_point).code_point == code_point);
        }
    }
    CHECK(static_cast<double>(longer) > 1.25 * static_cast<double>(plain));
    CHECK(static_cast<double>(longer) < 1.5 * static_cast<double>(plain));
}

}  // namespace
}  // namespace twofold::ui
