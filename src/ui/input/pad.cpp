#include "ui/input/pad.h"

#include <array>

namespace twofold::ui {

namespace {

constexpr std::size_t kFirst = static_cast<std::size_t>(Key::kPadConfirm);
constexpr std::size_t kCount = static_cast<std::size_t>(Key::kPadNext) - kFirst + 1;

// In the order of Key. These are the same in every language; the names of PlayStation's shapes are not.
constexpr std::array<std::string_view, kCount> kXboxLabels = {"A", "B", "X", "Y", "Start", "LB", "RB"};
constexpr std::array<std::string_view, kCount> kNintendoLabels = {"B", "A", "Y", "X", "+", "L", "R"};
constexpr std::array kShapes = {TextId::kPadCross, TextId::kPadCircle, TextId::kPadSquare,
                                TextId::kPadTriangle};
constexpr std::array<std::string_view, kCount - kShapes.size()> kPlayStationLabels = {"Options", "L1", "R1"};

}  // namespace

std::string_view pad_label(Key key, PadKind kind, const Strings& strings) {
    if (key < Key::kPadConfirm || key > Key::kPadNext) return {};
    const std::size_t index = static_cast<std::size_t>(key) - kFirst;
    switch (kind) {
        case PadKind::kXbox:
            return kXboxLabels[index];
        case PadKind::kNintendo:
            return kNintendoLabels[index];
        case PadKind::kPlayStation:
            return index < kShapes.size() ? strings.text(kShapes[index])
                                          : kPlayStationLabels[index - kShapes.size()];
    }
    return {};
}

}  // namespace twofold::ui
