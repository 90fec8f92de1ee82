// The help in the names of the player's own keys and buttons.
#include "ui/screens/help_screen.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ui/screens/all_screens.h"

#include "support/ui_assets.h"
#include "support/ui_play.h"

namespace twofold::ui {
namespace {

// Every text of the help, from top to bottom as it is drawn.
std::vector<std::string> help(const KeyMap& keys = default_keys(),
                              const KeyLabels& labels = american_labels(), std::optional<PadKind> pad = {}) {
    const session::Session session({.seed = 1}, "2026-11-30", {});
    const ScreenContext context{.session = session,
                                .strings = support::english(),
                                .fonts = support::fonts(),
                                .pad = pad,
                                .keys = keys,
                                .key_labels = labels};
    const auto screen = make_screen(ScreenId::kHelp, context);
    const WindowMetrics tall{.width = 540, .height = 2400};
    screen->set_window(tall);
    DrawList list(support::fonts());
    list.clear(make_layout(tall, {4, 4}).window, {});
    screen->draw(support::themes()[0], 0, list);
    std::vector<std::string> texts;
    for (const DrawCommand* text : support::commands_of(list, DrawCommand::Kind::kText)) {
        if (!list.text_of(*text).empty()) texts.emplace_back(list.text_of(*text));
    }
    return texts;
}

// What stands on the row of that label, up to `count` texts.
std::vector<std::string> on_row(const std::vector<std::string>& texts, std::string_view label,
                                std::size_t count) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i] != label) continue;
        std::vector<std::string> row;
        for (std::size_t j = i + 1; j < texts.size() && row.size() < count; ++j)
            row.push_back(texts[j]);
        return row;
    }
    return {};
}

using Texts = std::vector<std::string>;

TEST_CASE("the help shows every key that there is, and those that cannot be changed behind them") {
    const Texts texts = help();
    CHECK(on_row(texts, "Left", 4) == Texts{"←", "A", "H", "Num 4"});
    CHECK(on_row(texts, "Undo", 3) == Texts{"U", "Backspace", "Ctrl+Z"});
    CHECK(on_row(texts, "Menu", 2) == Texts{"P", "Esc"});
    CHECK(on_row(texts, "Quit", 1) == Texts{"Ctrl+Q"});
    CHECK(on_row(texts, "Records", 1).empty());
}

TEST_CASE("on a French keyboard the help shows what is printed where W A S D is") {
    KeyLabels french;
    french.set(Key::kW, "Z");
    french.set(Key::kA, "Q");
    const Texts texts = help(default_keys(), french);
    CHECK(on_row(texts, "Left", 2) == Texts{"←", "Q"});
    CHECK(on_row(texts, "Up", 2) == Texts{"↑", "Z"});
    CHECK(on_row(texts, "Down", 2) == Texts{"↓", "S"});
}

TEST_CASE("the help shows changed keys, and no action that has none") {
    KeyMap keys;
    keys.add(Action::kNewGame, Key::kF5);
    keys.remove(Key::kR);
    keys.add(Action::kRecords, Key::k1);
    const Texts texts = help(keys);
    CHECK(on_row(texts, "New game", 2) == Texts{"N", "F5"});
    CHECK(on_row(texts, "Same game again", 1).empty());
    CHECK(on_row(texts, "Records", 1) == Texts{"1"});
}

TEST_CASE("where a pad is in use the help names its buttons") {
    CHECK(on_row(help(), "Gamepad", 1).empty());
    const Texts texts = help(default_keys(), american_labels(), PadKind::kXbox);
    CHECK(on_row(texts, "Move", 2) == Texts{"D-pad", "Left stick"});
    CHECK(on_row(texts, "Undo", 1) == Texts{"X"});
    CHECK(on_row(texts, "Back, or keep going", 1) == Texts{"B"});
    const Texts nintendo = help(default_keys(), american_labels(), PadKind::kNintendo);
    CHECK(on_row(nintendo, "Undo", 1) == Texts{"Y"});
}

}  // namespace
}  // namespace twofold::ui
