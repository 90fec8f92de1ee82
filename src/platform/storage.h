// Files: reading whole files, replacing them so that a crash leaves the old or the new one, append-only
// journals, and folder locks. Paths are UTF-8. Leaves out what is in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::platform {

// The player's folders by the XDG base directory specification: $XDG_DATA_HOME/twofold and
// $XDG_CONFIG_HOME/twofold. nullopt if there is no home directory.
std::optional<std::string> data_folder();
std::optional<std::string> config_folder();
std::optional<std::string> config_home();  // $XDG_CONFIG_HOME itself, for settings of other programs

bool make_folder(const std::string& path);  // with its parents; false if it does not exist afterwards
bool exists(const std::string& path);
// Names of the regular files in a folder, ascending; empty if it cannot be read.
std::vector<std::string> files_in(const std::string& folder);

struct FileReading {
    enum class Status { kOk, kMissing, kTooLong, kFailed };
    Status status = Status::kMissing;
    std::string bytes;
    std::string error;  // for people
};
// Reads a whole file; kTooLong if it has more than `max_bytes`.
FileReading read_file(const std::string& path, std::size_t max_bytes);

// Writes a temporary file beside `path`, forces it to disk and renames it over `path`. A symbolic link is
// followed, or replaced if its target cannot be written. False on failure.
bool write_whole(const std::string& path, std::string_view bytes);
struct NewFile {
    std::string path;        // empty on failure
    bool disk_full = false;  // the reason of the failure
};
// Writes a new file "STEM.ENDING", or "STEM (2).ENDING" and so on if that name is taken; never overwrites
// anything. The file is either complete and on disk, or not created.
NewFile write_new(const std::string& folder, const std::string& stem, const std::string& ending,
                  std::string_view bytes);

// Replaces an existing `to`; false on failure.
bool rename_file(const std::string& from, const std::string& to);
bool remove_file(const std::string& path);
// As rename_file(), but follows symbolic links at both ends instead of moving them. Across file systems,
// copies the file, of at most `max_bytes`, before removing it.
bool move_file(const std::string& from, const std::string& to, std::size_t max_bytes);

// Makes everything written since the last call durable, for platforms that need an extra step, such as a
// browser with files in memory. Does nothing on POSIX.
void flush();

// An append-only file.
class Journal {
  public:
    Journal() = default;
    ~Journal();
    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&& other) noexcept;

    // Opens an existing file, truncated to `keep_bytes` if given, which removes a torn last line. nullopt on
    // failure.
    static std::optional<Journal> open(const std::string& path, std::optional<std::size_t> keep_bytes = {});

    // Appends the bytes and returns how many were written, fewer on failure.
    std::size_t append(std::string_view bytes);
    bool sync();  // forces appended bytes to disk; false on failure
    // Whether the path still leads to this file; false if it was removed or replaced.
    bool is_at(const std::string& path) const;
    // The whole file, even if its name was removed; nullopt if it cannot be read.
    std::optional<std::string> text() const;
    bool is_open() const { return file_ >= 0; }

  private:
    explicit Journal(int file) : file_(file) {}
    int file_ = -1;
};

// A lock on a folder, which one program at a time can hold. Released on destruction.
class FolderLock {
  public:
    FolderLock() = default;
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&& other) noexcept;

    enum class Result { kHeld, kTaken, kFailed };
    Result take(const std::string& folder);
    bool is_held() const { return file_ >= 0; }
    bool is_at(const std::string& folder) const;  // false if the folder was removed or replaced

  private:
    int file_ = -1;
};

}  // namespace twofold::platform
