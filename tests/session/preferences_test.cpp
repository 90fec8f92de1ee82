#include "session/preferences.h"

#include <doctest/doctest.h>

#include "session/toml_file.h"

namespace twofold::session {
namespace {

TEST_CASE("preferences read back as they were written") {
    Preferences preferences;
    preferences.theme = "dusk";
    const auto read = Preferences::from_text(preferences.to_text());
    REQUIRE(read);
    CHECK(read->theme == "dusk");
    CHECK(read->to_text() == preferences.to_text());
}

TEST_CASE("where nothing was chosen nothing is written") {
    CHECK(Preferences().theme.empty());
    CHECK(Preferences().to_text().find("theme") == std::string::npos);
}

TEST_CASE("an unknown key in settings is kept as it was") {
    auto read = Preferences::from_text("theme = \"dusk\"\nnew_thing = 7\n[later]\nlist = [1, 2]\n");
    REQUIRE(read);
    read->theme = "dawn";
    const auto table = read_toml(read->to_text()).table;
    REQUIRE(table);
    CHECK((*table)["theme"].value_or(std::string_view{}) == "dawn");
    CHECK((*table)["new_thing"].value_or(0) == 7);
    CHECK((*table)["later"]["list"][1].value_or(0) == 2);
}

TEST_CASE("settings that are no TOML give nothing, and a value that makes no sense counts as not there") {
    CHECK_FALSE(Preferences::from_text("theme = "));
    const auto read = Preferences::from_text("theme = 3\n");
    REQUIRE(read);
    CHECK(read->theme.empty());
}

}  // namespace
}  // namespace twofold::session
