// Choosing a file on Windows: by dropping it on the window.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool pick_file() { return false; }

} // namespace palazzo::platform
