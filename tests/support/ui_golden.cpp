#include "support/ui_golden.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

namespace twofold::support {

namespace {

// Takes the first line off `text`.
std::string take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

bool updating() {
    const char* const update = std::getenv("UPDATE_GOLDEN");
    return update != nullptr && std::string_view(update) == "1";
}

}  // namespace

std::string first_difference(std::string_view shown, std::string_view expected) {
    for (int number = 1; !(shown.empty() && expected.empty()); ++number) {
        const std::string line = shown.empty() ? "nothing" : take_line(shown);
        const std::string wanted = expected.empty() ? "nothing" : take_line(expected);
        if (line != wanted) return "line " + std::to_string(number) + ": " + line + " and not " + wanted;
    }
    return "";
}

void check_golden_list(const std::string& name, std::string_view text) {
    const std::string path = std::string(TWOFOLD_TESTS_DIR) + "/golden/lists/" + name + ".txt";
    CAPTURE(path);
    if (updating()) {
        std::ofstream(path, std::ios::binary) << text;
        return;
    }
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file, "no such golden; UPDATE_GOLDEN=1 writes it");
    std::ostringstream golden;
    golden << file.rdbuf();
    CHECK(first_difference(text, golden.str()) == "");
}

}  // namespace twofold::support
