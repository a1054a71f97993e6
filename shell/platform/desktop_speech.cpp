// The desktop can't speak, so texts are shown instead.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

bool can_speak(const std::string&) { return false; }
void speak(const std::string&, const std::string&) {}

} // namespace palazzo::platform
