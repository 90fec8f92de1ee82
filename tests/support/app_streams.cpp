#include "support/app_streams.h"

#include <array>
#include <cstdio>

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include "support/app_folder.h"

namespace twofold::support {

Outcome run_with_streams(std::string_view input, const std::function<int()>& run) {
    const TemporaryFolder folder;
    folder.write("in", input);
    folder.write("out", "");
    folder.write("err", "");
    std::fflush(stdout);
    std::fflush(stderr);
    constexpr std::array kNames = {"in", "out", "err"};
    std::array<int, 3> saved{};
    for (int stream = 0; stream < 3; ++stream) {
        const auto i = static_cast<std::size_t>(stream);
        saved[i] = ::dup(stream);
        const int file = ::open(folder.path(kNames[i]).c_str(), stream == 0 ? O_RDONLY : O_WRONLY | O_APPEND);
        REQUIRE(file >= 0);
        ::dup2(file, stream);
        ::close(file);
    }
    const int status = run();
    std::fflush(stdout);
    std::fflush(stderr);
    for (int stream = 0; stream < 3; ++stream) {
        ::dup2(saved[static_cast<std::size_t>(stream)], stream);
        ::close(saved[static_cast<std::size_t>(stream)]);
    }
    return {status, folder.read("out"), folder.read("err")};
}

}  // namespace twofold::support
