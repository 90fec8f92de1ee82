// Input events as the machine reports them; the only input that ui uses. Positions are in window units
// (density-independent), for mouse and touch alike.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "ui/draw/geometry.h"

namespace twofold::ui {

// Physical keys by USB HID usage (page 7), which equals SDL's scancode: the position on the keyboard,
// whatever its label. Usages not listed may occur too. The buttons of a gamepad follow, also by position; a
// push of its stick counts as a press of its d-pad.
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
    kMinus,  // as labelled on an American keyboard, here and below
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
    kNonUsBackslash,  // between left Shift and Z, if it exists
    kApplication,
    kPower,
    kKeypadEquals,
    kF13,
    kF24 = 115,
    kPadUp = 512,  // beyond all usages that SDL knows
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

// Held modifiers, as bits. Caps Lock and Num Lock do not count.
enum Modifier : std::uint8_t { kNoModifier = 0, kShift = 1, kCtrl = 2, kAlt = 4, kSuper = 8 };

struct KeyPress {
    Key key = Key::kNone;
    std::uint8_t modifiers = kNoModifier;
    bool repeat = false;  // from holding the key

    bool plain() const { return (modifiers & ~kShift) == 0; }  // no Ctrl, Alt or Super
};

// One finger, or the mouse with its main button.
struct PointerEvent {
    enum class Kind : std::uint8_t { kDown, kMove, kUp, kCancel };
    static constexpr std::int64_t kMouse = -1;

    Kind kind = Kind::kMove;
    std::int64_t id = kMouse;  // of the finger, from 0; unique among pointers that are down
    PointF at;
};

// The pointer moved over the window with nothing pressed, or left it.
struct HoverEvent {
    PointF at;
    bool inside = true;
};

// The wheel was turned by this many notches away from the player; fractional on a touch pad.
struct WheelEvent {
    float notches = 0;
};

// The window lost the focus: whatever is held down counts as cancelled.
struct FocusLost {};
struct FocusGained {};
// The window no longer shows what was drawn.
struct PictureLost {};
struct CloseRequest {};
// The keyboard layout, and so the key labels, changed.
struct KeyboardChanged {};
// A file was dropped on the window.
struct FileDropped {
    std::string path;
};

using InputEvent = std::variant<KeyPress, PointerEvent, HoverEvent, WheelEvent, FocusLost, FocusGained,
                                PictureLost, CloseRequest, KeyboardChanged, FileDropped>;

// Whether the event can trigger a command: a key press or the release of a pointer.
inline bool can_ask(const InputEvent& event) {
    const auto* pointer = std::get_if<PointerEvent>(&event);
    return std::holds_alternative<KeyPress>(event) ||
           (pointer != nullptr && pointer->kind == PointerEvent::Kind::kUp);
}

enum class PadKind : std::uint8_t { kXbox, kPlayStation, kNintendo };

}  // namespace twofold::ui
