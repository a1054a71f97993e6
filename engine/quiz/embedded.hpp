// The decks inside this program, as text. Two libraries define it (cmake/assets.cmake): palazzo_decks with the decks of
// assets/challenges, and palazzo_no_decks without any, for the page, which fetches them when they are wanted.
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
