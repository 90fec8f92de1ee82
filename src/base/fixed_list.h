// A list with inline storage for Capacity items, so that a move allocates no memory. Pushing more stops the
// program.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/check.h"

namespace twofold::base {

template <typename T, std::size_t Capacity>
class FixedList {
  public:
    void push_back(const T& item) {
        TWOFOLD_CHECK(size_ < Capacity);
        items_[size_++] = item;
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T& operator[](std::size_t i) { return items_[i]; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }

    friend bool operator==(const FixedList& a, const FixedList& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

  private:
    std::array<T, Capacity> items_{};
    std::size_t size_ = 0;
};

}  // namespace twofold::base
