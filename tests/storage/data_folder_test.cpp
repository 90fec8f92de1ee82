// Who may write in a folder.
#include "storage/data_folder.h"

#include <filesystem>

#include <doctest/doctest.h>

#include "support/app_folder.h"

namespace twofold::storage {
namespace {

using Access = DataFolder::Access;

TEST_CASE("one that may write has the folder, and a second one says once that it only reads") {
    support::TemporaryFolder folder;
    SaveNotices notices;
    DataFolder first(folder.path(), Access::kWrite, notices);
    CHECK(first.hold());
    CHECK(notices.empty());
    DataFolder second(folder.path(), Access::kWrite, notices);
    CHECK(second.read_only());
    CHECK_FALSE(second.hold());
    REQUIRE(notices.size() == 1);
    CHECK(notices[0].kind == SaveNotice::Kind::kOtherWindow);
    CHECK(first.hold());
}

TEST_CASE("one that only reads makes and locks nothing, and says nothing") {
    support::TemporaryFolder folder;
    SaveNotices notices;
    DataFolder reader(folder.path("data"), Access::kRead, notices);
    CHECK_FALSE(reader.hold());
    CHECK_FALSE(folder.has("data"));
    DataFolder none("", Access::kRead, notices);
    CHECK(none.read_only());
    CHECK(notices.empty());
}

TEST_CASE("a folder that was replaced is let go of, and is made and held again") {
    support::TemporaryFolder folder;
    SaveNotices notices;
    DataFolder data(folder.path("data"), Access::kWrite, notices);
    CHECK_FALSE(data.let_go_if_gone());
    std::filesystem::rename(folder.path("data"), folder.path("away"));
    CHECK(data.let_go_if_gone());
    CHECK(data.hold());
    CHECK(folder.has("data/lock"));
    CHECK_FALSE(data.let_go_if_gone());
}

}  // namespace
}  // namespace twofold::storage
