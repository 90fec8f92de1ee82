// Just enough of a JSON reader to check what the program writes, and strict: what is not JSON fails the test.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace twofold::support {

struct Json {
    enum class Kind { kNull, kBool, kNumber, kString, kArray, kObject };
    Kind kind = Kind::kNull;
    bool boolean = false;
    std::uint64_t number = 0;  // the program writes whole numbers only
    std::string text;
    std::vector<Json> items;
    std::vector<std::string>
        keys;  // of an object, in the order in which they stand; each belongs to the item there

    // The member of that name; fails the test where there is none.
    const Json& operator[](std::string_view key) const;
    const Json& operator[](std::size_t index) const { return items.at(index); }
    bool has(std::string_view key) const;
    bool is_null() const { return kind == Kind::kNull; }
};

Json parse_json(std::string_view text);

}  // namespace twofold::support
