// Stepping a whole run without waiting, as a callback does: an App on SDL's dummy display.
#include "app/host.h"

#include <SDL.h>
#include <doctest/doctest.h>

#include "app/app.h"

#include "support/app_folder.h"
#include "support/environment.h"

namespace twofold::app {
namespace {

// A run of a 2x2 game in a folder of its own. Its event queue is empty when it begins.
struct Run {
    Run() {
        PlayOptions options;
        options.data_dir = folder.path();
        options.renderer = "software";
        options.volume = 0;
        options.game = {.rules = {{"size", "2x2"}}, .seed = 7};
        std::string error;
        app = App::open(options, rule_set_of(options.game, error).value(), error);
        REQUIRE_MESSAGE(app, error);
        SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    }

    support::Environment display{"SDL_VIDEODRIVER", "dummy"};
    support::Environment sound{"SDL_AUDIODRIVER", "dummy"};
    support::TemporaryFolder folder;
    std::unique_ptr<App> app;
};

void press(SDL_Scancode key) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    event.key.keysym = {.scancode = key, .sym = SDL_GetKeyFromScancode(key), .mod = 0, .unused = 0};
    REQUIRE(SDL_PushEvent(&event) == 1);
}

void quit() {
    SDL_Event event{};
    event.type = SDL_QUIT;
    REQUIRE(SDL_PushEvent(&event) == 1);
}

TEST_CASE("a step takes what has happened and returns though nothing has") {
    Run run;
    for (int i = 0; i < 100; ++i)
        REQUIRE(run.app->step());
    const auto before = run.folder.contents();
    for (const SDL_Scancode key :
         {SDL_SCANCODE_LEFT, SDL_SCANCODE_RIGHT, SDL_SCANCODE_UP, SDL_SCANCODE_DOWN}) {
        press(key);
        REQUIRE(run.app->step());
    }
    CHECK(run.folder.contents() != before);  // a move is in the journal when its step returns
}

TEST_CASE("the step that is told to quit is the last, and leaves the game saved") {
    Run run;
    REQUIRE(run.app->step());
    press(SDL_SCANCODE_LEFT);
    press(SDL_SCANCODE_UP);
    quit();
    CHECK_FALSE(run.app->step());
    run.app.reset();
    const auto saved = storage::SaveFolder(run.folder.path(), run.folder.path()).load();
    REQUIRE(saved.game);
    CHECK(saved.game->game.undo_count() > 0);
}

TEST_CASE("what a wait has seen is there for the step after it") {
    Run run;
    REQUIRE(run.app->step());
    quit();
    bool goes_on = true;
    for (int i = 0; goes_on && i < 100; ++i) {
        run.app->wait();
        goes_on = run.app->step();
    }
    CHECK_FALSE(goes_on);
}

}  // namespace
}  // namespace twofold::app
