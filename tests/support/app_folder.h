// Real folders for tests, and the ways in which a disk can fail.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace twofold::support {

// A folder of its own, removed with all that is in it at the end.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    std::string path(std::string_view name) const { return path_ + "/" + std::string(name); }

    std::string read(std::string_view name) const;  // fails the test where it is not there
    bool has(std::string_view name) const;
    void write(std::string_view name,
               std::string_view bytes) const;  // makes the folders that the name leads through
    void make_folder(std::string_view name) const;
    void remove(std::string_view name) const;

    // Names and bytes of all files in it and in the folders in it ("records/name"); "(folder)" for an empty
    // one. Without the lock.
    std::map<std::string, std::string> contents() const;

  private:
    std::string path_;
};

// While it lives nothing can be written in the folder, not even by root.
class Unwritable {
  public:
    explicit Unwritable(const TemporaryFolder& folder);
    ~Unwritable();
    Unwritable(const Unwritable&) = delete;
    Unwritable& operator=(const Unwritable&) = delete;

  private:
    void set_modes(unsigned file, unsigned folder) const;

    const TemporaryFolder& folder_;
    bool was_root_;
};

// While it lives no file can grow beyond `bytes`, as on a full disk. The test program's own output may be a
// file: nothing must be checked before it has gone.
class FullDisk {
  public:
    explicit FullDisk(std::size_t bytes);
    ~FullDisk();
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
};

}  // namespace twofold::support
