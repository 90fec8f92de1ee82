// Entering a seed digit by digit, on a keypad of buttons or by typing, or by pasting it. Done returns the
// seed to the screen that opened this one; leaving in any other way changes nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "ui/screens/page_screen.h"

namespace twofold::ui {

// `seed` with a digit, 0 to 9, appended; nullopt if the result would need more than 64 bits.
std::optional<std::uint64_t> with_digit(std::optional<std::uint64_t> seed, int digit);
// `seed` without its last digit; nullopt if that was the only one.
std::optional<std::uint64_t> without_last_digit(std::uint64_t seed);
// The seed in a text, ignoring surrounding white space; nullopt if the text is not a seed.
std::optional<std::uint64_t> seed_in(std::string_view text);

class SeedScreen : public PageScreen {
  public:
    explicit SeedScreen(const ScreenContext& context, const commands::AskSeed& asked = {})
        : PageScreen(context), seed_(asked.seed), untouched_(!asked.typed), typing_(asked.typed) {}
    ScreenId id() const override { return ScreenId::kSeed; }
    void set_window(const WindowMetrics& window) override;
    std::optional<Command> handle(const InputEvent& event, const ScreenContext& context, Millis now) override;
    bool uses(const KeyPress& press) const override;
    bool take_text(std::string_view text, const ScreenContext& context) override;

  protected:
    Page describe(const ScreenContext& context) const override;
    std::optional<Command> chosen(const PageEvent& event, const ScreenContext& context) override;

  private:
    // The line below the number.
    enum class Hint : std::uint8_t { kWhatItIs, kTooLarge, kNothingToPaste };

    void enter(int digit);
    void erase();

    std::optional<std::uint64_t> seed_;  // nullopt: any
    bool untouched_;                     // the first digit starts a new number
    bool typing_;       // the last input was typed, so Enter means Done, wherever the focus is
    bool low_ = false;  // the window is low, so the keypad has two rows of five
    Hint hint_ = Hint::kWhatItIs;
};

}  // namespace twofold::ui
