#include "support/case_table.h"

#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

namespace twofold::support {

namespace {

CaseFields split(std::string_view text, char separator) {
    CaseFields fields;
    std::istringstream stream{std::string(text)};
    for (std::string field; std::getline(stream, field, separator);) {
        fields.push_back(field);
    }
    return fields;
}

}  // namespace

std::vector<CaseFields> read_case_table(const std::string& name, std::size_t fields) {
    CAPTURE(name);
    std::ifstream file(std::string(TWOFOLD_TESTS_DIR) + "/cases/" + name);
    REQUIRE(file);
    std::vector<CaseFields> cases;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        CAPTURE(line);
        cases.push_back(split(line, '\t'));
        REQUIRE(cases.back().size() == fields);
    }
    return cases;
}

std::vector<rules::Exponent> exponents_of_hex(std::string_view digits) {
    std::vector<rules::Exponent> exponents;
    for (const char digit : digits) {
        exponents.push_back(static_cast<rules::Exponent>(std::stoi(std::string(1, digit), nullptr, 16)));
    }
    return exponents;
}

std::vector<rules::Exponent> exponents_of_list(std::string_view list) {
    std::vector<rules::Exponent> exponents;
    for (const std::string& number : split(list, ',')) {
        exponents.push_back(static_cast<rules::Exponent>(std::stoi(number)));
    }
    return exponents;
}

rules::Board board_of_exponents(rules::Size size, const std::vector<rules::Exponent>& exponents) {
    rules::Board board(size);
    REQUIRE(exponents.size() == static_cast<std::size_t>(size.cells()));
    for (int i = 0; i < size.cells(); ++i) {
        board.set(i, exponents[static_cast<std::size_t>(i)]);
    }
    return board;
}

rules::Direction direction_of_letter(std::string_view letter) {
    const std::size_t place = std::string_view("LRUD").find(letter);
    REQUIRE(place != std::string_view::npos);
    return rules::kAllDirections[place];
}

}  // namespace twofold::support
