// What is said at the start of a run.
#include "app/app.h"

#include <doctest/doctest.h>

#include "support/app_folder.h"

namespace twofold::app {
namespace {

TEST_CASE("what the settings call a key cannot command the terminal that the line about it is printed on") {
    support::TemporaryFolder folder;
    folder.write("settings.toml", "[keys]\n\"x\\u001B[2J\" = [\"u\"]\nundo = [\"\\n\\u001Bé\"]\n");
    const std::string faults = faults_in(storage::SaveFolder(folder.path(), folder.path()).load());
    CHECK(faults.find("x?[2J") != std::string::npos);
    CHECK(faults.find("?é") != std::string::npos);
    CHECK(faults.find('\x1b') == std::string::npos);
}

}  // namespace
}  // namespace twofold::app
