// The system's calls on files as a failing disk, another file system or a kill would have them. They stand in
// for the library's in the test program.
#pragma once

#include <functional>

namespace twofold::support {

// While it lives no file can be forced to disk in the calls that it is for.
class FailingSync {
  public:
    enum class Calls { kJournals, kAll };  // fdatasync alone, or fsync as well
    explicit FailingSync(Calls calls);
    ~FailingSync();
    FailingSync(const FailingSync&) = delete;
    FailingSync& operator=(const FailingSync&) = delete;
};

// While it lives each folder is a file system of its own.
class ManyFileSystems {
  public:
    ManyFileSystems();
    ~ManyFileSystems();
    ManyFileSystems(const ManyFileSystems&) = delete;
    ManyFileSystems& operator=(const ManyFileSystems&) = delete;
};

// Does it in a process of its own that is killed when it is about to rename, remove or force to disk a file
// for the `step`th time, counted from 0. False if it did not get that far.
bool killed_at(int step, const std::function<void()>& what);

}  // namespace twofold::support
