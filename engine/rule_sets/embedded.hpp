// Published rule sets that are inside a program. The page has none inside, because it fetches those that it needs.
#pragma once

#include <span>
#include <string_view>

namespace palazzo {

struct EmbeddedRules {
    std::string_view game;
    std::string_view text; ///< JSON
};

/// Returns the rule sets inside this program, one text for each game. Defined by a generated source
/// (cmake/assets.cmake).
std::span<const EmbeddedRules> embedded_rules();

} // namespace palazzo
