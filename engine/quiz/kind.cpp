#include "engine/quiz/kind.hpp"

#include <algorithm>

namespace palazzo::quiz {

std::optional<Kind> kind_of(std::string_view name) {
    const auto at =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindTraits& traits) { return traits.name == name; });
    if (at == kinds.end()) return std::nullopt;
    return static_cast<Kind>(at - kinds.begin());
}

} // namespace palazzo::quiz
