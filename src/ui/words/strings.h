// All texts of the game in one language, read from a data file (assets/languages). Whole sentences with named
// slots, never assembled from words.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/board.h"
#include "rules/score.h"
#include "ui/words/text_ids.h"

namespace twofold::ui {

struct Slot {
    std::string_view name;
    std::string_view value;
};

struct StringsReading;

class Strings {
  public:
    const std::string& code() const { return code_; }  // "en", "zh-CN"
    const std::string& name() const { return name_; }  // in the language itself
    std::string_view text(TextId id) const { return texts_[static_cast<std::size_t>(id)]; }
    // The text with each "{name}" replaced. Appends to `out`.
    void fill(TextId id, std::initializer_list<Slot> slots, std::string& out) const;
    std::string filled(TextId id, std::initializer_list<Slot> slots) const;
    // A whole number with its digits grouped as usual in the language. Appends to `out`.
    void number(rules::Score value, std::string& out) const;
    std::string number(rules::Score value) const;
    std::string size(rules::Size size) const;  // "4 × 4"
    // A day as the language writes it; `iso` is YYYY-MM-DD, and anything else comes back as it is.
    std::string date(std::string_view iso) const;

  private:
    friend StringsReading read_strings(std::string_view code, std::string_view text);

    std::string code_;
    std::string name_;
    std::string group_separator_;
    std::array<std::string, kTextCount> texts_;
};

struct StringsReading {
    std::optional<Strings> strings;
    std::string error;  // empty if there is none
};

StringsReading read_strings(std::string_view code, std::string_view text);

// A language that can be chosen.
struct LanguageName {
    std::string code;  // "zh-CN"
    std::string name;  // in itself
};

// Which of the available languages suits a player. Tags are those of BCP 47 or of POSIX locales, in any case:
// "zh-CN", "zh-Hans", "zh_CN.UTF-8". The first of `wanted` that is available decides: the same tag, else the
// same language in whatever script or country. The result is one of `available`, or `otherwise`.
std::string_view matching_language(std::span<const std::string> wanted,
                                   std::span<const std::string> available, std::string_view otherwise);

}  // namespace twofold::ui
