#include <set>
#include <string>

#include <doctest/doctest.h>

#include "ui/input/key_labels.h"

#include "support/ui_assets.h"

namespace twofold::ui {
namespace {

std::string labels(PadKind kind) {
    std::string all;
    for (int key = static_cast<int>(Key::kPadConfirm); key <= static_cast<int>(Key::kPadNext); ++key)
        all += std::string(pad_label(static_cast<Key>(key), kind, support::english())) + " ";
    return all;
}

TEST_CASE("each kind of pad has its own names for the same places") {
    CHECK(labels(PadKind::kXbox) == "A B X Y Start LB RB ");
    CHECK(labels(PadKind::kPlayStation) == "Cross Circle Square Triangle Options L1 R1 ");
    CHECK(labels(PadKind::kNintendo) == "B A Y X + L R ");
}

TEST_CASE("what is no button with a name has no label") {
    for (const Key key : {Key::kNone, Key::kA, Key::kPadUp, Key::kPadRight, static_cast<Key>(600)})
        CHECK(pad_label(key, PadKind::kXbox, support::english()).empty());
}

}  // namespace
}  // namespace twofold::ui
