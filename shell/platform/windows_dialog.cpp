// Windows has no file dialog here: files are dropped on the window.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool pick_file() { return false; }

} // namespace palazzo::platform
