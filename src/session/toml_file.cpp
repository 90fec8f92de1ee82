#include "session/toml_file.h"

namespace twofold::session {

TomlReading read_toml(std::string_view text) {
    try {
        return {.table = toml::parse(text)};
    } catch (const toml::parse_error& error) {
        return {.error_line = error.source().begin.line, .error = std::string(error.description())};
    }
}

}  // namespace twofold::session
