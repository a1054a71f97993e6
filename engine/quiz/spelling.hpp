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

/// The item's answer that is nearest to what was given; empty where it is written exactly so, but for spaces round it,
/// or the item has no answers.
std::string right_spelling(const Item& item, std::string_view given);

/// The right answer with the letters that were given otherwise between `**`: those to be put in or exchanged, and where
/// one was too many the letter beside it. Capitals are no difference.
std::string with_difference_marked(std::string_view right, std::string_view given);

/// Whether an answer that isn't accepted is one letter away from one that is, accents aside, where that is a slip of
/// the finger rather than what was asked: in words of four letters and more that are translated, heard or said, not in
/// forms of a word, and in none of the item's wrong answers.
bool is_near_miss(const Item& item, std::string_view given, bool strict);

/// What somebody who doesn't know the answer might say: one of the item's own wrong answers, by the dice; where it has
/// none, of the deck's answers to the same kind of prompt, on the same topic if there are any, one that is nearest to
/// the right one in spelling, by the dice among those that are nearly as near. Never one that the most lenient judge
/// would accept; empty where there is no other.
std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice);

} // namespace palazzo::quiz
