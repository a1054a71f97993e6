#include "engine/rule_sets/embedded.hpp"

namespace palazzo {

std::span<const EmbeddedRules> embedded_rules() { return {}; }

} // namespace palazzo
