#include "ui/draw/theme.h"

#include <algorithm>
#include <cmath>

#include "base/toml.h"
#include "base/utf8.h"
#include "ui/draw/font.h"

namespace twofold::ui {

namespace {

constexpr std::size_t kMaxNameCharacters = 40;

using Node = toml::node_view<const toml::node>;

// Reads fields up to the first error, and keeps that with its line.
class FieldReader {
  public:
    explicit FieldReader(const toml::table& table) : table_(table) {}

    Color color(std::string_view section, std::string_view key) {
        return color_of(table_[section][key], section, std::string(section) + "." + std::string(key));
    }
    Color color_of(Node node, std::string_view section, const std::string& what) {
        const auto color = parse_color(node.value_or(std::string_view{}));
        if (!color) fail(node, section, what + " must be a colour like \"#f8e0c0\"");
        return color.value_or(Color{});
    }
    // Blames the node's line; if there is none, the section's; if there is none either, the first line.
    void fail(Node node, std::string_view section, std::string what) {
        if (!error_.empty()) return;
        error_ = std::move(what);
        if (!node) node = table_[section];
        error_line_ = node ? std::max<std::size_t>(node.node()->source().begin.line, 1) : 1;
    }

    const std::string& error() const { return error_; }
    std::size_t error_line() const { return error_line_; }

  private:
    const toml::table& table_;
    std::string error_;
    std::size_t error_line_ = 0;
};

TileColors with_ink(Color fill, Color dark_ink, Color light_ink) {
    return {fill, contrast(fill, dark_ink) >= contrast(fill, light_ink) ? dark_ink : light_ink};
}

// Whether the text fits in a line on a screen and on a terminal.
bool is_name(std::string_view utf8) {
    std::size_t characters = 0;
    for (; !utf8.empty(); ++characters) {
        if (base::is_control(base::take_code_point(utf8))) return false;
    }
    return characters > 0 && characters <= kMaxNameCharacters;
}

std::string name_of(Node node, std::string_view section, const std::string& what, FieldReader& reader) {
    std::string name = node.value_or(std::string());
    if (!is_name(name)) {
        reader.fail(node, section,
                    what + " must be a text of 1 to " + std::to_string(kMaxNameCharacters) +
                        " characters, without control characters");
    }
    return name;
}

void read_names(const toml::table& table, FieldReader& reader, Theme& theme) {
    const auto name = table["name"];
    theme.name = name ? name_of(name, {}, "name", reader) : theme.id;
    const auto names = table["names"];
    if (!names) return;
    if (!names.is_table()) return reader.fail(names, {}, "names must be a table of names by language");
    for (const auto& [language, node] : *names.as_table()) {
        const std::string tag(language.str());
        theme.names[tag] = name_of(Node(&node), "names", "names." + tag, reader);
    }
}

void read_tiles(const toml::table& table, FieldReader& reader, Theme& theme) {
    const auto tiles = table["tiles"];
    const toml::array* colors = tiles["colors"].as_array();
    if (colors == nullptr || colors->empty() || colors->size() >= theme.tiles.size()) {
        return reader.fail(tiles["colors"], "tiles",
                           "tiles.colors must be a list of 1 to 71 colours, for 2, 4, 8 and so on");
    }
    const Color dark_ink = reader.color("tiles", "dark_ink");
    const Color light_ink = reader.color("tiles", "light_ink");
    for (std::size_t i = 0; i < colors->size(); ++i) {
        const Color color = reader.color_of(Node(colors->get(i)), "tiles", "each of tiles.colors");
        theme.tiles[i + 1] = with_ink(color, dark_ink, light_ink);
    }
    const auto hue_step = tiles["hue_step"].value<double>();
    if (!hue_step || !(std::abs(*hue_step) <= 360))
        reader.fail(tiles["hue_step"], "tiles", "tiles.hue_step must be a number of degrees, -360 to 360");
    Oklch beyond = to_oklch(theme.tiles[colors->size()].fill);
    for (std::size_t i = colors->size() + 1; i < theme.tiles.size(); ++i) {
        beyond.hue += hue_step.value_or(0);
        theme.tiles[i] = with_ink(from_oklch(beyond), dark_ink, light_ink);
    }
}

}  // namespace

std::string_view Theme::name_in(std::string_view language) const {
    const auto found = names.find(language);
    return found == names.end() ? name : found->second;
}

ThemeReading read_theme(std::string_view id, std::string_view text) {
    const base::TomlReading toml = base::read_toml(text);
    if (!toml.table) return {.error = toml.error, .error_line = toml.error_line};
    const toml::table& table = *toml.table;
    FieldReader reader(table);
    Theme theme;
    theme.id = id;
    read_names(table, reader, theme);
    theme.window = reader.color("window", "background");
    theme.text = reader.color("window", "text");
    theme.quiet_text = reader.color("window", "quiet_text");
    theme.board = reader.color("board", "background");
    theme.cell = reader.color("board", "cell");
    theme.control = reader.color("control", "background");
    theme.control_active = reader.color("control", "active");
    theme.control_ink = reader.color("control", "ink");
    theme.accent = reader.color("accent", "background");
    theme.accent_ink = reader.color("accent", "ink");
    read_tiles(table, reader, theme);
    if (!reader.error().empty()) return {.error = reader.error(), .error_line = reader.error_line()};
    return {.theme = std::move(theme)};
}

}  // namespace twofold::ui
