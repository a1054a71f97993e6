// The decks inside this program, as text. Two libraries define embedded() (cmake/assets.cmake): palazzo_decks returns
// the decks of assets/challenges, and palazzo_no_decks returns none. The page uses the latter, because it fetches decks
// when they are needed.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::quiz {

struct Embedded {
    std::string_view name;
    std::string_view text;
};

std::span<const Embedded> embedded();

} // namespace palazzo::quiz
