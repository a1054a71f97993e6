#include "engine/challenges/embedded.hpp"

namespace palazzo::challenges {

std::span<const Embedded> embedded() { return {}; }

} // namespace palazzo::challenges
