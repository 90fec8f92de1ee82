// Lines that somebody reads slowly, late or no more.
#include "platform/output.h"

#include <array>
#include <string>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

namespace twofold::platform {
namespace {

// A pipe with a reader that takes as much as it is told to.
class Pipe {
  public:
    Pipe() {
        outlive_readers();
        REQUIRE(::pipe(ends_.data()) == 0);
        REQUIRE(::fcntl(ends_[0], F_SETFL, O_NONBLOCK) == 0);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close_reader();
        ::close(ends_[1]);
    }
    int file() const { return ends_[1]; }
    // All that is in it now.
    std::string read() {
        std::string all;
        std::array<char, 4096> bytes{};
        for (ssize_t got = 0; (got = ::read(ends_[0], bytes.data(), bytes.size())) > 0;)
            all.append(bytes.data(), static_cast<std::size_t>(got));
        return all;
    }
    void close_reader() {
        if (ends_[0] >= 0) ::close(ends_[0]);
        ends_[0] = -1;
    }

  private:
    std::array<int, 2> ends_{-1, -1};
};

std::string numbered_line(int number) {
    return "line " + std::to_string(number) + "\n";
}

TEST_CASE("lines are there at once, in order") {
    Pipe pipe;
    LineOutput output(pipe.file());
    output.write("one\ntwo\n");
    CHECK(pipe.read() == "one\ntwo\n");
    output.write("three\n");
    CHECK(pipe.read() == "three\n");
    CHECK_FALSE(output.waiting());
}

TEST_CASE("a line longer than what is written at once comes whole") {
    Pipe pipe;
    LineOutput output(pipe.file());
    const std::string line = std::string(3000, 'x') + "\n";
    output.write(line + line);
    CHECK(pipe.read() == line + line);
}

TEST_CASE("a reader that does not read holds nobody up and gets every line later") {
    Pipe pipe;
    LineOutput output(pipe.file());
    std::string all;
    int number = 0;
    while (!output.waiting()) {
        all += numbered_line(++number);
        output.write(numbered_line(number));
    }
    for (int more = 0; more < 100; ++more) {
        all += numbered_line(++number);
        output.write(numbered_line(number));
    }
    std::string read = pipe.read();
    while (output.waiting()) {
        output.flush_some();
        read += pipe.read();
    }
    CHECK(read == all);
}

TEST_CASE("of more lines than can wait the latest are kept, each whole") {
    Pipe pipe;
    LineOutput output(pipe.file());
    constexpr int kLines = 50'000;
    for (int number = 1; number <= kLines; ++number)
        output.write(numbered_line(number));
    std::string read = pipe.read();
    while (output.waiting()) {
        output.flush_some();
        read += pipe.read();
    }
    CHECK(read.size() < std::size_t{4} * LineOutput::kMaxWaiting);
    int before = 0;
    int gaps = 0;
    for (std::size_t at = 0; at < read.size(); at = read.find('\n', at) + 1) {
        REQUIRE(read.compare(at, 5, "line ") == 0);
        const int number = std::stoi(read.substr(at + 5, 10));
        REQUIRE(number > before);
        gaps += number == before + 1 ? 0 : 1;
        before = number;
    }
    CHECK(gaps == 1);
    CHECK(before == kLines);
}

TEST_CASE("a reader that is gone ends nothing, and nothing waits for it") {
    Pipe pipe;
    LineOutput output(pipe.file());
    pipe.close_reader();
    output.write("one\n");
    output.write("two\n");
    CHECK_FALSE(output.waiting());
}

}  // namespace
}  // namespace twofold::platform
