// Draws the prompts of a game by a pure function, so that a record leads to the same prompts everywhere.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/quiz/deck.hpp"

#include <cstdint>
#include <vector>

namespace palazzo::quiz {

/// Everything that decides which prompts a game draws. A record has to store it.
struct PromptStock {
    const Deck* deck = nullptr; ///< The deck, which must have no fault.
    std::uint64_t seed = 0;
    int seats = 1;
    Seats learners;          ///< Seats of learners, who first get the items that are due.
    std::vector<int> levels; ///< Indices of the levels that are asked; empty for all.
    /// Indices of the topics that are asked; empty for all. If no item has both a chosen topic and a chosen level, all
    /// topics of the chosen levels are asked. If no item has a chosen level, all items are asked.
    std::vector<int> topics;
    /// Indices of the regions whose usage is asked; empty for all. Items without a region are always asked. If only
    /// items of other regions have a chosen level and topic, the regions don't matter.
    std::vector<int> regions;
    std::vector<int> due_items; ///< Indices of items that were missed in earlier games, the longest overdue first.
};

struct DrawnPrompt {
    int die = 1;  ///< Side of the die that was rolled, from 1 to 6.
    int item = 0; ///< Index of the item in the deck.
    friend bool operator==(const DrawnPrompt&, const DrawnPrompt&) = default;
};

/// Returns the prompt that a seat draws after it has drawn `nth` others. The die chooses the category. If there are
/// fewer than six categories, they share the sides of the die. The sides of a category without items belong to the next
/// category. In each category, a learner first gets its share of the items that are due. Every seat then gets its share
/// of the items that aren't due, then the shares of the other seats, and at last the items that are due and that it
/// hasn't had yet. So nobody gets a prompt from the share of somebody else before having drawn all of their own. When
/// all items have been drawn, the draw begins again.
DrawnPrompt nth_prompt(const PromptStock& stock, Seat seat, int nth);

} // namespace palazzo::quiz
