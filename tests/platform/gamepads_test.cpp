// Pads that SDL takes for real ones: plugged in, played with and pulled out, in any order.
#include "platform/gamepads.h"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "support/random.h"

namespace twofold::platform {
namespace {

constexpr Uint16 kSony = 0x054c;
constexpr Uint16 kDualShock = 0x09cc;
constexpr Uint16 kNintendo = 0x057e;
constexpr Uint16 kSwitchPro = 0x2009;

constexpr std::string_view kNames[] = {"up",   "down", "left", "right",    "confirm", "back",
                                       "undo", "redo", "menu", "previous", "next"};

// Gamepads and what comes of them, with the clock in the test's hand.
class Desk {
  public:
    Desk() {
        pads.start();
        REQUIRE(pads.started());
        look();
        said.clear();
    }
    ~Desk() {
        while (!plugged_.empty())
            unplug(plugged_.front());
    }

    // A virtual pad, by its instance.
    SDL_JoystickID plug(Uint16 vendor = 0, Uint16 product = 0) {
        SDL_VirtualJoystickDesc description{};
        description.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
        description.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
        description.naxes = SDL_CONTROLLER_AXIS_MAX;
        description.nbuttons = SDL_CONTROLLER_BUTTON_DPAD_RIGHT + 1;
        description.vendor_id = vendor;
        description.product_id = product;
        description.name = "Pad of a test";
        description.userdata = &rumbled;
        description.Rumble = [](void* told, Uint16 low, Uint16) -> int {
            static_cast<std::vector<int>*>(told)->push_back(low);
            return 0;
        };
        const int device = SDL_JoystickAttachVirtualEx(&description);
        REQUIRE(device >= 0);
        plugged_.push_back(SDL_JoystickGetDeviceInstanceID(device));
        look();
        return plugged_.back();
    }
    void unplug(SDL_JoystickID id) {
        for (int device = 0; device < SDL_NumJoysticks(); ++device) {
            if (SDL_JoystickGetDeviceInstanceID(device) == id) SDL_JoystickDetachVirtual(device);
        }
        std::erase(plugged_, id);
        look();
    }
    void hold(SDL_JoystickID id, SDL_GameControllerButton button, bool down = true) {
        REQUIRE(SDL_JoystickSetVirtualButton(SDL_JoystickFromInstanceID(id), button, down ? 1 : 0) == 0);
        look();
    }
    void press(SDL_JoystickID id, SDL_GameControllerButton button) {
        hold(id, button);
        hold(id, button, false);
    }
    void push(SDL_JoystickID id, double x, double y, int axis = SDL_CONTROLLER_AXIS_LEFTX) {
        SDL_Joystick* joystick = SDL_JoystickFromInstanceID(id);
        REQUIRE(SDL_JoystickSetVirtualAxis(joystick, axis, static_cast<Sint16>(x * 32767)) == 0);
        REQUIRE(SDL_JoystickSetVirtualAxis(joystick, axis + 1, static_cast<Sint16>(y * 32767)) == 0);
        look();
    }
    void wait(ui::Millis time) {
        for (const ui::Millis end = now_ + time; now_ < end; now_ += 8)
            look();
    }
    // What came of everything since the last call.
    std::string take_said() { return std::exchange(said, {}); }

    void look() {
        pads.update();
        SDL_Event event;
        std::vector<ui::InputEvent> events;
        while (SDL_PollEvent(&event) != 0)
            pads.handle(event, now_, events);
        pads.finish(now_, events);
        for (const ui::InputEvent& input : events) {
            const auto& key = std::get<ui::KeyPress>(input);
            REQUIRE(ui::is_on_pad(key.key));
            CHECK(key.modifiers == ui::kNoModifier);
            said += std::string(kNames[static_cast<int>(key.key) - static_cast<int>(ui::Key::kPadUp)]) +
                    (key.repeat ? "* " : " ");
        }
    }

    std::vector<int> rumbled;  // the force each time
    Gamepads pads;
    std::string said;

