#include "base/toml.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace twofold::base {

namespace {

constexpr std::size_t kMostLinesBack = 50;  // from an error to the line at which its value begins

using Lines = std::vector<std::string>;  // without their ends

Lines lines_of(std::string_view text) {
    Lines lines;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    lines.emplace_back(text);
    return lines;
}

// The first `count` of them.
std::string text_of(const Lines& lines, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i > 0 ? "\n" : "") + lines[i];
    return text;
}

bool is_blank(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

bool is_head(const std::string& line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first != std::string::npos && line[first] == '[';
}

// The line at which that begins which an error at `line` is in: what stands before it can be read. Both are
// counted from 0.
std::size_t first_line_of_value(const Lines& lines, std::size_t line) {
    for (std::size_t back = 0; back <= std::min(line, kMostLinesBack); ++back) {
        if (read_toml(text_of(lines, line - back)).table) return line - back;
    }
    return line;
}

// Text in which a line at fault has been made blank, and what comes of that.
struct Try {
    std::size_t line = 0;  // from 0
    Lines lines;
    TomlReading reading;

    std::size_t reaches() const {
        return reading.table ? std::numeric_limits<std::size_t>::max() : reading.error_line;
    }
};

Try without(Lines lines, std::size_t line) {
    const bool head = is_head(lines[line]);
    lines[line].clear();
    for (std::size_t i = line + 1; head && i < lines.size() && !is_head(lines[i]); ++i)
        lines[i].clear();
    TomlReading reading = read_toml(text_of(lines, lines.size()));
    return {.line = line, .lines = std::move(lines), .reading = std::move(reading)};
}

// Bytes that are not UTF-8 and control characters may stand nowhere, and the parser does not know their line
// exactly.
Try without_bad_characters(Lines lines, std::vector<TomlFault>& faults) {
    for (std::size_t i = 0; i < lines.size() && faults.size() < kMostLinesAtFault; ++i) {
        TomlReading reading = read_toml("#" + lines[i] + "\n");
        if (reading.table) continue;
        faults.push_back({.line = i + 1, .error = std::move(reading.error)});
        lines[i].clear();
    }
    TomlReading reading = read_toml(text_of(lines, lines.size()));
    return {.lines = std::move(lines), .reading = std::move(reading)};
}

// The line of the error is left out, or the one at which its value begins where more can be read then.
Try without_fault(const Lines& lines, std::size_t error_line) {
    const std::size_t line = std::min(error_line, lines.size()) - 1;
    const std::size_t first = first_line_of_value(lines, line);
    if (first == line) return without(lines, line);
    Lines others = lines;
    others[line].clear();
    TomlReading reading = read_toml(text_of(others, others.size()));
    Try there{.line = line, .lines = std::move(others), .reading = std::move(reading)};
    Try at_first = without(lines, first);
    return is_blank(lines[line]) || at_first.reaches() > there.reaches() ? at_first : there;
}

}  // namespace

TomlReading read_toml(std::string_view text) {
    try {
        return {.table = toml::parse(text)};
    } catch (const toml::parse_error& error) {
        return {.error_line = error.source().begin.line, .error = std::string(error.description())};
    }
}

TomlLinesReading read_toml_lines(std::string_view text) {
    TomlLinesReading result;
    Try last{.lines = lines_of(text), .reading = read_toml(text)};
    if (!last.reading.table && text.size() > kMostMendedBytes)
        return {.faults = {{.line = last.reading.error_line, .error = std::move(last.reading.error)}}};
    if (!last.reading.table) last = without_bad_characters(std::move(last.lines), result.faults);
    while (!last.reading.table) {
        if (result.faults.size() == kMostLinesAtFault) return {.faults = {result.faults.front()}};
        std::string error = std::move(last.reading.error);
        last = without_fault(last.lines, last.reading.error_line);
        result.faults.push_back({.line = last.line + 1, .error = std::move(error)});
    }
    std::sort(result.faults.begin(), result.faults.end(),
              [](const TomlFault& one, const TomlFault& other) { return one.line < other.line; });
    result.table = std::move(last.reading.table);
    result.text = text_of(last.lines, last.lines.size());
    return result;
}

}  // namespace twofold::base
