#pragma once

namespace twofold::platform {

// To be called once SDL's video is there. SDL's X11 driver wakes its own wait by a message to the window,
// sent over a second connection: the window may be destroyed before the message arrives, which Xlib's default
// is to end the program for. From here on it is ignored; every other error is handled as before.
void survive_late_wake_ups();

}  // namespace twofold::platform
