// Which prompt a seat gets: a pure function, so that a record leads to the same prompts everywhere and after a reload.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/quiz/deck.hpp"

#include <cstdint>
#include <vector>

namespace palazzo::quiz {

/// What a game draws its prompts from. All of it has to be kept with the game.
struct Stock {
    const Deck* deck = nullptr; ///< one without fault
    std::uint64_t seed = 0;
    int seats = 1;
    Seats learners;          ///< those who get what is due
    std::vector<int> levels; ///< those that are asked; empty: all
    std::vector<int> topics; ///< the same; where no item is of both, all topics of these levels are, or all levels
    std::vector<int> due;    ///< items missed in earlier games, the most pressing first
};

struct Drawn {
    int die = 1; ///< 1 to 6
    int item = 0;
    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// The nth fresh prompt of a seat, from 0. The die picks the category: with fewer than six they share its sides, and
/// one without items passes to the next. Inside a category a seat goes first through what is due, if it is a learner,
/// then through its own share of the rest, so that nobody meets another's prompt before the shares are used up; then
/// through what is left, and again from the start. What is due comes last for those who are no learners.
Drawn draw(const Stock& stock, Seat seat, int nth);

} // namespace palazzo::quiz
