#include "ui/theme.h"

#include <algorithm>
#include <cmath>

#include "session/toml_file.h"

namespace twofold::ui {

namespace {

// Reads fields until the first error, which is kept with its line.
class FieldReader {
  public:
    explicit FieldReader(const toml::table& table) : table_(table) {}

    Color color(std::string_view section, std::string_view key) {
        return color_of(table_[section][key], std::string(section) + "." + std::string(key));
    }
    Color color_of(toml::node_view<const toml::node> node, const std::string& what) {
        const auto color = parse_color(node.value_or(std::string_view{}));
        if (!color) fail(node, what + " must be a colour like \"#f8e0c0\"");
        return color.value_or(Color{});
    }
    void fail(toml::node_view<const toml::node> node, std::string what) {
        if (!error_.empty()) return;
        error_ = std::move(what);
        error_line_ = node ? node.node()->source().begin.line : 0;
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

void read_tiles(const toml::table& table, FieldReader& reader, Theme& theme) {
    const auto tiles = table["tiles"];
    const toml::array* colors = tiles["colors"].as_array();
    if (colors == nullptr || colors->empty() || colors->size() >= theme.tiles.size()) {
        return reader.fail(tiles["colors"],
                           "tiles.colors must be a list of 1 to 71 colours, for 2, 4, 8 and so on");
    }
    const Color dark_ink = reader.color("tiles", "dark_ink");
    const Color light_ink = reader.color("tiles", "light_ink");
    for (std::size_t i = 0; i < colors->size(); ++i) {
        const auto node = toml::node_view<const toml::node>(colors->get(i));
        theme.tiles[i + 1] = with_ink(reader.color_of(node, "each of tiles.colors"), dark_ink, light_ink);
    }
    const auto hue_step = tiles["hue_step"].value<double>();
    if (!hue_step || !std::isfinite(*hue_step))
        reader.fail(tiles["hue_step"], "tiles.hue_step must be a number of degrees");
    Oklch beyond = to_oklch(theme.tiles[colors->size()].fill);
    for (std::size_t i = colors->size() + 1; i < theme.tiles.size(); ++i) {
        beyond.hue += hue_step.value_or(0);
        theme.tiles[i] = with_ink(from_oklch(beyond), dark_ink, light_ink);
    }
}

}  // namespace

ThemeReading read_theme(std::string_view id, std::string_view text) {
    const session::TomlReading toml = session::read_toml(text);
    if (!toml.table) return {.error = toml.error, .error_line = toml.error_line};
    const toml::table& table = *toml.table;
    FieldReader reader(table);
    Theme theme;
    theme.id = id;
    theme.name = table["name"].value_or(std::string(id));
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
