// What the player did, as the machine reports it: the only input that ui knows. Positions are in window units
// (density-independent), the same for mouse and touch.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "ui/draw/geometry.h"

namespace twofold::ui {

// Physical keys by their USB HID usage (page 7), which is also SDL's scancode: the place on the keyboard,
// whatever is printed there. Any other usage may come as well. The buttons of a gamepad follow, by their
// place on it, and a push of its stick is a press of its d-pad.
enum class Key : std::uint16_t {
    kNone = 0,
    kA = 4,
    kB,
    kC,
    kD,
    kE,
    kF,
    kG,
    kH,
    kI,
    kJ,
    kK,
    kL,
    kM,
    kN,
    kO,
    kP,
    kQ,
    kR,
    kS,
    kT,
    kU,
    kV,
    kW,
    kX,
    kY,
    kZ,
    k1,
    k2,
    k3,
    k4,
    k5,
    k6,
    k7,
    k8,
    k9,
    k0,
    kReturn,
    kEscape,
    kBackspace,
    kTab,
    kSpace,
    kMinus,  // what an American keyboard has there, here and below
    kEquals,
    kLeftBracket,
    kRightBracket,
    kBackslash,
    kNonUsHash,
    kSemicolon,
    kApostrophe,
    kGrave,
    kComma,
    kPeriod,
    kSlash,
    kCapsLock,
    kF1,
    kF2,
    kF3,
    kF4,
    kF5,
    kF6,
    kF7,
    kF8,
    kF9,
    kF10,
    kF11,
    kF12,
    kPrintScreen,
    kScrollLock,
    kPause,
    kInsert,
    kHome,
    kPageUp,
    kDelete,
    kEnd,
    kPageDown,
    kRight,
    kLeft,
    kDown,
    kUp,
    kNumLock,
    kKeypadDivide,
    kKeypadMultiply,
    kKeypadMinus,
    kKeypadPlus,
    kKeypadEnter,
    kKeypad1,
    kKeypad2,
    kKeypad3,
    kKeypad4,
    kKeypad5,
    kKeypad6,
    kKeypad7,
    kKeypad8,
    kKeypad9,
    kKeypad0,
    kKeypadPeriod,
    kNonUsBackslash,  // between left Shift and Z, where there is one
    kApplication,
    kPower,
    kKeypadEquals,
    kF13,
    kF24 = 115,
    kPadUp = 512,  // beyond every usage that SDL knows
    kPadDown,
    kPadLeft,
    kPadRight,
    kPadConfirm,   // the lowest of the four
    kPadBack,      // the right one
    kPadUndo,      // the left one
    kPadRedo,      // the upper one
    kPadMenu,      // start
    kPadPrevious,  // left shoulder
    kPadNext,      // right shoulder
};

constexpr bool is_on_pad(Key key) {
    return key >= Key::kPadUp && key <= Key::kPadNext;
}

// Held modifiers, as bits. Caps Lock and Num Lock are none.
enum Modifier : std::uint8_t { kNoModifier = 0, kShift = 1, kCtrl = 2, kAlt = 4, kSuper = 8 };

struct KeyPress {
    Key key = Key::kNone;
    std::uint8_t modifiers = kNoModifier;
    bool repeat = false;  // made by holding the key
};

// One finger, or the mouse with its main button.
struct PointerEvent {
    enum class Kind : std::uint8_t { kDown, kMove, kUp, kCancel };
    static constexpr std::int64_t kMouse = -1;

    Kind kind = Kind::kMove;
    std::int64_t id = kMouse;  // of the finger, from 0; unlike that of any other that is down
    PointF at;
};

// The pointer went over the window with nothing pressed, or left it.
struct HoverEvent {
    PointF at;
    bool inside = true;
};

// The wheel was turned, by notches away from the player (fractions on a touch pad).
struct WheelEvent {
    float notches = 0;
};

// The window lost the player: whatever is held down now counts as let go and undone.
struct FocusLost {};
struct FocusGained {};
// What was drawn is gone or no longer shown.
struct PictureLost {};
struct CloseRequest {};
// Other letters are printed on the keys now.
struct KeyboardChanged {};
// A file was dropped on the window.
struct FileDropped {
    std::string path;
};

using InputEvent = std::variant<KeyPress, PointerEvent, HoverEvent, WheelEvent, FocusLost, FocusGained,
                                PictureLost, CloseRequest, KeyboardChanged, FileDropped>;

// Whether a player asks for something with such an event: with a key, or a pointer that is lifted.
inline bool can_ask(const InputEvent& event) {
    const auto* pointer = std::get_if<PointerEvent>(&event);
    return std::holds_alternative<KeyPress>(event) ||
           (pointer != nullptr && pointer->kind == PointerEvent::Kind::kUp);
}

}  // namespace twofold::ui
