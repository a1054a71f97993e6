// Word lists on the desktop: they are inside the program, and there are no others.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool fetch_words(const std::string&) { return false; }

} // namespace palazzo::platform
