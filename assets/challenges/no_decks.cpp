#include "engine/quiz/embedded.hpp"

namespace palazzo::quiz {

std::span<const Embedded> embedded() { return {}; }

} // namespace palazzo::quiz
