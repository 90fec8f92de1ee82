#include "platform/output.h"

#include <algorithm>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace twofold::platform {

namespace {

constexpr std::size_t kMaxAtOnce = 512;  // bytes; a pipe that is ready takes this many (POSIX, PIPE_BUF)

bool has_room(int file) {
    pollfd state{.fd = file, .events = POLLOUT, .revents = 0};
    return ::poll(&state, 1, 0) > 0;
}

// Number of bytes of the first line, at most kMaxAtOnce.
std::size_t first_part(std::string_view lines) {
    const std::size_t end = lines.substr(0, kMaxAtOnce).find('\n');
    return end == std::string_view::npos ? std::min(lines.size(), kMaxAtOnce) : end + 1;
}

}  // namespace

std::string_view read_input(std::span<char> buffer) {
    ssize_t n = 0;
    do {
        n = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    } while (n < 0 && errno == EINTR);
    return {buffer.data(), n < 0 ? 0 : static_cast<std::size_t>(n)};
}

bool write_output(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

void open_standard_streams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        // A new file gets the smallest unused number.
        if (::fcntl(stream, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) != stream) return;
    }
}

void outlive_readers() {
    std::signal(SIGPIPE, SIG_IGN);
}

void LineOutput::write(std::string_view lines) {
    if (closed_) return;
    waiting_ += lines;
    flush_some();
    if (waiting_.size() > kMaxWaiting) drop_oldest();
}

void LineOutput::flush_some() {
    std::size_t done = 0;
    while (done < waiting_.size() && has_room(file_)) {
        const std::size_t part = first_part(std::string_view(waiting_).substr(done));
        const ssize_t taken = ::write(file_, waiting_.data() + done, part);
        if (taken < 0 && errno == EINTR) continue;
        if (taken < 0 && errno == EAGAIN) break;
        closed_ = taken < 0;
        if (closed_) break;
        done += static_cast<std::size_t>(taken);
    }
    if (closed_) done = waiting_.size();
    if (done > 0) in_line_ = waiting_[done - 1] != '\n';
    waiting_.erase(0, done);
}

// Drops whole lines only.
void LineOutput::drop_oldest() {
    const std::size_t from = in_line_ ? waiting_.find('\n') + 1 : 0;
    const std::size_t to = waiting_.find('\n', from + waiting_.size() - kMaxWaiting);
    waiting_.erase(from, to == std::string::npos ? to : to + 1 - from);
}

}  // namespace twofold::platform
