// Printed draw lists compared, and their goldens: tests/golden/lists/NAME.txt. With UPDATE_GOLDEN=1 in the
// environment the file is written anew instead of compared.
#pragma once

#include <string>
#include <string_view>

namespace twofold::support {

// The first line in which two printed lists differ, for people; empty where they are equal.
std::string first_difference(std::string_view shown, std::string_view expected);

// Fails with the first line that differs.
void check_golden_list(const std::string& name, std::string_view text);

}  // namespace twofold::support
