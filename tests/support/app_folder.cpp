#include "support/app_folder.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace twofold::support {

namespace fs = std::filesystem;

namespace {

constexpr uid_t kNobody = 65534;

// In memory where that can be had, since saving waits for the disk so often.
fs::path folder_for_folders() {
    if (const char* chosen = std::getenv("TMPDIR")) return chosen;
    const char* const memory = "/dev/shm";
    return ::access(memory, W_OK | X_OK) == 0 ? memory : fs::temp_directory_path();
}

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

}  // namespace

TemporaryFolder::TemporaryFolder() : path_((folder_for_folders() / "twofold-test-XXXXXX").string()) {
    REQUIRE(::mkdtemp(path_.data()) != nullptr);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
}

std::string TemporaryFolder::read(std::string_view name) const {
    INFO("reading ", std::string(name));
    REQUIRE(has(name));
    return bytes_of(path(name));
}

bool TemporaryFolder::has(std::string_view name) const {
    return fs::exists(fs::symlink_status(path(name)));
}

void TemporaryFolder::write(std::string_view name, std::string_view bytes) const {
    fs::create_directories(fs::path(path(name)).parent_path());
    std::ofstream file(path(name), std::ios::binary);
    file << bytes;
    REQUIRE(file.flush());
}

void TemporaryFolder::make_folder(std::string_view name) const {
    REQUIRE(fs::create_directory(path(name)));
}

void TemporaryFolder::remove(std::string_view name) const {
    REQUIRE(fs::remove_all(path(name)) > 0);
}

std::map<std::string, std::string> TemporaryFolder::contents() const {
    std::map<std::string, std::string> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path_)) {
        const std::string name = entry.path().lexically_relative(path_).string();
        if (name == "lock") continue;
        if (!entry.is_directory()) {
            files[name] = bytes_of(entry.path());
        } else if (fs::is_empty(entry.path())) {
            files[name] = "(folder)";
        }
    }
    return files;
}

Unwritable::Unwritable(const TemporaryFolder& folder) : folder_(folder), was_root_(::geteuid() == 0) {
    set_modes(0444, 0555);
    // Root may write whatever the modes say.
    if (was_root_) REQUIRE(::seteuid(kNobody) == 0);
}

Unwritable::~Unwritable() {
    if (was_root_ && ::seteuid(0) != 0) std::abort();
    set_modes(0644, 0755);
}

void Unwritable::set_modes(unsigned file, unsigned folder) const {
    ::chmod(folder_.path().c_str(), folder);
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder_.path()))
        ::chmod(entry.path().c_str(), entry.is_directory() ? folder : file);
}

FullDisk::FullDisk(std::size_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &limit) == 0);
    limit.rlim_cur = bytes;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &limit) == 0);
}

FullDisk::~FullDisk() {
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_DFL);
}

}  // namespace twofold::support
