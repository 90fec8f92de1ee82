// Another language while the program runs.
#include <doctest/doctest.h>

#include "app/resources.h"
#include "app/shell.h"

#include "support/app_driver.h"

namespace twofold::app {
namespace {

class Speaker {
  public:
    Speaker(std::string_view code, const session::Start& start)
        : shell_(support::session_on(start), {},
                 {.fonts = support::app_resources().fonts,
                  .themes = support::app_resources().themes,
                  .strings = load_strings(code)},
                 {}) {}

    void speak(std::string_view code) { news_.emplace_back(LanguageLoaded{load_strings(code)}); }
    void press(ui::Key key) { frame({support::key(key)}); }
    std::string picture() { return frame({}); }
    // What is rasterised ahead of use was handed out anew in the last frame.
    bool prepares() const { return prepares_; }

  private:
    std::string frame(const std::vector<ui::InputEvent>& events) {
        now_ += 1000;
        const Effects effects =
            shell_.frame({.now = now_, .news = news_, .events = events, .today = support::kToday});
        news_.clear();
        prepares_ = effects.upcoming != nullptr;
        return effects.picture->to_text();
    }

    std::vector<News> news_;
    Shell shell_;
    ui::Millis now_ = 0;
    bool prepares_ = false;
};

TEST_CASE("after a change of language every screen is as if it had been spoken from the start") {
    const session::Start game = support::start_on("2 0 4/0 0 0/8 0 2");
    const session::Start over = support::start_on("2 4/4 2");
    struct Scene {
        session::Start start;
        std::vector<ui::Key> keys;
    };
    const std::vector<Scene> scenes = {
        {game, {}},
        {over, {}},
        {game, {ui::Key::kEscape}},
        {game, {ui::Key::kF1}},
        {game,
         {ui::Key::kLeft, ui::Key::kEscape, ui::Key::kDown, ui::Key::kRight, ui::Key::kRight,
          ui::Key::kReturn}},  // the history
    };
    for (const Scene& scene : scenes) {
        Speaker changing("en", scene.start);
        Speaker chinese("zh-CN", scene.start);
        for (Speaker* speaker : {&changing, &chinese}) {
            speaker->picture();
            for (const ui::Key key : scene.keys)
                speaker->press(key);
            for (int i = 0; i < 10; ++i)
                speaker->picture();
        }
        const std::string english = changing.picture();
        CHECK_FALSE(changing.prepares());
        changing.speak("zh-CN");
        CHECK(changing.picture() == chinese.picture());
        CHECK(changing.picture() != english);
        changing.speak("en");
        CHECK(changing.picture() == english);
        CHECK(changing.prepares());
    }
}

TEST_CASE("a change of language before the first frame is no harm") {
    const session::Start over = support::start_on("2 4/4 2");
    Speaker changing("en", over);
    changing.speak("zh-CN");
    CHECK(changing.picture() == Speaker("zh-CN", over).picture());
}

}  // namespace
}  // namespace twofold::app
