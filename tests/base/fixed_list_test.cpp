#include "base/fixed_list.h"

#include <vector>

#include <doctest/doctest.h>

namespace twofold::base {
namespace {

TEST_CASE("a fixed list holds what was pushed, in order, up to its capacity") {
    FixedList<int, 3> list;
    CHECK(list.empty());
    for (const int item : {7, 8, 9}) {
        list.push_back(item);
    }
    CHECK(list.size() == 3);
    CHECK(list[1] == 8);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector<int>{7, 8, 9});
}

TEST_CASE("fixed lists are equal when their items are, whatever was in them before") {
    FixedList<int, 3> a;
    FixedList<int, 3> b;
    for (const int item : {1, 2, 3}) {
        a.push_back(item);
    }
    a.clear();
    CHECK(a == b);
    a.push_back(5);
    CHECK_FALSE(a == b);
    b.push_back(5);
    CHECK(a == b);
    b[0] = 6;
    CHECK_FALSE(a == b);
}

}  // namespace
}  // namespace twofold::base
