#include "engine/dictionary/embedded.hpp"

namespace palazzo::dictionary {

std::span<const Embedded> embedded() { return {}; }

} // namespace palazzo::dictionary
