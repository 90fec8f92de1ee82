#include "ui/screens/keys_screen.h"

#include "ui/board/announcement.h"
#include "ui/input/actions.h"
#include "ui/input/key_names.h"
#include "ui/screens/page_rows.h"

namespace twofold::ui {

namespace {

// Ids of rows: kFirstAction plus the number of the action, and these.
enum KeysRow : int { kFirstAction = 1, kTakeOver = 100, kCancel, kReset };

struct Section {
    TextId title;
    Action first;  // up to that of the next section
};

constexpr std::array kSections = {Section{TextId::kKeysMoves, Action::kMoveLeft},
                                  Section{TextId::kKeysGame, Action::kUndo},
                                  Section{TextId::kKeysScreens, Action::kHistory}};

int row_of(Action action) {
    return kFirstAction + static_cast<int>(action);
}

std::string label_of(Key key, const ScreenContext& context) {
    return label_of(key, context.key_labels, context.fonts[static_cast<std::size_t>(FontId::kText)],
                    context.strings);
}

std::string cancel_keys(const ScreenContext& context) {
    std::string keys = label_of(Key::kEscape, context);
    if (context.pad) keys.append(" / ").append(pad_label(Key::kPadBack, *context.pad, context.strings));
    return keys;
}

// Shift, Ctrl, Alt and Super on both sides, by USB usage. Held on the way to another key.
bool is_modifier(Key key) {
    return static_cast<int>(key) >= 224 && static_cast<int>(key) <= 231;
}

}  // namespace

Page KeysScreen::describe(const ScreenContext& context) const {
    Page page{.title = text(context, TextId::kKeys)};
    page.rows.push_back(paragraph(text(context, TextId::kKeysAbout)));
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const auto action = static_cast<Action>(i);
        for (const Section& section : kSections) {
            if (section.first == action) page.rows.push_back(heading(text(context, section.title)));
        }
        add_action(context, action, page);
    }
    Row reset = action(kReset, text(context, TextId::kKeysReset));
    reset.enabled = !(context.keys == default_keys());
    page.rows.push_back(std::move(reset));
    return page;
}

void KeysScreen::add_action(const ScreenContext& context, Action action, Page& page) const {
    Row row = ui::action(row_of(action), text(context, info_of(action).label));
    for (const Key key : context.keys.keys(action))
        row.caps.push_back(label_of(key, context));
    if (row.caps.empty()) row.detail = "–";
    row.primary = waiting_ == action && wanted_ == Key::kNone;
    page.rows.push_back(std::move(row));
    if (waiting_ == action) add_question(context, page);
}

// The question to the player while the screen waits.
std::string KeysScreen::question(const ScreenContext& context) const {
    if (const std::optional<Action> owner = context.keys.action_of(wanted_)) {
        return context.strings.filled(TextId::kKeyTaken, {{"key", label_of(wanted_, context)},
                                                          {"action", text(context, info_of(*owner).label)}});
    }
    return context.strings.filled(
        asked_, {{"action", text(context, info_of(*waiting_).label)}, {"cancel", cancel_keys(context)}});
}

// Below the row that waits.
void KeysScreen::add_question(const ScreenContext& context, Page& page) const {
    page.rows.push_back(paragraph(question(context)));
    if (context.keys.action_of(wanted_)) {
        Row take_over =
            action(kTakeOver, context.strings.filled(TextId::kKeyTakeOver,
                                                     {{"action", text(context, info_of(*waiting_).label)}}));
        take_over.primary = true;
        page.rows.push_back(std::move(take_over));
    }
    page.rows.push_back(action(kCancel, text(context, TextId::kCancel)));
}

// While the row waits for a key, announces the question; at a choice of answers, the question before the
// focused answer.
std::string KeysScreen::spoken(const ScreenContext& context) const {
    const bool asks = waiting_ && wanted_ == Key::kNone && focused_id() == row_of(*waiting_);
    if (asks) return said_item(text(context, TextId::kKeys), question(context), context.strings);
    const std::string line = PageScreen::spoken(context);
    const bool choice = waiting_ && focused_id() == kTakeOver;
    return choice ? said_after(question(context), line, context.strings) : line;
}

// While a row waits, every key is for its action, but a pad still navigates the page. While the player is
// asked, no key works behind the question. Keys with Ctrl, Alt or Super cannot be bound and work as always.
bool KeysScreen::uses(const KeyPress& press) const {
    if (!waiting_) return PageScreen::uses(press);
    return press.plain();
}

std::optional<Command> KeysScreen::handle(const InputEvent& event, const ScreenContext& context, Millis now) {
    const std::optional<Action> before = waiting_;
    const Key wanted_before = wanted_;
    const auto* press = std::get_if<KeyPress>(&event);
    std::optional<Command> command;
    if (press != nullptr && waiting_) {
        const bool leaves = !press->repeat && on_keyboard(*press).key == Key::kEscape;
        if (leaves) {
            stop_waiting();
        } else if (wanted_ == Key::kNone && !is_on_pad(press->key)) {
            command = give(*press, context);
        } else {
            command = PageScreen::handle(event, context, now);
        }
        refresh(context);
    } else {
        command = PageScreen::handle(event, context, now);
    }
    if (before && !waiting_) focus(row_of(*before), now);
    if (waiting_ && (waiting_ != before || wanted_ != wanted_before)) show_question(now);
    return command;
}

// Scrolls the question below the row into view and focuses its answer.
void KeysScreen::show_question(Millis now) {
    focus(kCancel, now);
    focus(wanted_ == Key::kNone ? row_of(*waiting_) : kTakeOver, now);
}

void KeysScreen::stop_waiting() {
    waiting_.reset();
    wanted_ = Key::kNone;
    asked_ = TextId::kPressKey;
}

std::optional<Command> KeysScreen::bind(Action action, Key key) {
    stop_waiting();
    return commands::BindKey{action, key};
}

std::optional<Command> KeysScreen::give(const KeyPress& press, const ScreenContext& context) {
    if (press.repeat || !uses(press) || is_modifier(press.key)) return std::nullopt;
    if (name_of(press.key).empty()) {
        asked_ = TextId::kKeyUnknown;
        return std::nullopt;
    }
    const Action action = *waiting_;
    const std::optional<Action> owner = context.keys.action_of(press.key);
    if (owner == action) {
        stop_waiting();
        return commands::UnbindKey{press.key};
    }
    if (context.keys.full(action)) {
        asked_ = TextId::kKeysFull;
        return std::nullopt;
    }
    if (!owner) return bind(action, press.key);
    wanted_ = press.key;
    return std::nullopt;
}

std::optional<Command> KeysScreen::chosen(const PageEvent& event, const ScreenContext&) {
    if (event.id == kReset) {
        stop_waiting();
        return commands::ResetKeys{};
    }
    if (event.id == kTakeOver) return bind(*waiting_, wanted_);
    const std::optional<Action> before = waiting_;
    stop_waiting();
    if (event.id == kCancel) return std::nullopt;
    // A row pressed again no longer waits.
    const auto pressed = static_cast<Action>(event.id - kFirstAction);
    if (before != pressed) waiting_ = pressed;
    return std::nullopt;
}

}  // namespace twofold::ui
