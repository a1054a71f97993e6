#include "engine/quiz/embedded.hpp"

namespace palazzo::quiz {

std::span<const Embedded> embedded() { return {}; }

std::span<const Embedded> embedded_translations() { return {}; }

} // namespace palazzo::quiz
