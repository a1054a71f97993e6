// The typeface, Inter, as TrueType files inside the program: Latin, Latin Extended-A, punctuation, arrows and a few
// signs; no hinting, no kerning. The bytes live as long as the program: hand them to the renderer as memory it does not
// own.
#pragma once

namespace palazzo::assets {

extern const unsigned char inter_regular[]; ///< weight 400
extern const unsigned int inter_regular_size;
extern const unsigned char inter_semibold[]; ///< weight 600
extern const unsigned int inter_semibold_size;

/// Digits of equal width, for scores and counts that must not jump: the figure d has the code point tabular_zero + d.
inline constexpr char32_t tabular_zero = 0xE030;

} // namespace palazzo::assets
