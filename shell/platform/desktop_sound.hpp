// The desktop's audio device, which the window's main loop closes when it ends.
#pragma once

namespace palazzo::platform {

/// Closes the audio device and stops the sounds that are playing.
void close_sound();

} // namespace palazzo::platform
