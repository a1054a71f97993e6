// Symbols in texts that are always drawn as paths, even if the typeface has them.
#pragma once

#include "engine/core/card.hpp"

#include <optional>
#include <string_view>

namespace palazzo::ui {

constexpr std::optional<Suit> suit_of(char32_t c) {
    switch (c) {
    case U'♠': return Suit::spades;
    case U'♥': return Suit::hearts;
    case U'♦': return Suit::diamonds;
    case U'♣': return Suit::clubs;
    default: return std::nullopt;
    }
}

/// Returns the index of the shape that `c` shows: 0 to 3 for the shapes of letter cards' colours, 4 for the star;
/// nullopt for other characters.
constexpr std::optional<int> shape_index(char32_t c) {
    constexpr std::u32string_view signs = U"●▲◆■★";
    const auto at = signs.find(c);
    return at == std::u32string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

} // namespace palazzo::ui
