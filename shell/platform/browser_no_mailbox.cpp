// No mailbox: a program without a relay plays at no table with friends.
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

mail::Services mailbox() { return {}; }

} // namespace palazzo::platform
