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

// The menu's: calendar, clock with its hand turned back, archive box, chart, sliders, corners outwards and
// inwards, question mark and "i" in a circle, door with an arrow out.
constexpr std::array kDaily = {
    IconStroke{4.5f, 6, 19.5f, 6},         IconStroke{19.5f, 6, 19.5f, 19.5f},
    IconStroke{19.5f, 19.5f, 4.5f, 19.5f}, IconStroke{4.5f, 19.5f, 4.5f, 6},
    IconStroke{4.5f, 10.5f, 19.5f, 10.5f}, IconStroke{8.5f, 3.5f, 8.5f, 6},
    IconStroke{15.5f, 3.5f, 15.5f, 6},     IconStroke{15, 15, 15.4f, 15},
};
constexpr std::array kHistory = {
    IconStroke{.x1 = 12.5f, .y1 = 12, .radius = 7.5f, .from = -150, .to = 160},
    IconStroke{6, 8.2f, 9.6f, 8.2f},
    IconStroke{6, 8.2f, 6, 4.6f},
    IconStroke{12.5f, 8, 12.5f, 12.2f},
    IconStroke{12.5f, 12.2f, 15.5f, 14},
};
constexpr std::array kRecords = {
    IconStroke{3.5f, 5, 20.5f, 5},   IconStroke{20.5f, 5, 20.5f, 9}, IconStroke{20.5f, 9, 3.5f, 9},
    IconStroke{3.5f, 9, 3.5f, 5},    IconStroke{5.5f, 9, 5.5f, 19},  IconStroke{5.5f, 19, 18.5f, 19},
    IconStroke{18.5f, 19, 18.5f, 9}, IconStroke{10, 13, 14, 13},
};
constexpr std::array kStatistics = {IconStroke{4, 20, 20, 20}, IconStroke{7, 15.5f, 7, 12},
                                    IconStroke{12, 15.5f, 12, 4}, IconStroke{17, 15.5f, 17, 8.5f}};
constexpr std::array kSettings = {
    IconStroke{4, 6.5f, 12.5f, 6.5f},
    IconStroke{17.5f, 6.5f, 20, 6.5f},
    IconStroke{.x1 = 15, .y1 = 6.5f, .radius = 2.4f, .from = -180, .to = 180},
    IconStroke{4, 17.5f, 6.5f, 17.5f},
    IconStroke{11.5f, 17.5f, 20, 17.5f},
    IconStroke{.x1 = 9, .y1 = 17.5f, .radius = 2.4f, .from = -180, .to = 180},
};
constexpr std::array kFullscreen = {IconStroke{4.5f, 9, 4.5f, 4.5f},     IconStroke{4.5f, 4.5f, 9, 4.5f},
                                    IconStroke{15, 4.5f, 19.5f, 4.5f},   IconStroke{19.5f, 4.5f, 19.5f, 9},
                                    IconStroke{19.5f, 15, 19.5f, 19.5f}, IconStroke{19.5f, 19.5f, 15, 19.5f},
                                    IconStroke{9, 19.5f, 4.5f, 19.5f},   IconStroke{4.5f, 19.5f, 4.5f, 15}};
constexpr std::array kWindowed = {IconStroke{9, 4.5f, 9, 9},     IconStroke{9, 9, 4.5f, 9},
                                  IconStroke{15, 4.5f, 15, 9},   IconStroke{15, 9, 19.5f, 9},
                                  IconStroke{15, 19.5f, 15, 15}, IconStroke{15, 15, 19.5f, 15},
                                  IconStroke{9, 19.5f, 9, 15},   IconStroke{9, 15, 4.5f, 15}};
constexpr IconStroke kCircle{.x1 = 12, .y1 = 12, .radius = 8.5f, .from = -180, .to = 180};
constexpr std::array kHelp = {
    kCircle,
    IconStroke{.x1 = 12, .y1 = 10, .radius = 2.5f, .from = -180, .to = 90},
    IconStroke{12, 12.5f, 12, 13.2f},
    IconStroke{12, 16.3f, 12, 16.5f},
};
constexpr std::array kAbout = {kCircle, IconStroke{12, 11.5f, 12, 16.2f}, IconStroke{12, 7.7f, 12, 7.9f}};
constexpr std::array kQuit = {IconStroke{10, 4.5f, 4.5f, 4.5f},   IconStroke{4.5f, 4.5f, 4.5f, 19.5f},
                              IconStroke{4.5f, 19.5f, 10, 19.5f}, IconStroke{9.5f, 12, 20, 12},
                              IconStroke{16, 8, 20, 12},          IconStroke{20, 12, 16, 16}};

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
        case Icon::kDaily:
            return kDaily;
        case Icon::kHistory:
            return kHistory;
        case Icon::kRecords:
            return kRecords;
        case Icon::kStatistics:
            return kStatistics;
        case Icon::kSettings:
            return kSettings;
        case Icon::kFullscreen:
            return kFullscreen;
        case Icon::kWindowed:
            return kWindowed;
        case Icon::kHelp:
            return kHelp;
        case Icon::kAbout:
            return kAbout;
        case Icon::kQuit:
            return kQuit;
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
