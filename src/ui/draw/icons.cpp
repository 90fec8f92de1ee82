#include "ui/draw/icons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace twofold::ui {

namespace {

constexpr std::array kUndo = {
    IconStroke{9, 5, 5, 9},
    IconStroke{5, 9, 9, 13},
    IconStroke{5, 9, 14.5f, 9},
    IconStroke{14.5f, 19, 10, 19},
    IconStroke{.x1 = 14.5f, .y1 = 14, .radius = 5, .from = -90, .to = 90},
};
constexpr std::array kRedo = {
    IconStroke{15, 5, 19, 9},
    IconStroke{19, 9, 15, 13},
    IconStroke{19, 9, 9.5f, 9},
    IconStroke{9.5f, 19, 14, 19},
    IconStroke{.x1 = 9.5f, .y1 = 14, .radius = 5, .from = 90, .to = 270},
};
constexpr std::array kNewGame = {IconStroke{12, 5, 12, 19}, IconStroke{5, 12, 19, 12}};
constexpr std::array kMenu = {IconStroke{5, 7, 19, 7}, IconStroke{5, 12, 19, 12}, IconStroke{5, 17, 19, 17}};
constexpr std::array kBack = {IconStroke{5, 12, 19, 12}, IconStroke{11, 6, 5, 12}, IconStroke{5, 12, 11, 18}};
constexpr std::array kPrevious = {IconStroke{14, 6, 8, 12}, IconStroke{8, 12, 14, 18}};
constexpr std::array kNext = {IconStroke{10, 6, 16, 12}, IconStroke{16, 12, 10, 18}};

constexpr std::array kPreviousMark = {IconStroke{17, 6, 11, 12}, IconStroke{11, 12, 17, 18},
                                      IconStroke{6, 6, 6, 18}};
constexpr std::array kNextMark = {IconStroke{7, 6, 13, 12}, IconStroke{13, 12, 7, 18},
                                  IconStroke{18, 6, 18, 18}};
constexpr std::array kPlay = {IconStroke{8, 5, 18, 12}, IconStroke{18, 12, 8, 19}, IconStroke{8, 19, 8, 5}};
constexpr std::array kPause = {IconStroke{8.5f, 6, 8.5f, 18}, IconStroke{15.5f, 6, 15.5f, 18}};
constexpr std::array kShare = {IconStroke{12, 4, 12, 14}, IconStroke{12, 4, 8, 8},
                               IconStroke{12, 4, 16, 8},  IconStroke{5, 13, 5, 19},
                               IconStroke{5, 19, 19, 19}, IconStroke{19, 19, 19, 13}};

float distance_to_line(const IconStroke& s, float x, float y) {
    const float dx = s.x2 - s.x1;
    const float dy = s.y2 - s.y1;
    const float along = ((x - s.x1) * dx + (y - s.y1) * dy) / (dx * dx + dy * dy);
    const float t = std::clamp(along, 0.0f, 1.0f);
    return std::hypot(x - s.x1 - t * dx, y - s.y1 - t * dy);
}

float distance_to_arc(const IconStroke& s, float x, float y) {
    constexpr float kRadians = std::numbers::pi_v<float> / 180;
    const float angle = std::atan2(y - s.y1, x - s.x1) / kRadians;
    for (const float turned : {angle, angle + 360}) {
        if (turned >= s.from && turned <= s.to) return std::abs(std::hypot(x - s.x1, y - s.y1) - s.radius);
    }
    const auto to_end = [&](float end) {
        return std::hypot(x - s.x1 - s.radius * std::cos(end * kRadians),
                          y - s.y1 - s.radius * std::sin(end * kRadians));
    };
    return std::min(to_end(s.from), to_end(s.to));
}

}  // namespace

std::span<const IconStroke> strokes_of(Icon icon) {
    switch (icon) {
        case Icon::kUndo:
            return kUndo;
        case Icon::kRedo:
            return kRedo;
        case Icon::kNewGame:
            return kNewGame;
        case Icon::kMenu:
            return kMenu;
        case Icon::kBack:
            return kBack;
        case Icon::kPrevious:
            return kPrevious;
        case Icon::kNext:
            return kNext;
        case Icon::kPreviousMark:
            return kPreviousMark;
        case Icon::kNextMark:
            return kNextMark;
        case Icon::kPlay:
            return kPlay;
        case Icon::kPause:
            return kPause;
        case Icon::kShare:
            return kShare;
    }
    return {};
}

float icon_coverage(Icon icon, float size_px, float x, float y) {
    const float px = size_px / kIconGrid;
    float nearest = kIconGrid;
    for (const IconStroke& stroke : strokes_of(icon)) {
        const float distance = stroke.radius > 0 ? distance_to_arc(stroke, x / px, y / px)
                                                 : distance_to_line(stroke, x / px, y / px);
        nearest = std::min(nearest, distance);
    }
    return std::clamp((kIconStroke / 2 - nearest) * px + 0.5f, 0.0f, 1.0f);
}

}  // namespace twofold::ui
