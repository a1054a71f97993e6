// Helps learners with a question before they answer it and after they have missed it: with the first letters of its
// answer, a few answers to choose from, and its other right answers.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/deck.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns the first letter of each word of an answer, with `…` in place of its other letters: `l'e… f…` for
/// `l'eau froide`. A word of one letter is shown whole.
std::string first_letters_of(std::string_view answer);

inline constexpr std::size_t most_choices = 4; ///< Largest number of answers to choose from.

/// Returns the answer to an item that players see, and likely mistakes, in random order. There are fewer than
/// `most_choices` answers if the deck has too few similar ones; empty if the item has no answers or no mistake is
/// known.
std::vector<std::string> choices_for(const Deck& deck, const Item& item, Rng& dice);

inline constexpr std::size_t most_other_answers = 8; ///< Largest number of other right answers that are shown.

/// Returns further right answers to an item, in its own order. An answer is left out if its words are words of `shown`
/// or of another answer, in the same order: beside `la casa`, `casa` says nothing new.
std::vector<std::string> other_answers(const Item& item, std::string_view shown);

} // namespace palazzo::quiz
