// On Windows the program opens no file dialog: players drop files on the window.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool pick_file() { return false; }

} // namespace palazzo::platform
