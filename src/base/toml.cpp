#include "base/toml.h"

#include <algorithm>
#include <utility>

namespace twofold::base {

namespace {

constexpr std::size_t kNoEnd = std::string_view::npos;

// Position after the string that starts at `start`; kNoEnd if it is an unclosed multi-line string. An
// unclosed single-line string ends at the end of its line, which the parser reports as an error.
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
            // The string itself may end in up to two quotes, before the closing three.
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

// The reason not to pass `text` to the parser; nullopt if there is none. Scans as the parser would, up to its
// first error.
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
            if (end == kNoEnd) return refused(line, "an unterminated string");
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
