#include "platform/storage.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace twofold::platform {

namespace fs = std::filesystem;

namespace {

constexpr int kMaxNames = 10'000;  // tried by write_new()

std::optional<std::string> folder_from(const char* variable, const char* below_home) {
    const char* chosen = std::getenv(variable);
    // By the specification, a relative path counts as not set.
    if (chosen != nullptr && chosen[0] == '/') return chosen;
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] == '\0') return std::nullopt;
    return std::string(home) + "/" + below_home;
}

std::optional<std::string> ours_in(std::optional<std::string> folder) {
    if (folder) *folder += "/twofold";
    return folder;
}

std::size_t write_all(int file, std::string_view bytes) {
    std::size_t written = 0;
    while (written < bytes.size()) {
        const ssize_t n = ::write(file, bytes.data() + written, bytes.size() - written);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) break;
        written += static_cast<std::size_t>(n);
    }
    return written;
}

// A rename is durable only once its folder is on disk.
void sync_folder_of(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
}

bool same_file(int file, const std::string& path) {
    struct stat open_one {};
    struct stat named {};
    return ::fstat(file, &open_one) == 0 && ::stat(path.c_str(), &named) == 0 &&
           open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

}  // namespace

std::optional<std::string> data_folder() {
    return ours_in(folder_from("XDG_DATA_HOME", ".local/share"));
}
std::optional<std::string> config_folder() {
    return ours_in(config_home());
}
std::optional<std::string> config_home() {
    return folder_from("XDG_CONFIG_HOME", ".config");
}

bool make_folder(const std::string& path) {
    std::error_code error;
    fs::create_directories(path, error);
    return fs::is_directory(path, error);
}

bool exists(const std::string& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

std::vector<std::string> files_in(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; entry != end; entry.increment(error)) {
        if (error) break;
        if (entry->is_regular_file(error)) names.push_back(entry->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

FileReading read_file(const std::string& path, std::size_t max_bytes) {
    const auto failed = [](int number) {
        const auto status = number == ENOENT || number == ENOTDIR ? FileReading::Status::kMissing
                                                                  : FileReading::Status::kFailed;
        return FileReading{status, {}, std::strerror(number)};
    };
    // O_NONBLOCK, so as not to hang if the path is a pipe.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return failed(errno);
    struct stat info {};
    FileReading reading{FileReading::Status::kOk, {}, {}};
    if (::fstat(file, &info) != 0) {
        reading = failed(errno);
    } else if (!S_ISREG(info.st_mode)) {
        reading = {FileReading::Status::kFailed, {}, "not a regular file"};
    } else if (static_cast<std::size_t>(info.st_size) > max_bytes) {
        reading = {FileReading::Status::kTooLong, {}, "too long"};
    } else {
        reading.bytes.resize(static_cast<std::size_t>(info.st_size));
        std::size_t got = 0;
        while (got < reading.bytes.size()) {
            const ssize_t n = ::read(file, reading.bytes.data() + got, reading.bytes.size() - got);
            if (n < 0 && errno == EINTR) continue;
            if (n < 0) reading = failed(errno);
            if (n <= 0) break;
            got += static_cast<std::size_t>(n);
        }
        reading.bytes.resize(std::min(got, reading.bytes.size()));
    }
    ::close(file);
    return reading;
}

namespace {

// The target of a symbolic link; the path itself if it is not one or its target does not exist.
std::string place_of(const std::string& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error)) return path;
    const fs::path place = fs::canonical(path, error);
    return !error && fs::is_regular_file(place, error) ? place.string() : path;
}

// As place_of(), but also follows a link whose target does not exist (yet).
std::string place_to_fill(const std::string& path) {
    std::error_code error;
    const fs::path target = fs::read_symlink(path, error);
    if (error || fs::exists(path, error)) return place_of(path);
    return (fs::path(path).parent_path() / target).string();
}

bool replace_file(const std::string& path, std::string_view bytes) {
    const std::string temporary = path + ".new";
    const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return false;
    bool good = write_all(file, bytes) == bytes.size() && ::fsync(file) == 0;
    good = ::close(file) == 0 && good;
    if (!good || !rename_file(temporary, path)) {
        remove_file(temporary);
        return false;
    }
    return true;
}

bool is_full(int number) {
    return number == ENOSPC || number == EDQUOT || number == EFBIG;
}

}  // namespace

bool write_whole(const std::string& path, std::string_view bytes) {
    const std::string place = place_of(path);
    return replace_file(place, bytes) || (place != path && replace_file(path, bytes));
}

NewFile write_new(const std::string& folder, const std::string& stem, const std::string& ending,
                  std::string_view bytes) {
    for (int number = 1; number < kMaxNames; ++number) {
        const std::string name = number == 1 ? stem : stem + " (" + std::to_string(number) + ")";
        const std::string path = folder + "/" + name + "." + ending;
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (file < 0 && errno == EEXIST) continue;
        if (file < 0) return {{}, is_full(errno)};
        errno = 0;
        const bool written = write_all(file, bytes) == bytes.size() && ::fsync(file) == 0;
        const int problem = errno;
        if (::close(file) == 0 && written) return {path};
        remove_file(path);
        return {{}, problem == 0 || is_full(problem)};
    }
    return {};
}

bool rename_file(const std::string& from, const std::string& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) return false;
    sync_folder_of(to);
    return true;
}

