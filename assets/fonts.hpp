// The font Inter in two weights, and Cinzel for titles, without hinting and kerning. shell/ui/fonts.hpp unpacks them.
#pragma once

#include <span>

namespace palazzo::assets {

/// Returns the letters inside the program, packed: Latin for western Europe, punctuation, arrows and a few signs.
std::span<const unsigned char> inter();

/// Returns the letters of the display face Cinzel in one weight, packed: ASCII and the accented letters of Latin-1.
std::span<const unsigned char> cinzel();

/// Digits of equal width, for scores and counts that must not jump. The digit d has the code point tabular_zero + d.
inline constexpr char32_t tabular_zero = 0xE030;

/// The letters of a further script, packed. On the page they are a file, `font-SCRIPT`, which is fetched when it is
/// needed.
struct FurtherFont {
    const char* script; ///< name of the script, such as `greek` (shell/ui/scripts.hpp)
    std::span<const unsigned char> packed;
};

/// Returns the further scripts inside the program: all of them, or none on the page.
std::span<const FurtherFont> further_fonts();

} // namespace palazzo::assets
