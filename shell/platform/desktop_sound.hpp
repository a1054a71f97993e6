// The desktop's audio device, for the end of the window's loop.
#pragma once

namespace palazzo::platform {

/// Closes the audio device and cuts off the sounds that are playing.
void close_sound();

} // namespace palazzo::platform
