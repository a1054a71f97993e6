// The typeface: unpacked, handed to ImGui, and given further letters while it is in use.
//
// Packed are two TrueType files, the regular weight and then the semibold one, each as its number of 16-bit words and
// the words, high byte first. A word is written as the difference from the one at the same place of the file before, in
// zigzag (0, -1, 1, -2 … are 0, 1, 2, 3 …): n up to 191 as 255 - n; 192 + 256 h + l, up to h = 62, as 63 - h and l;
// else as 0 and two bytes. So hardly a zero follows another: where they do, wasm-opt cuts data up. The weights are laid
// out alike, so that most of the second file is small numbers. What follows from an outline is left out: its bounds are
// 0, and `loca` has the words that each one takes. cmake/fonts.py writes it.
#pragma once

#include "shell/ui/theme.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::ui {

/// TrueType files.
struct FontFiles {
    std::vector<unsigned char> regular;
    std::vector<unsigned char> semibold;
};

/// Nothing: these bytes are no packed fonts, or not all of them.
std::optional<FontFiles> unpack_fonts(std::span<const unsigned char> packed);

/// Hands the fonts to ImGui, which rasterises them at whatever size and density they are drawn.
Fonts load_fonts(std::span<const unsigned char> packed);
/// Gives them the letters of a further file, from the next frame on; called between frames. False: it holds no fonts.
bool add_letters(const Fonts& fonts, std::span<const unsigned char> packed);
/// Whether a letter is there to be drawn; what needs no drawing always is.
bool draws(const Fonts& fonts, char32_t c);

} // namespace palazzo::ui
