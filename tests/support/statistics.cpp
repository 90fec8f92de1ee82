#include "support/statistics.h"

#include <cmath>
#include <numeric>

namespace twofold::support {

double chi_square(const std::vector<int>& counts) {
    const double total = std::accumulate(counts.begin(), counts.end(), 0.0);
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

double chi_square_limit(const std::vector<int>& counts) {
    constexpr double kNormalQuantile = 3.0902;  // of 0.999
    const double freedom = static_cast<double>(counts.size()) - 1;
    const double ninth = 2 / (9 * freedom);
    return freedom * std::pow(1 - ninth + kNormalQuantile * std::sqrt(ninth), 3);
}

Mean mean_of(const std::vector<double>& sample) {
    const auto count = static_cast<double>(sample.size());
    const double mean = std::accumulate(sample.begin(), sample.end(), 0.0) / count;
    double squares = 0;
    for (const double value : sample) {
        squares += (value - mean) * (value - mean);
    }
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

}  // namespace twofold::support
