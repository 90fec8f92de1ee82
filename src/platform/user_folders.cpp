#include "platform/user_folders.h"

#include <cstdlib>
#include <filesystem>

#include "base/text.h"
#include "platform/storage.h"

namespace twofold::platform {

namespace {

constexpr std::size_t kMaxUserDirsBytes = std::size_t{1} << 16;
constexpr std::string_view kHome = "$HOME";

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

// The text between double quotes, where a backslash escapes the next character; nullopt if it is not quoted.
std::optional<std::string> unquoted(std::string_view text) {
    if (text.size() < 2 || text.front() != '"') return std::nullopt;
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') return value;
        if (text[i] == '\\' && ++i == text.size()) break;
        value += text[i];
    }
    return std::nullopt;
}

bool is_folder(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

std::string without_last_slashes(std::string path) {
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    return path;
}

}  // namespace

std::optional<std::string> user_folder(std::string_view user_dirs, std::string_view key,
                                       std::string_view home) {
    std::optional<std::string> found;  // the last one counts, as in a shell
    while (!user_dirs.empty()) {
        const std::string_view line = base::trim(base::take_line(user_dirs));
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos || base::trim(line.substr(0, equals)) != key) continue;
        auto value = unquoted(base::trim(line.substr(equals + 1)));
        if (!value) continue;
        if (std::string_view(*value).substr(0, kHome.size()) == kHome) value->replace(0, kHome.size(), home);
        if (!value->empty() && value->front() == '/') found = without_last_slashes(std::move(*value));
    }
    if (found == without_last_slashes(std::string(home))) return std::nullopt;
    return found;
}

namespace {

std::vector<std::string> folders_for(std::string_view key, const std::string& usual) {
    const std::string home = without_last_slashes(environment("HOME"));
    const auto config = config_home();
    const std::string user_dirs =
        config ? read_file(*config + "/user-dirs.dirs", kMaxUserDirsBytes).bytes : std::string();
    std::vector<std::string> folders;
    const auto add = [&](const std::string& path) {
        if (is_folder(path)) folders.push_back(path);
    };
    if (const auto chosen = user_folder(user_dirs, key, home)) add(*chosen);
    if (home.empty()) return folders;
    if (folders.empty()) add(home + "/" + usual);
    add(home);
    return folders;
}

}  // namespace

std::vector<std::string> folders_for_downloads() {
    return folders_for("XDG_DOWNLOAD_DIR", "Downloads");
}

std::vector<std::string> folders_for_pictures() {
    return folders_for("XDG_PICTURES_DIR", "Pictures");
}

}  // namespace twofold::platform
