// Unicode's data about the letters of every script: which capitals belong to which lowercase letters, and which
// lowercase letters have a mark.
#pragma once

#include <cstdint>
#include <span>

namespace palazzo::quiz {

/// A range of capitals. The code points of all of them differ by the same number from those of their lowercase letters.
struct CapitalRange {
    std::uint32_t first;
    std::uint32_t last;
    std::int32_t lowercase_offset; ///< Code point of a lowercase letter minus the code point of its capital.
    std::uint16_t step;            ///< 1 if each character in the range is a capital, 2 if every second one is.
};
/// Returns the ranges of capitals beyond ASCII, in the order of their code points.
std::span<const CapitalRange> capital_ranges();

/// A lowercase letter that consists of a base letter and a mark.
struct AccentedLetter {
    std::uint16_t letter;
    std::uint16_t base;
    std::uint16_t mark; ///< The combining character; 0 if `letter` is just another code point for `base`.
};
/// Returns all accented letters, in the order of their code points.
std::span<const AccentedLetter> accented_letters();

} // namespace palazzo::quiz
