#include "engine/quiz/letter_table.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/letter_code.hpp"

#include <array>

namespace palazzo::quiz {
namespace {

/// Whole numbers from bytes of seven bits each, the lowest first; the eighth says that the number goes on.
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
    /// Even ones stand for 0, 1, 2 …, odd ones for -1, -2 …
    std::int32_t next_signed() {
        const std::uint32_t number = next();
        const auto half = static_cast<std::int32_t>(number / 2);
        return number % 2 == 0 ? half : -half - 1;
    }

  private:
    const std::uint8_t* at_;
};

using Capitals = std::array<CapitalRange, capital_count>;
using Accented = std::array<AccentedLetter, accented_count>;

/// Written column by column: how far each range begins behind the one before, how long it is, how far its small
/// letters are.
Capitals read_capitals() {
    Capitals all{};
    Numbers numbers(capital_code);
    for (CapitalRange& range : all) range.first = numbers.next();
    for (CapitalRange& range : all) {
        const std::uint32_t length = numbers.next();
        range.step = static_cast<std::uint16_t>(length % 2 + 1);
        range.last = length / 2 * range.step;
    }
    std::uint32_t before = 0;
    for (CapitalRange& range : all) {
        range.away_by = numbers.next_signed();
        range.first += before;
        before = range.last += range.first;
    }
    return all;
}

/// Written mark by mark, as far as each letter is from the one before: first the bare ones, then those with marks.
Accented read_accented() {
    Accented all{};
    Numbers numbers(accented_code);
    Numbers marks(mark_code);
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
