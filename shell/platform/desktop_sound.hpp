// The desktop's loudspeaker, for the end of the window's loop.
#pragma once

namespace palazzo::platform {

/// Lets go of the loudspeaker; what is still to be heard is cut short.
void close_sound();

} // namespace palazzo::platform
