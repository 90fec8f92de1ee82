// Files: reading them whole, writing them so that a crash leaves the old one or the new one, journals that
// only grow, and the lock of a folder. Paths are UTF-8. Nothing here knows what is in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::platform {

// The player's folders, by the XDG base directory specification: $XDG_DATA_HOME/twofold,
// $XDG_CONFIG_HOME/twofold. Nullopt if not even a home is known.
std::optional<std::string> data_folder();
std::optional<std::string> config_folder();
std::optional<std::string> config_home();  // $XDG_CONFIG_HOME itself, with the settings of other programs

bool make_folder(const std::string& path);  // with those above it; true if it is there afterwards
bool exists(const std::string& path);
// Names of the regular files in a folder, ascending; none where it cannot be read.
std::vector<std::string> files_in(const std::string& folder);

struct FileReading {
    enum class Status { kOk, kMissing, kTooLong, kFailed };
    Status status = Status::kMissing;
    std::string bytes;
    std::string error;  // for people
};
// A file longer than `max_bytes` is not read at all.
FileReading read_file(const std::string& path, std::size_t max_bytes);

// Writes to a temporary file beside it, forces that to disk, and renames it over `path`, or over the file
// that a link there leads to. Where that cannot be written the link gives way.
bool write_whole(const std::string& path, std::string_view bytes);
struct NewFile {
    std::string path;        // empty if it could not be written
    bool disk_full = false;  // that is why
};
// Writes a file named "STEM.ENDING", or "STEM (2).ENDING" and so on where there is something of that name;
// never over anything. Either whole and on disk, or not there.
NewFile write_new(const std::string& folder, const std::string& stem, const std::string& ending,
                  std::string_view bytes);

// Over what is there.
bool rename_file(const std::string& from, const std::string& to);
bool remove_file(const std::string& path);
// Like rename_file, but links stay where they are: the file behind a link is moved, to where a link at `to`
// leads. Across file systems it is copied before it is removed.
bool move_file(const std::string& from, const std::string& to, std::size_t max_bytes);

// Makes durable what was written since the last call, where what is above and below cannot do so by itself:
// in a browser, whose files are in memory until then. On POSIX there is nothing to do.
void flush();

// A file that is only ever appended to.
class Journal {
  public:
    Journal() = default;
    ~Journal();
    Journal(Journal&& other) noexcept;
    Journal& operator=(Journal&& other) noexcept;

    // To go on with; cut to its first `keep_bytes` where given, which a torn last line can make necessary.
    static std::optional<Journal> open(const std::string& path, std::optional<std::size_t> keep_bytes = {});

    // Hands the bytes to the system; how many it took. Fewer than given where it could not take more.
    std::size_t append(std::string_view bytes);
    bool sync();  // forces what was appended to disk
    // Whether a reader of that path gets this file: false if it was removed or replaced.
    bool is_at(const std::string& path) const;
    // The whole file, also where it has no name any more; nullopt if it cannot be read.
    std::optional<std::string> text() const;
    bool is_open() const { return file_ >= 0; }

  private:
    explicit Journal(int file) : file_(file) {}
    int file_ = -1;
};

// Held as long as it lives: one program at a time has a folder.
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
