#include "rules/board.h"

#include <algorithm>

#include "base/check.h"

namespace twofold::rules {

Board::Board(Size size) : size_(size) {
    TWOFOLD_CHECK(size.playable());
}

int Board::empty_count() const {
    const auto all = cells();
    return static_cast<int>(std::count(all.begin(), all.end(), Exponent{0}));
}

int Board::nth_empty(int n) const {
    for (int i = 0; i < cell_count(); ++i) {
        if ((*this)[i] == 0 && n-- == 0) return i;
    }
    base::check_failed("n < empty_count()", __FILE__, __LINE__);
}

Exponent Board::largest() const {
    const auto all = cells();
    return *std::max_element(all.begin(), all.end());
}

}  // namespace twofold::rules
