// Draws the prompts of a game, by a pure function, so that a record leads to the same prompts everywhere.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/quiz/deck.hpp"

#include <cstdint>
#include <vector>

namespace palazzo::quiz {

/// All that decides which prompts a game draws. A record has to store it.
struct Stock {
    const Deck* deck = nullptr; ///< The deck, which must have no fault.
    std::uint64_t seed = 0;
    int seats = 1;
    Seats learners;          ///< Seats that get the items that are due.
    std::vector<int> levels; ///< Indices of the levels that are asked; empty for all.
    /// Indices of the topics that are asked; empty for all. If no item has both such a topic and such a level, all
    /// topics are asked, and if no item has such a level, all levels.
    std::vector<int> topics;
    std::vector<int> due; ///< Indices of items that were missed in earlier games, the longest overdue first.
};

struct Drawn {
    int die = 1;  ///< The side of the die, from 1 to 6.
    int item = 0; ///< Index of the item in the deck.
    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// Returns the prompt that a seat draws after `nth` others. The die picks the category. Fewer than six categories share
/// its sides, and the sides of one without items belong to the next. In each category, a learner first gets the items
/// that are due, then its share of the rest, then the shares of the others, so that nobody gets another's prompt before
/// the shares are used up. Then it starts again. Other seats get the items that are due last.
Drawn draw(const Stock& stock, Seat seat, int nth);

} // namespace palazzo::quiz
