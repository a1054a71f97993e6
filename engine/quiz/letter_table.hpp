// Unicode's data about the letters of every script: capitals, and lowercase letters with a mark.
#pragma once

#include <cstdint>
#include <span>

namespace palazzo::quiz {

/// A range of capitals whose lowercase letters are equally far from them.
struct CapitalRange {
    std::uint32_t first;
    std::uint32_t last;
    std::int32_t away_by; ///< Difference between a lowercase letter and its capital.
    std::uint16_t step;   ///< 1 if the range contains each character, 2 if every other one.
};
/// Returns the ranges of capitals beyond ASCII, in the order of their code points.
std::span<const CapitalRange> capital_ranges();

/// A lowercase letter that is decomposed into a base letter and a mark.
struct AccentedLetter {
    std::uint16_t letter;
    std::uint16_t base;
    std::uint16_t mark; ///< The combining character; 0 if `letter` is only another code point for `base`.
};
/// Returns all accented letters, in the order of their code points.
std::span<const AccentedLetter> accented_letters();

} // namespace palazzo::quiz
