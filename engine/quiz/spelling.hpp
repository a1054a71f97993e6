// How near two texts are in spelling: the answer that somebody meant, and one that might be given by mistake.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/deck.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// How many letters have to be put in, left out or exchanged to make one text of the other. Small letters and capitals
/// are the same, accents count.
std::size_t letters_between(std::string_view a, std::string_view b);

/// What somebody who doesn't know the answer might say: one of the item's own wrong answers, by the dice; where it has
/// none, of the deck's answers to the same kind of prompt, on the same topic if there are any, one that is nearest to
/// the right one in spelling, by the dice among those that are nearly as near. Never one that the most lenient judge
/// would accept; empty where there is no other.
std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice);

} // namespace palazzo::quiz
