// The tables of tests/cases: one case a line, fields separated by tabs, comments after '#'. The first line of
// each says what its fields are and which engines agreed on them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/board.h"
#include "rules/direction.h"

namespace twofold::support {

using CaseFields = std::vector<std::string>;

// Fails the test where the file cannot be read or a line has another number of fields.
std::vector<CaseFields> read_case_table(const std::string& name, std::size_t fields);

// One hex digit a cell: "0123".
std::vector<rules::Exponent> exponents_of_hex(std::string_view digits);
// Numbers between commas: "0,1,20".
std::vector<rules::Exponent> exponents_of_list(std::string_view list);

rules::Board board_of_exponents(rules::Size size, const std::vector<rules::Exponent>& exponents);
rules::Direction direction_of_letter(std::string_view letter);  // U R D L

}  // namespace twofold::support
