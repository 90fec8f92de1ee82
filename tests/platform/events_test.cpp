#include "platform/events.h"

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace twofold::platform {
namespace {

using ui::InputEvent;
using ui::Key;
using ui::PointerEvent;
using Kind = ui::PointerEvent::Kind;

constexpr int kWidth = 400;
constexpr int kHeight = 600;

// An event as text, to compare by.
struct Say {
    std::string operator()(const ui::KeyPress& press) const {
        return "key " + std::to_string(static_cast<int>(press.key)) + " held " +
               std::to_string(press.modifiers) + (press.repeat ? " repeat" : "");
    }
    std::string operator()(const PointerEvent& event) const {
        constexpr const char* kKinds[] = {"down", "move", "up", "cancel"};
        return std::string(kKinds[static_cast<int>(event.kind)]) + " " + std::to_string(event.id) +
               at(event.at);
    }
    std::string operator()(const ui::HoverEvent& hover) const {
        return hover.inside ? "hover" + at(hover.at) : "left";
    }
    std::string operator()(const ui::WheelEvent& wheel) const {
        return "wheel " + std::to_string(std::lround(wheel.notches));
    }
    std::string operator()(const ui::FileDropped& dropped) const { return "dropped " + dropped.path; }
    std::string operator()(const ui::FocusLost&) const { return "focus lost"; }
    std::string operator()(const ui::FocusGained&) const { return "focus gained"; }
    std::string operator()(const ui::PictureLost&) const { return "picture lost"; }
    std::string operator()(const ui::CloseRequest&) const { return "close"; }
    std::string operator()(const ui::KeyboardChanged&) const { return "keyboard changed"; }

    static std::string at(ui::PointF p) {
        return " at " + std::to_string(std::lround(p.x)) + "," + std::to_string(std::lround(p.y));
    }
};

std::string said(const SDL_Event& event) {
    const std::optional<InputEvent> input = to_input_event(event, kWidth, kHeight);
    return input ? std::visit(Say{}, *input) : "nothing";
}

SDL_Event key_event(Uint32 type, SDL_Scancode scancode, Uint16 mod = KMOD_NONE, Uint8 repeat = 0,
                    SDL_Keycode keycode = SDLK_UNKNOWN) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym = {.scancode = scancode, .sym = keycode, .mod = mod, .unused = 0};
    event.key.repeat = repeat;
    return event;
}

SDL_Event button_event(Uint32 type, Uint8 button, Uint32 which = 0) {
    SDL_Event event{};
    event.type = type;
    event.button.which = which;
    event.button.button = button;
    event.button.x = 30;
    event.button.y = 40;
    return event;
}

SDL_Event motion_event(Uint32 state, Uint32 which = 0) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.which = which;
    event.motion.state = state;
    event.motion.x = 50;
    event.motion.y = 60;
    return event;
}

SDL_Event finger_event(Uint32 type, SDL_FingerID finger, float x, float y, SDL_TouchID touch = 1) {
    SDL_Event event{};
    event.type = type;
    event.tfinger.touchId = touch;
    event.tfinger.fingerId = finger;
    event.tfinger.x = x;
    event.tfinger.y = y;
    return event;
}

SDL_Event window_event(Uint8 what) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = what;
    return event;
}

SDL_Event plain_event(Uint32 type) {
    SDL_Event event{};
    event.type = type;
    return event;
}

struct Row {
    SDL_Event event;
    std::string says;
};

void check(const std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CAPTURE(i);
        CHECK(said(rows[i].event) == rows[i].says);
    }
}

TEST_CASE("a key is its place on the keyboard, with what is held and whether it repeats") {
    check({
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_LEFT), "key 80 held 0"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_W, KMOD_NONE, 0, SDLK_z), "key 26 held 0"},  // AZERTY
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_NONE, 1), "key 4 held 0 repeat"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_LSHIFT), "key 4 held 1"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_RCTRL), "key 4 held 2"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_LALT), "key 4 held 4"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_RGUI), "key 4 held 8"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_RSHIFT | KMOD_LCTRL | KMOD_RALT | KMOD_LGUI),
         "key 4 held 15"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_CAPS | KMOD_NUM), "key 4 held 0"},
        {key_event(SDL_KEYUP, SDL_SCANCODE_A), "nothing"},
    });
}

TEST_CASE("with Ctrl a key is the letter that is printed on it, where it is a Latin one") {
    check({
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_W, KMOD_LCTRL, 0, SDLK_z), "key 29 held 2"},  // AZERTY
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_W, KMOD_LCTRL | KMOD_LSHIFT, 0, SDLK_z), "key 29 held 3"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_W, KMOD_LALT, 0, SDLK_z), "key 26 held 4"},
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_Z, KMOD_LCTRL, 0, 0x44f), "key 29 held 2"},  // Russian
        {key_event(SDL_KEYDOWN, SDL_SCANCODE_RETURN, KMOD_LCTRL, 0, SDLK_RETURN), "key 40 held 2"},
    });
}

TEST_CASE("another keyboard layout is told of") {
    check({{plain_event(SDL_KEYMAPCHANGED), "keyboard changed"}});
}

