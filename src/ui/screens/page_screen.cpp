#include "ui/screens/page_screen.h"

#include <algorithm>

#include "ui/board/announcement.h"

namespace twofold::ui {

std::optional<Command> PageScreen::handle(const InputEvent& event, const ScreenContext& context, Millis now) {
    const auto what = view_.handle(event, now);
    if (!what) return std::nullopt;
    if (what->kind == PageEvent::Kind::kBack) return commands::Back{};
    const auto command = chosen(*what, context);
    if (!command) refresh(context);
    return command;
}

std::vector<Target> PageScreen::targets(Millis now) const {
    std::vector<Target> list{{"back", view_.back_rect()}};
    const auto add = [&](int id, const Rect& rect, const char* kind = "row-") {
        list.push_back({kind + std::to_string(id), rect});
    };
    for (std::size_t i = 0; i < view_.page().rows.size(); ++i) {
        const Row& row = view_.page().rows[i];
        for (std::size_t button = 0; button < row.buttons.size(); ++button) {
            if (!row.buttons[button].enabled) continue;
            add(row.buttons[button].id, view_.button_rect(i, button, now), row.size ? "size-" : "row-");
        }
        if (row.focusable() && row.buttons.empty()) add(row.id, view_.row_rect(i, now));
    }
    return list;
}

namespace {

std::string said_button(const RowButton& button, const Strings& strings) {
    return said_value(button.label, button.detail, strings);
}

std::string said_row(const Row& row, const Strings& strings) {
    std::string value = row.detail;
    for (const std::string& cap : row.caps)
        value = said_list(std::move(value), cap, strings);
    std::string said = row.label.empty() ? value : said_value(row.label, value, strings);
    // All sizes there are would be too many.
    for (const RowButton& button : row.size ? std::vector<RowButton>{} : row.buttons)
        said = said_list(std::move(said), said_button(button, strings), strings);
    return said;
}

// The text of the page's number row; empty if there is none.
std::string_view number_of(const Page& page) {
    const auto number = std::find_if(page.rows.begin(), page.rows.end(),
                                     [](const Row& row) { return row.kind == Row::Kind::kNumber; });
    return number == page.rows.end() ? std::string_view{} : number->detail;
}

}  // namespace

// If nothing can be focused, announces the whole page.
std::string PageScreen::spoken(const ScreenContext& context) const {
    const Strings& strings = context.strings;
    const Page& page = view_.page();
    if (const RowButton* button = view_.meant_button()) {
        const Row& row = *view_.meant_row();
        const std::string said = row.size
                                     ? said_value(row.label, button->label, strings)
                                     : said_value(said_button(*button, strings), number_of(page), strings);
        return said_item(page.title, said, strings);
    }
    if (const Row* row = view_.meant_row()) return said_item(page.title, said_row(*row, strings), strings);
    std::string all;
    for (const Row& row : page.rows)
        all = said_after(std::move(all), said_row(row, strings), strings);
    return said_item(page.title, all, strings);
}

std::vector<std::string> PageScreen::read_aloud(const ScreenContext& context) const {
    std::vector<std::string> lines{view_.page().title};
    for (const Row& row : view_.page().rows) {
        if (row.kind != Row::Kind::kTiles) {
            lines.push_back(said_row(row, context.strings));
            continue;
        }
        for (const RowButton& button : row.buttons)
            lines.push_back(said_button(button, context.strings));
    }
    return lines;
}

}  // namespace twofold::ui
