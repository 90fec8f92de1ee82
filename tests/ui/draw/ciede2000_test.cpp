// The colour difference that the tests of the themes rely on, against its published test data.
#include <array>
#include <cmath>

#include <doctest/doctest.h>

#include "support/ui_ciede2000.h"

namespace twofold::support {
namespace {

struct DifferenceCase {
    Lab first;
    Lab second;
    double difference;
};

TEST_CASE("CIEDE2000 gives the published differences") {
    constexpr std::array kCases = {
        DifferenceCase{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
        DifferenceCase{{50, 3.1571, -77.2803}, {50, 0, -82.7485}, 2.8615},
        DifferenceCase{{50, 2.8361, -74.0200}, {50, 0, -82.7485}, 3.4412},
        DifferenceCase{{50, -1.3802, -84.2814}, {50, 0, -82.7485}, 1.0000},
        DifferenceCase{{50, -1.1848, -84.8006}, {50, 0, -82.7485}, 1.0000},
        DifferenceCase{{50, -0.9009, -85.5211}, {50, 0, -82.7485}, 1.0000},
        DifferenceCase{{50, 0, 0}, {50, -1, 2}, 2.3669},
        DifferenceCase{{50, -1, 2}, {50, 0, 0}, 2.3669},
        DifferenceCase{{50, 2.4900, -0.0010}, {50, -2.4900, 0.0009}, 7.1792},
        DifferenceCase{{50, 2.4900, -0.0010}, {50, -2.4900, 0.0010}, 7.1792},
        DifferenceCase{{50, 2.4900, -0.0010}, {50, -2.4900, 0.0011}, 7.2195},
        DifferenceCase{{50, 2.4900, -0.0010}, {50, -2.4900, 0.0012}, 7.2195},
        DifferenceCase{{50, -0.0010, 2.4900}, {50, 0.0009, -2.4900}, 4.8045},
        DifferenceCase{{50, -0.0010, 2.4900}, {50, 0.0011, -2.4900}, 4.7461},
        DifferenceCase{{50, 2.5, 0}, {50, 0, -2.5}, 4.3065},
        DifferenceCase{{50, 2.5, 0}, {73, 25, -18}, 27.1492},
        DifferenceCase{{50, 2.5, 0}, {61, -5, 29}, 22.8977},
        DifferenceCase{{50, 2.5, 0}, {56, -27, -3}, 31.9030},
        DifferenceCase{{50, 2.5, 0}, {58, 24, 15}, 19.4535},
        DifferenceCase{{50, 2.5, 0}, {50, 3.1736, 0.5854}, 1.0000},
        DifferenceCase{{50, 2.5, 0}, {50, 3.2972, 0}, 1.0000},
        DifferenceCase{{50, 2.5, 0}, {50, 1.8634, 0.5757}, 1.0000},
        DifferenceCase{{50, 2.5, 0}, {50, 3.2592, 0.3350}, 1.0000},
        DifferenceCase{{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
        DifferenceCase{{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
        DifferenceCase{{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
        DifferenceCase{{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
        DifferenceCase{{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
        DifferenceCase{{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
        DifferenceCase{{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
        DifferenceCase{{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
        DifferenceCase{{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
        DifferenceCase{{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
    };
    for (const DifferenceCase& c : kCases) {
        INFO(c.first.lightness, " ", c.first.a, " ", c.first.b, " and ", c.second.lightness, " ", c.second.a,
             " ", c.second.b);
        CHECK(std::abs(ciede2000(c.first, c.second) - c.difference) < 0.0001);
        CHECK(std::abs(ciede2000(c.second, c.first) - c.difference) < 0.0001);
    }
}

TEST_CASE("L*a*b* of white, black and red is the published one") {
    const auto near = [](const Lab& lab, double lightness, double a, double b) {
        return std::abs(lab.lightness - lightness) < 0.02 && std::abs(lab.a - a) < 0.02 &&
               std::abs(lab.b - b) < 0.02;
    };
    CHECK(near(to_lab({255, 255, 255}), 100, 0, 0));
    CHECK(near(to_lab({0, 0, 0}), 0, 0, 0));
    CHECK(near(to_lab({255, 0, 0}), 53.24, 80.09, 67.20));
}

}  // namespace
}  // namespace twofold::support
