// The environment of the test program.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace twofold::support {

// A variable for as long as it lives; taken away where the value is null.
class Environment {
  public:
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        set(value);
    }
    ~Environment() { set(before_ ? before_->c_str() : nullptr); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    void set(const char* value) { value == nullptr ? ::unsetenv(name_) : ::setenv(name_, value, 1); }

    const char* name_;
    std::optional<std::string> before_;
};

}  // namespace twofold::support
