// Answers that are similar in spelling, from which likely mistakes are chosen.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/deck.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the least number of letters to insert, omit or substitute to turn one text into the other. Case is ignored,
/// accents count.
std::size_t letters_between(std::string_view a, std::string_view b);

/// Returns an answer that somebody who doesn't know the right one might give: a random one of the item's wrong answers
/// or, if it has none, of the deck's answers to the same kind of prompt that are nearest to the right one in spelling
/// or nearly so, on the same topic if there are any. It is never an answer that the most lenient judge would accept.
/// Empty if there is no such answer.
std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice);

} // namespace palazzo::quiz
