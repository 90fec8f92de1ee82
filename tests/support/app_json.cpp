#include "support/app_json.h"

#include <algorithm>
#include <charconv>

#include <doctest/doctest.h>

namespace twofold::support {

namespace {

class Parser {
  public:
    explicit Parser(std::string_view text) : rest_(text) {}

    Json whole() {
        Json json = value();
        need(rest_.empty());
        return json;
    }

  private:
    // A plain test, since a check of the test framework for each character would take most of the time.
    void need(bool good) {
        if (!good) FAIL("not what the program should write, at: ", std::string(rest_.substr(0, 40)));
    }

    bool take(std::string_view token) {
        if (rest_.substr(0, token.size()) != token) return false;
        rest_.remove_prefix(token.size());
        return true;
    }

    Json value() {
        Json json;
        if (take("{")) {
            json.kind = Json::Kind::kObject;
            list("}", [&] {
                json.keys.push_back(string());
                need(take(":"));
                json.items.push_back(value());
            });
        } else if (take("[")) {
            json.kind = Json::Kind::kArray;
            list("]", [&] { json.items.push_back(value()); });
        } else if (!rest_.empty() && rest_[0] == '"') {
            json.kind = Json::Kind::kString;
            json.text = string();
        } else if (take("true")) {
            json.kind = Json::Kind::kBool;
            json.boolean = true;
        } else if (take("false")) {
            json.kind = Json::Kind::kBool;
        } else if (!take("null")) {
            json.kind = Json::Kind::kNumber;
            json.number = number();
        }
        return json;
    }

    template <typename Item>
    void list(std::string_view end, Item item) {
        if (take(end)) return;
        do {
            item();
        } while (take(","));
        need(take(end));
    }

    std::string string() {
        std::string text;
        need(take("\""));
        while (!take("\"")) {
            if (take("\\")) need(rest_.substr(0, 1) == "\"" || rest_.substr(0, 1) == "\\");
            need(!rest_.empty());
            const auto byte = static_cast<unsigned char>(rest_[0]);
            need(byte >= 0x20 && byte < 0x7f);  // the program writes no other
            text += rest_[0];
            rest_.remove_prefix(1);
        }
        return text;
    }

    std::uint64_t number() {
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        need(error == std::errc{});
        const auto length = static_cast<std::size_t>(end - rest_.data());
        need(length == 1 || rest_[0] != '0');
        rest_.remove_prefix(length);
        return value;
    }

    std::string_view rest_;
};

}  // namespace

bool Json::has(std::string_view key) const {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

const Json& Json::operator[](std::string_view key) const {
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) FAIL("there is no member ", std::string(key));
    return items[static_cast<std::size_t>(found - keys.begin())];
}

Json parse_json(std::string_view text) {
    INFO(std::string(text));
    return Parser(text).whole();
}

}  // namespace twofold::support
