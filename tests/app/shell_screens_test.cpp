// The screens behind the menu only look at the game: opening them in every way that there is, going through
// them and leaving them changes nothing of it, and the next arrow moves the board.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/screens/all_screens.h"

#include "support/app_driver.h"
#include "support/boards.h"
#include "support/recorded_game.h"

namespace twofold::app {
namespace {

using support::AppDriver;
using support::timeless_view_of;
using ui::Key;
using ui::ScreenId;
using PointerKind = ui::PointerEvent::Kind;

constexpr ui::WindowMetrics kTall{.width = 540, .height = 3000};  // has room for every row of every screen

// From the board: a key, and then what is pressed on each screen.
struct Route {
    Key key = Key::kEscape;
    std::vector<std::string> targets;
};

std::ostream& operator<<(std::ostream& out, const Route& route) {
    out << "key " << static_cast<int>(route.key);
    for (const std::string& target : route.targets)
        out << ", " << target;
    return out;
}

const std::string& some_record() {
    static const std::string kRecord = [] {
        support::RecordedGame recorded(support::short_game(8));
        support::Random random(8);
        support::play_at_random(recorded, random, 12);
        return recorded.text();
    }();
    return kRecord;
}

// A game some moves old, one taken back, with a kept record and with Host's answers.
class Opened : public AppDriver {
  public:
    explicit Opened(const Route& route) : AppDriver(session::Start{.seed = 21}, kTall) {
        tell(RecordsChanged{{{.file = "a",
                              .date = "2024-02-28",
                              .variant = {.rules = {.size = {3, 3}}},
                              .score = 40,
                              .largest = 4}}});
        frame();
        for (int i = 0; i < 12; ++i)
            play_now(rules::kAllDirections[static_cast<std::size_t>(i % 4)]);
        press_now(Key::kU);
        rest();
        take_edits();
        press_now(route.key);
        for (const std::string& target : route.targets)
            open(target);
    }
    std::vector<std::string> targets() const {
        std::vector<std::string> names;
        if (!front()) return names;
        for (const ui::Target& target : shell().front().targets(now()))
            names.push_back(target.name);
        return names;
    }

