#include "engine/lexicon/embedded.hpp"

namespace palazzo::lexicon {

std::span<const Embedded> embedded() { return {}; }

} // namespace palazzo::lexicon
