#include "support/disk_faults.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int kKilled = 77;

bool journals_fail = false;
bool all_syncs_fail = false;
bool folders_apart = false;
int steps_to_live = -1;  // -1: for ever

void step() {
    if (steps_to_live == 0) ::_exit(kKilled);
    if (steps_to_live > 0) --steps_to_live;
}

int failed(int number) {
    errno = number;
    return -1;
}

}  // namespace

extern "C" {

int fdatasync(int file) {
    step();
    return journals_fail ? failed(EIO) : static_cast<int>(::syscall(SYS_fdatasync, file));
}

int fsync(int file) {
    step();
    return all_syncs_fail ? failed(EIO) : static_cast<int>(::syscall(SYS_fsync, file));
}

int unlink(const char* path) noexcept {
    step();
    return static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int rename(const char* from, const char* to) noexcept {
    step();
    namespace fs = std::filesystem;
    if (folders_apart && fs::exists(fs::symlink_status(from)) &&
        fs::weakly_canonical(fs::path(from).parent_path()) !=
            fs::weakly_canonical(fs::path(to).parent_path())) {
        return failed(EXDEV);
    }
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

}  // extern "C"

namespace twofold::support {

FailingSync::FailingSync(Calls calls) {
    journals_fail = true;
    all_syncs_fail = calls == Calls::kAll;
}

FailingSync::~FailingSync() {
    journals_fail = false;
    all_syncs_fail = false;
}

ManyFileSystems::ManyFileSystems() {
    folders_apart = true;
}

ManyFileSystems::~ManyFileSystems() {
    folders_apart = false;
}

bool killed_at(int step, const std::function<void()>& what) {
    std::fflush(nullptr);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        steps_to_live = step;
        what();
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    REQUIRE((WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == kKilled));
    return WEXITSTATUS(status) == kKilled;
}

}  // namespace twofold::support