  private:
    void open(const std::string& name) {
        const std::vector<std::string> all = targets();
        if (std::find(all.begin(), all.end(), name) != all.end()) tap(name);
        frame();
        for (const Request& wanted : effects().requests) {
            if (const auto* watch = std::get_if<WatchRecord>(&wanted))
                tell(RecordToWatch{watch->record, some_record()});
        }
        frame();
    }
};

bool leads_on(const Opened& from, const Opened& to) {
    return to.front() && (to.front() != from.front() || to.targets() != from.targets());
}

// Every way from the board to every screen, each screen once from each other one, found by trying what there
// is to be pressed.
std::vector<Route> found_routes() {
    std::vector<Route> routes;
    std::vector<Route> open;
    for (const Key key : {Key::kEscape, Key::kP, Key::kF1, Key::kPadMenu})
        open.push_back({key, {}});
    std::set<std::pair<std::optional<ScreenId>, std::vector<std::string>>> gone_on_from;
    while (!open.empty()) {
        const Route route = open.back();
        open.pop_back();
        routes.push_back(route);
        const Opened from(route);
        if (!gone_on_from.insert({from.front(), from.targets()}).second) continue;
        for (const std::string& target : from.targets()) {
            if (target == "back") continue;
            Route longer = route;
            longer.targets.push_back(target);
            if (leads_on(from, Opened(longer))) open.push_back(longer);
        }
    }
    return routes;
}

// They take a while to be found.
const std::vector<Route>& all_routes() {
    static const std::vector<Route> kRoutes = found_routes();
    return kRoutes;
}

// Goes through the screen with everything that chooses nothing.
void look_around(Opened& driver) {
    for (const ui::WindowMetrics window : {ui::WindowMetrics{.width = 320, .height = 480},
                                           {.width = 854, .height = 330, .density = 2},
                                           {.width = 540, .height = 600}}) {
        driver.resize(window);
        driver.rest();
        for (const Key key :
             {Key::kDown, Key::kTab, Key::kPageDown, Key::kEnd, Key::kUp, Key::kPageUp, Key::kHome, Key::kJ,
              Key::kK, Key::kPadDown, Key::kPadUp, Key::kPadNext, Key::kPadPrevious}) {
            for (int i = 0; i < 4; ++i)
                driver.press_now(key);
        }
        driver.press_now(Key::kTab, ui::kShift);
        for (const float notches : {-3.0f, 2.0f}) {
            driver.send(ui::WheelEvent{notches});
            driver.frame();
        }
        driver.send(ui::HoverEvent{{160, 200}, true});
        for (const float way : {-150.0f, 100.0f}) {
            driver.swipe({160, 240}, {0, way});
            driver.rest();
        }
        driver.send(ui::FocusLost{});
        driver.frame();
    }
}

void leave(Opened& driver) {
    for (int i = 0; i < 20 && driver.front(); ++i)
        driver.press_now(i % 2 == 0 ? Key::kEscape : Key::kPadBack);
    REQUIRE_FALSE(driver.front());
}

TEST_CASE("every screen can be reached by the menu, gone through and left, and the game is as it was") {
    std::set<ScreenId> seen;
    const Opened untouched(Route{Key::kNone, {}});
    REQUIRE_FALSE(untouched.front());
    const auto before = timeless_view_of(untouched.game());
    for (const Route& route : all_routes()) {
        CAPTURE(route);
        Opened driver(route);
        if (!driver.front()) continue;
        seen.insert(*driver.front());
        REQUIRE(timeless_view_of(driver.game()) == before);
        driver.take_edits();  // the time that was played before
        look_around(driver);
        REQUIRE(driver.front());
        leave(driver);
        CHECK(timeless_view_of(driver.game()) == before);
        CHECK(driver.take_edits().empty());
        for (const rules::Direction direction : rules::kAllDirections) {
            if (rules::can_slide(driver.board(), direction)) {
                driver.play_now(direction);
                break;
            }
        }
        CHECK(driver.game().undo_count() == before.undo_count + 1);
        CHECK(driver.take_edits().size() == 1);
    }
    for (const ui::ScreenInfo& screen : ui::all_screens()) {
        INFO("screen ", screen.name);
        if (screen.id == ScreenId::kGame) continue;  // it is below them all
        CHECK(seen.contains(screen.id));
    }
}

TEST_CASE("Enter does what is seen: the focus where a key opened the screen, what is meant where a tap did") {
    for (const bool by_key : {false, true}) {
        CAPTURE(by_key);
        Opened driver({Key::kEscape, {}});
        if (by_key) {
            driver.press_now(Key::kDown);
            driver.press_now(Key::kReturn);
        } else {
            driver.tap_row(2);
            driver.frame();
        }
        REQUIRE(driver.front() == ScreenId::kNewGame);
        driver.press_now(Key::kReturn);
        CHECK(driver.front().has_value() == by_key);  // the size was changed, or the game begun
        CHECK((driver.game().undo_count() == 0) == !by_key);
    }
}

TEST_CASE("the key of the menu leads back, and those of help and themes hold on every screen") {
    for (const Route& route : all_routes()) {
        CAPTURE(route);
        Opened driver(route);
        const auto shown = driver.front();
        // One that waits for any key takes these as well.
        if (!shown || driver.shell().front().uses({Key::kT})) continue;
        const std::string before = driver.shell().preferences().settings.theme;
        driver.press_now(Key::kT);
        CHECK(driver.shell().preferences().settings.theme != before);
        driver.press_now(Key::kF1);
        CHECK(driver.front() == ScreenId::kHelp);
        if (shown != ScreenId::kHelp) driver.press_now(Key::kP);
        CHECK(driver.front() == shown);
        for (int i = 0; i < 20 && driver.front(); ++i)
            driver.press_now(Key::kP);
        CHECK_FALSE(driver.front());
    }
}

TEST_CASE("on every screen nothing is drawn and nobody asks to be woken as long as nothing happens") {
    constexpr ui::Millis kUntilNoticesAreGone = 9000;
    std::set<ScreenId> seen;
    for (const Route& route : all_routes()) {
        CAPTURE(route);
        Opened driver(route);
        if (!driver.front()) continue;
        seen.insert(*driver.front());
        driver.rest();
        driver.frame(kUntilNoticesAreGone);
        for (const ui::Millis after : {1.0, 16.0, 3600e3}) {
            const Effects& effects = driver.frame(after);
            CHECK(effects.damage.empty());
            CHECK_FALSE(effects.moving);
            CHECK_FALSE(effects.wake_in.has_value());
        }
    }
    CHECK(seen.size() + 1 == ui::all_screens().size());  // all but the game, which is below them
}

}  // namespace
}  // namespace twofold::app
