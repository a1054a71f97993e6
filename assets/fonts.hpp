// The typeface, Inter, in two weights: no hinting, no kerning. shell/ui/fonts.hpp unpacks it.
#pragma once

#include <span>

namespace palazzo::assets {

/// The letters inside the program, packed: Latin as western Europe writes it, punctuation, arrows and a few signs.
std::span<const unsigned char> inter();

/// Digits of equal width, for scores and counts that must not jump: the figure d has the code point tabular_zero + d.
inline constexpr char32_t tabular_zero = 0xE030;

/// The letters of a further script, packed. On the page they are a file, `font-SCRIPT`, fetched for who needs them.
struct FurtherFont {
    const char* script; ///< as in shell/ui/scripts.hpp
    std::span<const unsigned char> packed;
};

/// Those that are inside the program: all, or on the page none.
std::span<const FurtherFont> further_fonts();

} // namespace palazzo::assets
