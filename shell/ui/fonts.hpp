// The typeface: its files are unpacked, passed to ImGui, and extended by further letters while they are in use.
//
// A packed file holds two TrueType files, first the regular weight, then the semibold one. Each is stored as its number
// of 16-bit words, followed by the words, high byte first. A word is stored as its difference from the word at the same
// index of the previous file, in zigzag encoding: the differences 0, -1, 1, -2 … become the numbers 0, 1, 2, 3 …. A
// number n up to 191 is stored as the byte 255 - n. A number 192 + 256 h + l, with h up to 62, is stored as the bytes
// 63 - h and l. A larger number is stored as a byte 0 and two bytes. With this encoding, runs of zeros are rare, which
// matters because wasm-opt splits data at them. Both weights have the same layout, so most numbers of the second file
// are small. Data that can be computed from the outlines is omitted: bounding boxes are stored as 0, and `loca` holds
// the number of words of each outline. cmake/fonts.py writes the packed file. The packed file of the display face holds
// a single TrueType file, stored in the same way.
#pragma once

#include "shell/ui/theme.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// The bytes of two TrueType files.
struct FontFiles {
    std::vector<unsigned char> regular;
    std::vector<unsigned char> semibold;
};

/// Returns the unpacked fonts; nullopt if `packed` isn't a complete packed file.
std::optional<FontFiles> unpack_fonts(std::span<const unsigned char> packed);

/// Passes the fonts to ImGui, which rasterises them at each size and pixel density at which they are drawn. All fonts
/// are null if `packed` can't be unpacked. The display face is the semibold font if `display` can't be unpacked.
Fonts load_fonts(std::span<const unsigned char> packed, std::span<const unsigned char> display);
/// Adds the letters of another packed file to `fonts`, where they can be drawn from the next frame on. Call it between
/// frames. Returns false if `packed` can't be unpacked or `fonts` is empty.
bool add_letters(const Fonts& fonts, std::span<const unsigned char> packed);
/// Returns the weight in which to draw a title: the display face if it has all letters of `text`, otherwise semibold.
Weight title_weight(const Fonts& fonts, std::string_view text);
/// Returns whether the character `c` can be drawn, either as a letter of the font or as a path.
bool can_draw(const Fonts& fonts, char32_t c);

} // namespace palazzo::ui