  private:
    std::vector<SDL_JoystickID> plugged_;
    ui::Millis now_ = 1000;
};

TEST_CASE("each button of a pad is its key, once a press, and the others are none") {
    Desk desk;
    const auto pad = desk.plug();
    CHECK(desk.take_said().empty());
    for (int button = 0; button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT; ++button)
        desk.press(pad, static_cast<SDL_GameControllerButton>(button));
    CHECK(desk.take_said() == "confirm back undo redo menu previous next up down left right ");
}

TEST_CASE("the left stick is a d-pad, judged by both of its axes at once; the right one does nothing") {
    Desk desk;
    const auto pad = desk.plug();
    for (const ui::PointF to : {ui::PointF{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {0.65f, 0.75f}, {0.7f, -0.71f}}) {
        desk.push(pad, static_cast<double>(to.x), static_cast<double>(to.y));
        desk.push(pad, 0, 0);
    }
    CHECK(desk.take_said() == "left right up down down up ");
    desk.push(pad, 1, 1, SDL_CONTROLLER_AXIS_RIGHTX);
    desk.push(pad, 1, 1, SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    CHECK(desk.take_said().empty());
}

TEST_CASE("a stick that goes out and back between two looks is not missed") {
    Desk desk;
    const auto pad = desk.plug();
    std::vector<ui::InputEvent> events;
    SDL_Event event{};
    event.type = SDL_CONTROLLERAXISMOTION;
    event.caxis.which = pad;
    event.caxis.axis = SDL_CONTROLLER_AXIS_LEFTX;
    for (const int value : {20000, 32767, 100, -32768, 0}) {
        event.caxis.value = static_cast<Sint16>(value);
        desk.pads.handle(event, 0, events);
    }
    desk.pads.finish(0, events);
    REQUIRE(events.size() == 2);
    CHECK(std::get<ui::KeyPress>(events[0]).key == ui::Key::kPadRight);
    CHECK(std::get<ui::KeyPress>(events[1]).key == ui::Key::kPadLeft);
}

TEST_CASE("noise of the stick says nothing") {
    Desk desk;
    const auto pad = desk.plug();
    support::Random random(1);
    const auto noise = [&] { return random.between(-200, 200) / 1000.0; };
    for (int i = 0; i < 300; ++i)
        desk.push(pad, noise(), noise());
    CHECK(desk.take_said().empty());
}

TEST_CASE("a held direction repeats, by d-pad and by stick, until it is let go; other buttons do not") {
    Desk desk;
    const auto pad = desk.plug();
    desk.hold(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    desk.wait(500);
    CHECK(desk.take_said() == "down down* down* ");
    desk.hold(pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN, false);
    desk.wait(500);
    CHECK(desk.take_said().empty());
    desk.push(pad, 0, 1);
    desk.wait(410);
    desk.push(pad, 0, 0.2);
    desk.wait(500);
    CHECK(desk.take_said() == "down down* ");
    desk.hold(pad, SDL_CONTROLLER_BUTTON_A);
    desk.wait(1000);
    CHECK(desk.take_said() == "confirm ");
}

TEST_CASE("a pad pulled out while a direction is held leaves nothing held, and comes back as new") {
    Desk desk;
    for (int round = 0; round < 3; ++round) {
        INFO("round ", round);
        const auto pad = desk.plug();
        desk.hold(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
        desk.push(pad, 1, 0);
        CHECK(desk.take_said() == "left right ");
        desk.unplug(pad);
        desk.wait(2000);
        CHECK(desk.take_said().empty());
        CHECK_FALSE(desk.pads.in_use());
    }
}

TEST_CASE("two pads play side by side, and one of them is pulled out while the other plays on") {
    Desk desk;
    const auto one = desk.plug();
    const auto two = desk.plug();
    desk.push(one, 1, 0);
    desk.push(two, 0, 1);
    desk.push(one, 0, 0);
    desk.push(one, 1, 0);
    CHECK(desk.take_said() == "right down right ");
    desk.unplug(one);
    desk.push(two, 0, 0);
    desk.push(two, 0, -1);
    desk.press(two, SDL_CONTROLLER_BUTTON_X);
    CHECK(desk.take_said() == "up undo ");
}

TEST_CASE("the pad in use is the one used last, known by what is printed on it") {
    Desk desk;
    CHECK_FALSE(desk.pads.in_use());
    const auto xbox = desk.plug();
    CHECK(desk.pads.in_use() == ui::PadKind::kXbox);
    const auto sony = desk.plug(kSony, kDualShock);
    const auto nintendo = desk.plug(kNintendo, kSwitchPro);
    desk.press(sony, SDL_CONTROLLER_BUTTON_A);
    CHECK(desk.pads.in_use() == ui::PadKind::kPlayStation);
    desk.press(nintendo, SDL_CONTROLLER_BUTTON_A);
    CHECK(desk.pads.in_use() == ui::PadKind::kNintendo);
    CHECK(desk.take_said() == "confirm confirm ");  // by their place: the lowest of the four on either
    desk.press(xbox, SDL_CONTROLLER_BUTTON_A);
    CHECK(desk.pads.in_use() == ui::PadKind::kXbox);
    desk.unplug(xbox);
    CHECK(desk.pads.in_use() == ui::PadKind::kNintendo);
}

TEST_CASE("what is held when the window loses the player counts only after it has been let go") {
    Desk desk;
    const auto pad = desk.plug();
    desk.push(pad, 1, 0);
    desk.hold(pad, SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK(desk.take_said() == "right up ");
    desk.pads.release_all();
    desk.wait(1000);
    desk.push(pad, 0.9, 0);
    CHECK(desk.take_said().empty());
    desk.push(pad, 0, 0);
    desk.push(pad, 1, 0);
    CHECK(desk.take_said() == "right ");
}

TEST_CASE("what is done while the window is without the player is not played when it comes back") {
    Desk desk;
    const auto pad = desk.plug();
    desk.pads.release_all();
    SDL_Joystick* joystick = SDL_JoystickFromInstanceID(pad);
    SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_DPAD_UP, 1);
    SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 32767);
    desk.pads.resume();
    desk.wait(1000);
    desk.push(pad, 0.9, 0.1);
    CHECK(desk.take_said().empty());
    desk.push(pad, 0, 0);
    desk.push(pad, -1, 0);
    CHECK(desk.take_said() == "left ");
}

TEST_CASE(
    "the pad in use rumbles as strongly as asked, no other, and stops when the window loses the player") {
    Desk desk;
    desk.pads.rumble(1, 100);  // with no pad: nothing
    CHECK(desk.rumbled.empty());
    desk.plug();
    desk.pads.rumble(0.5f, 60'000);
    CHECK(desk.rumbled == std::vector{0x7fff});
    desk.pads.rumble(7, 60'000);
    CHECK(desk.rumbled.back() == 0xffff);
    desk.pads.release_all();
    CHECK(desk.rumbled.back() == 0);
}

TEST_CASE("a machine without a pad is looked at every few seconds, one with a pad often while it is played") {
    Gamepads sleeping;
    CHECK_FALSE(sleeping.max_wait(true));
    Desk desk;
    CHECK(desk.pads.max_wait(true).value() >= 1000);
    desk.plug();
    CHECK(desk.pads.max_wait(true).value() <= 10);
    CHECK(desk.pads.max_wait(false).value() >= 1000);
}

TEST_CASE("an event that is of no pad is left to others") {
    Desk desk;
    std::vector<ui::InputEvent> events;
    SDL_Event event{};
    for (const Uint32 type : {SDL_KEYDOWN, SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_QUIT}) {
        event.type = type;
        CHECK_FALSE(desk.pads.handle(event, 0, events));
    }
    for (const Uint32 type : {SDL_JOYAXISMOTION, SDL_JOYDEVICEREMOVED, SDL_CONTROLLERSENSORUPDATE}) {
        event.type = type;
        CHECK(desk.pads.handle(event, 0, events));
    }
    CHECK(events.empty());
}

}  // namespace
}  // namespace twofold::platform
