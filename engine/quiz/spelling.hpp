// Finds the answer that somebody who doesn't know the right one is likely to give: a wrong answer that the item lists,
// or another item's answer with a similar spelling.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/deck.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the least number of letters to insert, omit or substitute to turn one text into the other. Case is ignored,
/// but accents count.
std::size_t letter_distance(std::string_view a, std::string_view b);

/// Returns a likely answer of somebody who doesn't know the right one; empty if there is no such answer. It is a random
/// one of the item's wrong answers. If the item has none, it is the answer to another item of the same kind and, if
/// possible, of the same topic. Its spelling is nearest to that of the right answer, or nearly so. Even the most
/// lenient judging would never accept it.
std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice);

} // namespace palazzo::quiz
