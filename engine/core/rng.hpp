// Our own random numbers and shuffle, so that a seed gives the same game on every platform and with every library.
#pragma once

#include "engine/core/expect.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace palazzo {

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): the state has 64 bits,
/// and each seed gives a different sequence. A generator is a plain value: a copy produces the same numbers as the
/// original.
class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed = 0) : state_(seed) {}

    /// Returns the next number, which has 64 random bits.
    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    }

    /// Returns a number from 0 to n-1, each equally likely. n must be greater than 0. The function multiplies instead
    /// of dividing, and draws again in the rare case that would favour some numbers (Lemire, "Fast random integer
    /// generation in an interval", 2019).
    constexpr std::uint32_t below(std::uint32_t n) {
        expect(n > 0, "a number below something");
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t floor = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32U) * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// Shuffles items by the method of Fisher and Yates; every order is equally likely.
    template <class Sequence>
    constexpr void shuffle(Sequence& items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

    /// Returns an independent generator, for something whose random numbers must not change those of this generator,
    /// such as a bot or a second table. Each value of `which` gives a different generator.
    constexpr Rng split(std::uint64_t which) const { return Rng(Rng(state_ ^ (which * 0xd1342543de82ef95ULL)).next()); }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;

  private:
    std::uint64_t state_;
};

} // namespace palazzo
