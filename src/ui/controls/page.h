// A page of rows under a title, as menus, settings and lists describe it; a PageView shows it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "rules/board.h"
#include "ui/draw/draw_list.h"
#include "ui/draw/theme.h"

namespace twofold::ui {

// One of the buttons of a row.
struct RowButton {
    int id = 0;  // as of a row
    std::string label;
    bool enabled = true;
    bool primary = false;
    std::optional<Icon> icon = {};  // of kTiles
    std::string detail = {};        // of kTiles: what its icon says of its state, in words
};

struct Row {
    enum class Kind : std::uint8_t {
        kAction,   // label, and a detail at its right end; pressed
        kChoice,   // label, and a value (the detail) between two arrows; goes to the previous or next one
        kHeading,  // label over the rows that follow
        kText,     // a paragraph, broken into lines
        kBar,      // label, a bar of `fraction` of the width, the detail at its end
        kValue,    // label, and a number (the detail) at its right end; low, so that many are a table
        kNumber,  // one number (the detail), large, in the middle, quieter where it is not enabled; the label
                  // small below it, louder where it is primary
        kTheme,   // label, and a small board in the colours of `theme`; pressed
        kButtons,   // a few small buttons side by side, in parts of the same width: up to five, so that each
                    // has kMinTouchTarget
        kSwitch,    // label, and a switch that is on or off (the detail says which, in words); pressed
        kContinue,  // the game in progress: its board, number and note, or the detail if there is no room for
                    // them, and a button with the label; as high as the page has room for; pressed
        kGame,      // a kept game: its board, the label large, the detail in lines below it; pressed
        kTiles,     // buttons with an icon and a name each, in a grid
        kSizes,     // a grid of all sizes of a board, a button for each; the label, and the chosen size (the
                    // detail), beside it
    };
    Kind kind = Kind::kAction;
    int id = 0;  // what its owner knows it by; among rows and buttons that can be focused, unique on the page
    std::string label;
    std::string detail;
    bool enabled = true;
    bool primary = false;               // the row that is meant
    bool opens = false;                 // a choice that Enter, or a tap beside its arrows, presses
    float fraction = 0;                 // of a bar, 0 to 1
    rules::Exponent tile = 0;           // of a bar: it has that tile's colour, and the tile as its label
    bool on = false;                    // of a switch
    std::string number = {};            // of kContinue, large
    std::string note = {};              // of kContinue, below the number
    std::optional<rules::Board> board;  // of kContinue and kGame
    const Theme* theme = nullptr;       // outlives the page
    bool chosen = false;                // of a theme: it is the one in use, and has the focus at first
    std::optional<rules::Size> size;    // of kSizes: the chosen one, which has the focus at first
    std::vector<RowButton> buttons;     // of kButtons, kTiles and kSizes, line by line
    std::vector<std::string> caps;      // of kAction and kValue: keys with these names, instead of the detail

    // It is a control, or holds some.
    bool pressable() const {
        return kind == Kind::kAction || kind == Kind::kChoice || kind == Kind::kTheme ||
               kind == Kind::kSwitch || kind == Kind::kContinue || kind == Kind::kGame || has_buttons();
    }
    bool has_buttons() const {
        return kind == Kind::kButtons || kind == Kind::kTiles || kind == Kind::kSizes;
    }
    bool focusable() const {
        if (!has_buttons()) return pressable() && enabled;
        return std::any_of(buttons.begin(), buttons.end(), [](const RowButton& one) { return one.enabled; });
    }
};

struct Page {
    std::string title;
    std::vector<Row> rows;
};

struct PageEvent {
    enum class Kind : std::uint8_t { kPressed, kPrevious, kNext, kBack };
    Kind kind = Kind::kPressed;
    int id = 0;  // of the row or the button; not for kBack
};

}  // namespace twofold::ui
