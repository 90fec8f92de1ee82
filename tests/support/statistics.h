// Whether counts are what chance would give.
#pragma once

#include <vector>

namespace twofold::support {

// Pearson's statistic of these counts against all being equally likely.
double chi_square(const std::vector<int>& counts);

// What that statistic exceeds once in a thousand times when they are. Wilson and Hilferty, "The distribution
// of chi-square", PNAS 17 (1931).
double chi_square_limit(const std::vector<int>& counts);

// Mean of a sample and the standard error of that mean.
struct Mean {
    double value = 0;
    double standard_error = 0;
};
Mean mean_of(const std::vector<double>& sample);

}  // namespace twofold::support