TEST_CASE("the keys that the game knows have SDL's scancodes") {
    struct Name {
        Key key;
        SDL_Scancode scancode;
    };
    const std::vector<Name> names = {
        {Key::kA, SDL_SCANCODE_A},           {Key::kZ, SDL_SCANCODE_Z},
        {Key::kReturn, SDL_SCANCODE_RETURN}, {Key::kEscape, SDL_SCANCODE_ESCAPE},
        {Key::kTab, SDL_SCANCODE_TAB},       {Key::kBackspace, SDL_SCANCODE_BACKSPACE},
        {Key::kSpace, SDL_SCANCODE_SPACE},   {Key::kF1, SDL_SCANCODE_F1},
        {Key::kF11, SDL_SCANCODE_F11},       {Key::kLeft, SDL_SCANCODE_LEFT},
        {Key::kRight, SDL_SCANCODE_RIGHT},   {Key::kUp, SDL_SCANCODE_UP},
        {Key::kDown, SDL_SCANCODE_DOWN},     {Key::kKeypadEnter, SDL_SCANCODE_KP_ENTER},
        {Key::kKeypad2, SDL_SCANCODE_KP_2},  {Key::kKeypad4, SDL_SCANCODE_KP_4},
        {Key::kKeypad6, SDL_SCANCODE_KP_6},  {Key::kKeypad8, SDL_SCANCODE_KP_8},
    };
    for (const Name& name : names)
        CHECK(static_cast<int>(name.key) == static_cast<int>(name.scancode));
}

TEST_CASE("the mouse counts with its left button alone, and a mouse made from touch not at all") {
    check({
        {button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), "down -1 at 30,40"},
        {button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), "up -1 at 30,40"},
        {button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT), "nothing"},
        {button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_MIDDLE), "nothing"},
        {button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1), "nothing"},
        {button_event(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, SDL_TOUCH_MOUSEID), "nothing"},
        {button_event(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, SDL_TOUCH_MOUSEID), "nothing"},
        {motion_event(SDL_BUTTON_LMASK), "move -1 at 50,60"},
        {motion_event(SDL_BUTTON_LMASK | SDL_BUTTON_RMASK), "move -1 at 50,60"},
        {motion_event(0), "hover at 50,60"},
        {motion_event(SDL_BUTTON_RMASK), "hover at 50,60"},
        {motion_event(SDL_BUTTON_LMASK, SDL_TOUCH_MOUSEID), "nothing"},
        {motion_event(0, SDL_TOUCH_MOUSEID), "nothing"},
    });
}

TEST_CASE(
    "a finger's parts of the window become window units, and a finger made from the mouse does not count") {
    check({
        {finger_event(SDL_FINGERDOWN, 5, 0.25f, 0.5f), "down 5 at 100,300"},
        {finger_event(SDL_FINGERMOTION, 5, 0, 1), "move 5 at 0,600"},
        {finger_event(SDL_FINGERUP, 12345678901, 1, 0), "up 12345678901 at 400,0"},
        {finger_event(SDL_FINGERDOWN, 5, 0.5f, 0.5f, SDL_MOUSE_TOUCHID), "nothing"},
        {finger_event(SDL_FINGERMOTION, 5, 0.5f, 0.5f, SDL_MOUSE_TOUCHID), "nothing"},
        {finger_event(SDL_FINGERUP, 5, 0.5f, 0.5f, SDL_MOUSE_TOUCHID), "nothing"},
    });
}

TEST_CASE("a window that loses the player lets go of everything") {
    check({
        {window_event(SDL_WINDOWEVENT_FOCUS_LOST), "focus lost"},
        {window_event(SDL_WINDOWEVENT_MINIMIZED), "focus lost"},
        {window_event(SDL_WINDOWEVENT_HIDDEN), "focus lost"},
        {plain_event(SDL_APP_WILLENTERBACKGROUND), "focus lost"},
        {window_event(SDL_WINDOWEVENT_LEAVE), "left"},
        {window_event(SDL_WINDOWEVENT_FOCUS_GAINED), "focus gained"},
        {window_event(SDL_WINDOWEVENT_MOVED), "nothing"},
    });
}

TEST_CASE("what was drawn is lost when the window is shown again or its textures are") {
    check({
        {window_event(SDL_WINDOWEVENT_EXPOSED), "picture lost"},
        {window_event(SDL_WINDOWEVENT_SHOWN), "picture lost"},
        {window_event(SDL_WINDOWEVENT_RESTORED), "picture lost"},
        {window_event(SDL_WINDOWEVENT_SIZE_CHANGED), "picture lost"},
        {plain_event(SDL_RENDER_TARGETS_RESET), "picture lost"},
        {plain_event(SDL_RENDER_DEVICE_RESET), "picture lost"},
        {plain_event(SDL_APP_DIDENTERFOREGROUND), "picture lost"},
    });
}

TEST_CASE("the request to quit is passed on, and what the game does not know is not") {
    check({
        {plain_event(SDL_QUIT), "close"},
        {plain_event(SDL_TEXTINPUT), "nothing"},
        {plain_event(SDL_CLIPBOARDUPDATE), "nothing"},
        {plain_event(SDL_USEREVENT), "nothing"},
        {plain_event(0xffff), "nothing"},
    });
}

TEST_CASE("a wait that SDL cannot do is told from one whose time is up") {
    SDL_Event event{};
    REQUIRE(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    CHECK(wait_for_event(event, 0) == Waited::kTimeUp);
    CHECK(wait_for_event(event, 1) == Waited::kTimeUp);
    event.type = SDL_USEREVENT;
    REQUIRE(SDL_PushEvent(&event) == 1);
    CHECK(wait_for_event(event, std::nullopt) == Waited::kEvent);
    CHECK(event.type == SDL_USEREVENT);
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
    REQUIRE(SDL_WasInit(SDL_INIT_EVENTS) == 0);
    CHECK(wait_for_event(event, 60000) == Waited::kFailed);
    CHECK(wait_for_event(event, std::nullopt) == Waited::kFailed);
    CHECK(wait_for_event(event, 0) == Waited::kTimeUp);
}

}  // namespace
}  // namespace twofold::platform
