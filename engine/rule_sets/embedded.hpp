// The published rule sets that are inside a program. The program for browsers contains none, because it fetches the
// rule sets that it needs.
#pragma once

#include <span>
#include <string_view>

namespace palazzo {

struct EmbeddedRules {
    std::string_view game;
    std::string_view text; ///< the rule sets as JSON
};

/// Returns the rule sets inside this program, as one text for each game. The function is defined in a generated source
/// (cmake/assets.cmake).
std::span<const EmbeddedRules> embedded_rules();

} // namespace palazzo
