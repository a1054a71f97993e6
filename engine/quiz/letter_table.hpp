// Letters of every script as Unicode has them: capitals, and small letters with a mark.
#pragma once

#include <cstdint>
#include <span>

namespace palazzo::quiz {

/// Capitals from one to another, each or every other one, and how far away their small letters are.
struct CapitalRange {
    std::uint32_t first;
    std::uint32_t last;
    std::int32_t away_by;
    std::uint16_t step;
};
/// Beyond ASCII, in the order of their numbers.
std::span<const CapitalRange> capital_ranges();

/// A small letter that is another one with a mark, which has a number as a character of its own; 0: with none.
struct AccentedLetter {
    std::uint16_t letter;
    std::uint16_t base;
    std::uint16_t mark;
};
/// In the order of their numbers.
std::span<const AccentedLetter> accented_letters();

} // namespace palazzo::quiz