bool remove_file(const std::string& path) {
    return ::unlink(path.c_str()) == 0;
}

bool move_file(const std::string& from, const std::string& to, std::size_t max_bytes) {
    const std::string source = place_of(from);
    const std::string place = place_to_fill(to);
    if (rename_file(source, place)) return true;
    if (errno == EXDEV) {
        const FileReading file = read_file(source, max_bytes);
        if (file.status != FileReading::Status::kOk) return false;
        return (replace_file(place, file.bytes) || (place != to && replace_file(to, file.bytes))) &&
               remove_file(source);
    }
    return place != to && rename_file(source, to);
}

void flush() {}

Journal::~Journal() {
    if (file_ >= 0) ::close(file_);
}

Journal::Journal(Journal&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

std::optional<Journal> Journal::open(const std::string& path, std::optional<std::size_t> keep_bytes) {
    const int file = ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC);
    if (file < 0) return std::nullopt;
    Journal journal(file);
    if (keep_bytes && ::ftruncate(file, static_cast<off_t>(*keep_bytes)) != 0) return std::nullopt;
    return journal;
}

std::size_t Journal::append(std::string_view bytes) {
    return file_ < 0 ? 0 : write_all(file_, bytes);
}

bool Journal::sync() {
    return file_ >= 0 && ::fdatasync(file_) == 0;
}

bool Journal::is_at(const std::string& path) const {
    return file_ >= 0 && same_file(file_, path);
}

std::optional<std::string> Journal::text() const {
    struct stat info {};
    if (file_ < 0 || ::fstat(file_, &info) != 0) return std::nullopt;
    std::string bytes(static_cast<std::size_t>(info.st_size), '\0');
    std::size_t got = 0;
    while (got < bytes.size()) {
        const ssize_t n = ::pread(file_, bytes.data() + got, bytes.size() - got, static_cast<off_t>(got));
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return std::nullopt;
        got += static_cast<std::size_t>(n);
    }
    return bytes;
}

FolderLock::~FolderLock() {
    if (file_ >= 0) ::close(file_);
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

FolderLock::Result FolderLock::take(const std::string& folder) {
    const std::string path = folder + "/lock";
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file < 0) return Result::kFailed;
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        const bool taken = errno == EWOULDBLOCK;
        ::close(file);
        return taken ? Result::kTaken : Result::kFailed;
    }
    file_ = file;
    return Result::kHeld;
}

bool FolderLock::is_at(const std::string& folder) const {
    return file_ >= 0 && same_file(file_, folder + "/lock");
}

}  // namespace twofold::platform
