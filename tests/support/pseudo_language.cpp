#include "support/pseudo_language.h"

#include <doctest/doctest.h>

#include "support/ui_assets.h"

namespace twofold::support {

namespace {

constexpr std::string_view kPlain = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
constexpr std::u32string_view kAccented = U"ÅÇĎÉĞĦÎĴĶĻÑÖŘŠŤÛŴÝŽåçďéğħîĵķļñöřšťûŵýž";
static_assert(kPlain.size() == kAccented.size());
constexpr std::string_view kVowels = "AEIOUaeiou";
constexpr double kLonger = 0.4;

// Every character of it is between U+0080 and U+07FF.
void append(char32_t c, std::string& out) {
    out += static_cast<char>(0xc0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3f));
}

}  // namespace

std::string stretched(std::string_view text) {
    std::string out;
    double owed = 0;  // characters
    bool in_slot = false;
    for (const char c : text) {
        in_slot |= c == '{';
        const std::size_t place = in_slot ? std::string_view::npos : kPlain.find(c);
        owed += in_slot ? 0 : kLonger;
        if (place == std::string_view::npos) {
            out += c;
        } else {
            append(kAccented[place], out);
            for (; owed >= 1 && kVowels.find(c) != std::string_view::npos; --owed)
                append(kAccented[place], out);
        }
        in_slot &= c != '}';
    }
    return out;
}

const ui::Strings& pseudo_language() {
    static const ui::Strings kStrings = [] {
        std::string file = "name = 'Pseudo'\ngroup_separator = '\u00a0'\n[texts]\n";
        for (std::size_t i = 0; i < ui::kTextCount; ++i) {
            const auto id = static_cast<ui::TextId>(i);
            file.append(ui::key_of(id))
                .append(" = '''")
                .append(stretched(english().text(id)))
                .append("'''\n");
        }
        ui::StringsReading reading = ui::read_strings("pseudo", file);
        REQUIRE_MESSAGE(reading.strings, reading.error);
        return std::move(*reading.strings);
    }();
    return kStrings;
}

}  // namespace twofold::support
