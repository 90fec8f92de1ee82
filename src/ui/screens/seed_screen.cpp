#include "ui/screens/seed_screen.h"

#include <limits>

#include "base/text.h"
#include "session/board_text.h"
#include "ui/input/key_map.h"

namespace twofold::ui {

namespace {

constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();

constexpr int kMinHeight = 440;  // window units; enough for a keypad of four rows

// The ids of the digits are the digits themselves.
enum SeedRow : int { kDelete = 10, kAny, kDone };

RowButton digit_button(int digit) {
    return {.id = digit, .label = std::to_string(digit)};
}

Row keypad_row(std::initializer_list<int> digits) {
    Row row{.kind = Row::Kind::kButtons};
    for (const int digit : digits)
        row.buttons.push_back(digit_button(digit));
    return row;
}

}  // namespace

std::optional<std::uint64_t> with_digit(std::optional<std::uint64_t> seed, int digit) {
    const auto last = static_cast<std::uint64_t>(digit);
    const std::uint64_t before = seed.value_or(0);
    if (before > (kLargest - last) / 10) return std::nullopt;
    return before * 10 + last;
}

std::optional<std::uint64_t> without_last_digit(std::uint64_t seed) {
    if (seed < 10) return std::nullopt;
    return seed / 10;
}

std::optional<std::uint64_t> seed_in(std::string_view text) {
    return base::parse_number(base::trim(text));
}

Page SeedScreen::describe(const ScreenContext& context) const {
    constexpr TextId kHints[] = {TextId::kSeedHint, TextId::kSeedTooLarge, TextId::kSeedNothingToPaste};
    const auto text = [&](TextId id) { return std::string(context.strings.text(id)); };
    std::string hint = context.strings.filled(kHints[static_cast<std::size_t>(hint_)],
                                              {{"largest", std::to_string(kLargest)}});
    Page page{.title = text(TextId::kSeed)};
    page.rows.push_back({.kind = Row::Kind::kNumber,
                         .label = std::move(hint),
                         .detail = seed_ ? std::to_string(*seed_) : text(TextId::kAnySeed),
                         .enabled = seed_ && !untouched_,
                         .primary = hint_ != Hint::kWhatItIs});
    const RowButton any{.id = kAny, .label = text(TextId::kAnySeed)};
    const RowButton erase{.id = kDelete, .label = text(TextId::kDeleteDigit)};
    const RowButton done{.id = kDone, .label = text(TextId::kDone), .primary = true};
    if (low_) {
        page.rows.push_back(keypad_row({1, 2, 3, 4, 5}));
        page.rows.push_back(keypad_row({6, 7, 8, 9, 0}));
        page.rows.push_back({.kind = Row::Kind::kButtons, .buttons = {any, erase, done}});
        return page;
    }
    for (const int first : {1, 4, 7})
        page.rows.push_back(keypad_row({first, first + 1, first + 2}));
    page.rows.push_back({.kind = Row::Kind::kButtons, .buttons = {any, digit_button(0), erase}});
    page.rows.push_back({.kind = Row::Kind::kButtons, .buttons = {done}});
    return page;
}

void SeedScreen::set_window(const WindowMetrics& window) {
    low_ = window.height - window.safe.top - window.safe.bottom < kMinHeight;
    PageScreen::set_window(window);
}

std::optional<Command> SeedScreen::handle(const InputEvent& event, const ScreenContext& context, Millis now) {
    const auto* key = std::get_if<KeyPress>(&event);
    if (key == nullptr) return PageScreen::handle(event, context, now);
    if (key->key == Key::kV && key->modifiers == kCtrl) return commands::Paste{};
    const auto digit = digit_of(*key);
    const bool erases =
        key->modifiers == kNoModifier && (key->key == Key::kBackspace || key->key == Key::kDelete);
    const bool ends = key->key == Key::kReturn || key->key == Key::kKeypadEnter;
    if (typing_ && ends && key->modifiers == kNoModifier && !key->repeat) return commands::TakeSeed{seed_};
    typing_ = digit || erases;
    if (!typing_) return PageScreen::handle(event, context, now);
    digit ? enter(*digit) : erase();
    hide_focus();
    refresh(context);
    return std::nullopt;
}

bool SeedScreen::uses(const KeyPress& press) const {
    return PageScreen::uses(press) || digit_of(press) ||
           (press.key == Key::kDelete && press.modifiers == kNoModifier);
}

bool SeedScreen::take_text(std::string_view pasted, const ScreenContext& context) {
    const auto seed = seed_in(pasted);
    if (seed) seed_ = seed;
    untouched_ = untouched_ && !seed;
    hint_ = seed ? Hint::kWhatItIs : Hint::kNothingToPaste;
    typing_ = seed.has_value();
    hide_focus();
    refresh(context);
    return true;
}

std::optional<Command> SeedScreen::chosen(const PageEvent& event, const ScreenContext&) {
    switch (event.id) {
        case kDelete:
            erase();
            return std::nullopt;
        case kAny:
            return commands::TakeSeed{};
        case kDone:
            return commands::TakeSeed{seed_};
        default:
            enter(event.id);
            return std::nullopt;
    }
}

void SeedScreen::enter(int digit) {
    const auto longer = with_digit(untouched_ ? std::nullopt : seed_, digit);
    hint_ = longer ? Hint::kWhatItIs : Hint::kTooLarge;
    if (!longer) return;
    seed_ = longer;
    untouched_ = false;
}

void SeedScreen::erase() {
    hint_ = Hint::kWhatItIs;
    untouched_ = false;
    if (seed_) seed_ = without_last_digit(*seed_);
}

}  // namespace twofold::ui
