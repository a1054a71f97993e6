// Signs in a text that are drawn as paths, whatever letters the typeface has.
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

/// The shapes of the letter cards' colours, and the star after them.
constexpr std::optional<int> shape_of(char32_t c) {
    constexpr std::u32string_view signs = U"●▲◆■★";
    const auto at = signs.find(c);
    return at == std::u32string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

} // namespace palazzo::ui
