// Seats round a table, and sets of them.
#pragma once

#include "engine/core/expect.hpp"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace palazzo {

/// A place at the table, counted from 0 in the direction of play.
using Seat = int;

inline constexpr int seat_limit = 12;
/// Stands for the seat of a viewer who has none, and sees only what everybody may see.
inline constexpr Seat onlooker = -1;

/// A set of seats, such as those to act or the winners.
class Seats {
  public:
    constexpr Seats() = default;
    constexpr Seats(std::initializer_list<Seat> seats) {
        for (const Seat s : seats) add(s);
    }
    /// Returns seats 0 … n-1, where n is at most seat_limit.
    static constexpr Seats first_seats(int n) {
        expect(n >= 0 && n <= seat_limit, "as many seats as a table can have");
        Seats all;
        all.bits_ = static_cast<std::uint16_t>((1U << n) - 1U);
        return all;
    }

    /// Returns whether the set contains a seat; false for a number that is no seat.
    constexpr bool has(Seat s) const { return s >= 0 && s < seat_limit && ((bits_ >> s) & 1U) != 0; }
    constexpr void add(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ | bit(s)); }
    constexpr void remove(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(s)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// Returns the lowest seat. The set must not be empty.
    constexpr Seat front() const {
        expect(!empty(), "a set of seats that isn't empty");
        return std::countr_zero(bits_);
    }
    /// Returns the seats from the lowest to the highest.
    std::vector<Seat> list() const {
        std::vector<Seat> seats;
        for (Seat s = 0; s < seat_limit; ++s)
            if (has(s)) seats.push_back(s);
        return seats;
    }

    friend constexpr bool operator==(Seats, Seats) = default;

  private:
    static constexpr unsigned bit(Seat s) {
        expect(s >= 0 && s < seat_limit, "a seat at the table");
        return 1U << s;
    }
    std::uint16_t bits_ = 0;
};

} // namespace palazzo
