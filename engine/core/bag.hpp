// A multiset of French cards. Hands are multisets, because cards with the same face are interchangeable.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/expect.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace palazzo {

/// A bag stores how often it contains each card, in four bits per card, so it can contain a card at most 15 times. Bags
/// are small, and are copied and compared as a few numbers.
class Bag {
  public:
    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    /// Returns how often the bag contains a card. For a rank, returns how many cards of that rank the bag contains.
    constexpr int count(Card c) const { return static_cast<int>((rows_[row_of(c)] >> shift_of(c)) & 15U); }
    constexpr int count(Rank r) const {
        const unsigned row = rows_[static_cast<std::size_t>(r)];
        return static_cast<int>((row & 15U) + ((row >> 4U) & 15U) + ((row >> 8U) & 15U) + (row >> 12U));
    }
    constexpr int joker_count() const { return rows_[rank_count]; }
    /// Returns the ranks that the bag contains, as a set of bits: bit i stands for rank_at(i).
    constexpr unsigned rank_bits() const { return ranks_; }

    /// Adds a card n times. A bag can contain a card at most 15 times.
    constexpr void add(Card c, int n = 1) {
        expect(n >= 0 && count(c) + n <= 15, "at most fifteen of a card");
        rows_[row_of(c)] = static_cast<std::uint16_t>(rows_[row_of(c)] + (n << shift_of(c)));
        size_ = static_cast<std::uint16_t>(size_ + n);
        if (n > 0) update_ranks(row_of(c));
    }
    /// Removes a card n times. The bag must contain it at least n times.
    constexpr void remove(Card c, int n = 1) {
        expect(n >= 0 && count(c) >= n, "a card that is in the bag");
        rows_[row_of(c)] = static_cast<std::uint16_t>(rows_[row_of(c)] - (n << shift_of(c)));
        size_ = static_cast<std::uint16_t>(size_ - n);
        update_ranks(row_of(c));
    }
    /// Removes one card with this face, if the bag contains any.
    constexpr void remove_if_there(Card c) {
        if (count(c) > 0) remove(c);
    }
    constexpr void add(const Bag& other) {
        other.for_each([this](Card c, int n) { add(c, n); });
    }
    template <class Cards>
    constexpr void add_all(const Cards& cards) {
        for (const Card c : cards) add(c);
    }
    /// Returns whether the bag contains every card of `other`, at least as often as `other` does.
    constexpr bool holds(const Bag& other) const {
        bool all = true;
        other.for_each([&](Card c, int n) { all = all && count(c) >= n; });
        return all;
    }

    /// Calls f(card, count) for each different card, ordered by natural rank, then by suit, with jokers last.
    template <class F>
    constexpr void for_each(F&& f) const {
        for (unsigned left = ranks_; left != 0; left &= left - 1U) for_each_of_rank(rank_at(std::countr_zero(left)), f);
        if (joker_count() > 0) f(Card::joker(), joker_count());
    }
    /// Calls f(card, count) for each different card of one rank, ordered by suit.
    template <class F>
    constexpr void for_each_of_rank(Rank r, F&& f) const {
        for (int s = 0; s < suit_count; ++s) {
            const Card c(r, suit_at(s));
            if (const int n = count(c); n > 0) f(c, n);
        }
    }

    friend constexpr bool operator==(const Bag&, const Bag&) = default;

  private:
    static constexpr std::size_t row_of(Card c) {
        expect(c.has_known_face(), "a card with a face");
        return static_cast<std::size_t>(c.index() / suit_count);
    }
    static constexpr unsigned shift_of(Card c) { return static_cast<unsigned>(c.index() % suit_count) * 4U; }
    constexpr void update_ranks(std::size_t row) {
        if (row == rank_count) return;
        const unsigned bit = 1U << row;
        ranks_ = static_cast<std::uint16_t>(rows_[row] != 0 ? (ranks_ | bit) : (ranks_ & ~bit));
    }

    /// One row for each rank, with four bits for each suit. The last row contains the number of jokers.
    std::array<std::uint16_t, rank_count + 1> rows_{};
    std::uint16_t ranks_ = 0;
    std::uint16_t size_ = 0;
};

/// Returns a bag that contains `cards`.
template <class Cards>
constexpr Bag bag_of(const Cards& cards) {
    Bag bag;
    bag.add_all(cards);
    return bag;
}

} // namespace palazzo
