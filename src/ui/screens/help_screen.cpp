#include "ui/screens/help_screen.h"

#include <string>
#include <vector>

#include "session/board_text.h"
#include "ui/input/actions.h"
#include "ui/screens/page_rows.h"

namespace twofold::ui {

namespace {

enum HelpRow : int { kChangeKeys = 1 };

std::string label(const ScreenContext& context, Key key) {
    if (is_on_pad(key)) return std::string(pad_label(key, *context.pad, context.strings));
    return label_of(key, context.key_labels, context.fonts[static_cast<std::size_t>(FontId::kText)],
                    context.strings);
}

Row key_row(const ScreenContext& context, TextId what, std::vector<std::string> caps) {
    return {.kind = Row::Kind::kValue, .label = text(context, what), .caps = std::move(caps)};
}

Row key_row(const ScreenContext& context, TextId what, std::initializer_list<Key> keys) {
    std::vector<std::string> caps;
    for (const Key key : keys)
        caps.push_back(label(context, key));
    return key_row(context, what, std::move(caps));
}

// The player's keys by action, without actions that have none.
void add_board_keys(const ScreenContext& context, Page& page) {
    page.rows.push_back(heading(text(context, TextId::kKeys)));
    for (const ActionInfo& info : all_actions()) {
        std::vector<std::string> caps;
        for (const Key key : context.keys.keys(info.action))
            caps.push_back(label(context, key));
        const std::string_view fixed = fixed_label(info.command);
        if (!fixed.empty()) caps.emplace_back(fixed);
        if (!caps.empty()) page.rows.push_back(key_row(context, info.label, std::move(caps)));
    }
    page.rows.push_back(
        key_row(context, TextId::kQuit, std::vector{std::string(fixed_label(commands::Quit{}))}));
    page.rows.push_back(paragraph(text(context, TextId::kHelpNew)));
    page.rows.push_back(action(kChangeKeys, text(context, TextId::kChangeKeys)));
}

void add_page_keys(const ScreenContext& context, Page& page) {
    page.rows.push_back(heading(text(context, TextId::kHelpMenusTitle)));
    page.rows.push_back(key_row(context, TextId::kHelpChoose, {Key::kUp, Key::kDown, Key::kTab}));
    page.rows.push_back(key_row(context, TextId::kHelpChange, {Key::kLeft, Key::kRight}));
    page.rows.push_back(key_row(context, TextId::kHelpConfirm, {Key::kReturn, Key::kSpace}));
    page.rows.push_back(key_row(context, TextId::kHelpBack, {Key::kEscape, Key::kBackspace}));
    page.rows.push_back(heading(text(context, TextId::kHelpReplayTitle)));
    page.rows.push_back(key_row(context, TextId::kHelpPlay, {Key::kSpace}));
    page.rows.push_back(key_row(context, TextId::kHelpStep, {Key::kLeft, Key::kRight}));
    page.rows.push_back(key_row(context, TextId::kHelpMarks, {Key::kDown, Key::kUp}));
    page.rows.push_back(key_row(context, TextId::kHelpEnds, {Key::kHome, Key::kEnd}));
}

void add_pad(const ScreenContext& context, Page& page) {
    page.rows.push_back(heading(text(context, TextId::kHelpPadTitle)));
    page.rows.push_back(
        key_row(context, TextId::kHelpPadMove,
                std::vector{text(context, TextId::kPadCrossKeys), text(context, TextId::kPadLeftStick)}));
    page.rows.push_back(key_row(context, TextId::kUndo, {Key::kPadUndo}));
    page.rows.push_back(key_row(context, TextId::kRedo, {Key::kPadRedo}));
    page.rows.push_back(key_row(context, TextId::kMenu, {Key::kPadMenu}));
    page.rows.push_back(key_row(context, TextId::kHelpConfirm, {Key::kPadConfirm}));
    page.rows.push_back(key_row(context, TextId::kHelpPadBack, {Key::kPadBack}));
    page.rows.push_back(heading(text(context, TextId::kHelpPadReplayTitle)));
    page.rows.push_back(key_row(context, TextId::kHelpPlay, {Key::kPadConfirm}));
    page.rows.push_back(key_row(context, TextId::kHelpSpeed, {Key::kPadUndo}));
    page.rows.push_back(key_row(context, TextId::kPlayOn, {Key::kPadRedo}));
    page.rows.push_back(key_row(context, TextId::kHelpMarks, {Key::kPadPrevious, Key::kPadNext}));
}

}  // namespace

Page HelpScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kHelp)};
    const std::string goal = session::tile_text(context.session.game().rules().target);
    page.rows.push_back(paragraph(context.strings.filled(TextId::kHelpRules, {{"tile", goal}})));
    if (context.pad) add_pad(context, page);
    add_board_keys(context, page);
    page.rows.push_back(heading(text(context, TextId::kHelpTouchTitle)));
    page.rows.push_back(paragraph(text(context, TextId::kHelpTouch)));
    add_page_keys(context, page);
    return page;
}

std::optional<Command> HelpScreen::chosen(const PageEvent&, const ScreenContext&) {
    return commands::Open{ScreenId::kKeys};
}

}  // namespace twofold::ui
