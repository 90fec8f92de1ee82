#include "base/toml.h"

#include <algorithm>
#include <utility>

namespace twofold::base {

namespace {

constexpr std::size_t kNoEnd = std::string_view::npos;

// Where the text goes on after the string that begins at `start`; kNoEnd if it is one of several lines that
// is not closed. Any other ends with its line at the latest, where the parser makes an error of it.
std::size_t end_of_string(std::string_view text, std::size_t start) {
    const char quote = text[start];
    const bool is_multi_line = text.substr(start, 3) == std::string(3, quote);
    const std::string quotes(is_multi_line ? 3 : 1, quote);
    for (std::size_t at = start + quotes.size(); at < text.size(); ++at) {
        if (text[at] == '\\' && quote == '"') {
            ++at;
        } else if (text[at] == '\n' && !is_multi_line) {
            return at;
        } else if (text.substr(at, quotes.size()) == quotes) {
            at += quotes.size();
            // Up to two quotes may belong to the string, before the three that end it.
            for (int more = 0; is_multi_line && more < 2 && at < text.size() && text[at] == quote; ++more)
                ++at;
            return at;
        }
    }
    return is_multi_line ? kNoEnd : text.size();
}

TomlReading refused(std::size_t line, std::string error) {
    return {.error_line = line, .error = std::move(error)};
}

// What must not reach the parser. Reads the text as the parser does, up to the first error that the parser
// would find.
std::optional<TomlReading> refusal_of(std::string_view text) {
    if (text.size() > kMaxTomlBytes)
        return refused(1, "longer than " + std::to_string(kMaxTomlBytes >> 10) + " KiB");
    std::size_t line = 1;
    int dots = 0;
    int brackets = 0;
    int parts = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        if (c == '"' || c == '\'') {
            const std::size_t end = end_of_string(text, at);
            if (end == kNoEnd) return refused(line, "a string without its end");
            const std::string_view string = text.substr(at, end - at);
            line += static_cast<std::size_t>(std::count(string.begin(), string.end(), '\n'));
            at = end;
            continue;
        }
        if (c == '\n' || c == '=' || c == ',') dots = 0;
        if (c == '.') ++dots;
        if (c == '[' || c == '{') ++brackets;
        if (c == ']' || c == '}') --brackets;
        if (std::string_view("=,.[{").find(c) != kNoEnd && ++parts > kMaxTomlParts)
            return refused(line, "more than " + std::to_string(kMaxTomlParts) + " values");
        if (dots > kMaxTomlLevels || brackets > kMaxTomlLevels)
            return refused(line, "more than " + std::to_string(kMaxTomlLevels) + " levels");
        if (c == '\n') ++line;
        ++at;
    }
    return std::nullopt;
}

}  // namespace

TomlReading read_toml(std::string_view text) {
    if (auto refusal = refusal_of(text)) return std::move(*refusal);
    try {
        return {.table = toml::parse(text)};
    } catch (const toml::parse_error& error) {
        return refused(error.source().begin.line, std::string(error.description()));
    }
}

}  // namespace twofold::base
