#pragma once

namespace twofold::platform {

// Ignores the X11 error of a wake-up message that arrives after its window was destroyed, for which Xlib
// would end the program: SDL's X11 driver sends itself such messages over a second connection. All other
// errors are handled as before. Call after SDL's video has started.
void survive_late_wake_ups();

}  // namespace twofold::platform
