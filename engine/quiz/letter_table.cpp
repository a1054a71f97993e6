#include "engine/quiz/letter_table.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/letter_code.hpp"

#include <array>

namespace palazzo::quiz {
namespace {

/// Reads whole numbers that are stored as variable-length quantities: each byte has seven bits of the number, the
/// lowest bits first; the eighth bit is set unless the byte is the last one of the number.
class Numbers {
  public:
    explicit Numbers(const std::uint8_t* at) : at_(at) {}

    std::uint32_t next() {
        std::uint32_t number = 0;
        for (unsigned shift = 0;; shift += 7) {
            const std::uint32_t byte = *at_++;
            number |= (byte & 127U) << shift;
            if (byte < 128) return number;
        }
    }
    /// Reads a signed number: 0, 2, 4 … represent 0, 1, 2 …, and 1, 3 … represent -1, -2 …
    std::int32_t next_signed() {
        const std::uint32_t number = next();
        const auto half = static_cast<std::int32_t>(number / 2);
        return number % 2 == 0 ? half : -half - 1;
    }

  private:
    const std::uint8_t* at_;
};

using Capitals = std::array<CapitalRange, capital_count>;
using Accented = std::array<AccentedLetter, accented_letter_count>;

/// Reads the ranges of capitals. They are stored column by column: first the offset of each range from the end of the
/// previous range, then the length and the step of each range, then the offset of its lowercase letters.
Capitals read_capitals() {
    Capitals all{};
    Numbers numbers(encoded_capitals);
    for (CapitalRange& range : all) range.first = numbers.next();
    for (CapitalRange& range : all) {
        const std::uint32_t length = numbers.next();
        range.step = static_cast<std::uint16_t>(length % 2 + 1);
        range.last = length / 2 * range.step;
    }
    std::uint32_t before = 0;
    for (CapitalRange& range : all) {
        range.lowercase_offset = numbers.next_signed();
        range.first += before;
        before = range.last += range.first;
    }
    return all;
}

/// Reads the accented letters. They are stored in groups with the same mark: first all base letters, then all letters
/// with marks. Each letter is stored as the difference from the previous letter.
Accented read_accented() {
    Accented all{};
    Numbers numbers(encoded_accented_letters);
    Numbers marks(encoded_marks);
    std::array<std::uint16_t, mark_count> of_group{};
    std::uint32_t mark = 0;
    for (std::uint16_t& one : of_group) one = static_cast<std::uint16_t>(mark += marks.next());
    auto at = all.begin();
    for (const std::uint16_t one : of_group) {
        std::uint32_t base = 0;
        for (std::uint32_t left = marks.next(); left > 0; --left, ++at) {
            at->base = static_cast<std::uint16_t>(base += numbers.next());
            at->mark = one;
        }
    }
    std::int32_t letter = 0;
    for (AccentedLetter& entry : all) entry.letter = static_cast<std::uint16_t>(letter += numbers.next_signed());
    sort_few(all, [](const AccentedLetter& a, const AccentedLetter& b) { return a.letter < b.letter; });
    return all;
}

} // namespace

std::span<const CapitalRange> capital_ranges() {
    static const Capitals all = read_capitals();
    return all;
}

std::span<const AccentedLetter> accented_letters() {
    static const Accented all = read_accented();
    return all;
}

} // namespace palazzo::quiz
