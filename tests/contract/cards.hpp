// Finds the cards in the output of `show`: by the notation's convention every text in a list is a card, and so is the
// text of a `card` on a board. Works for any game.
#pragma once

#include "engine/core/json.hpp"

#include <set>
#include <string>
#include <vector>

namespace palazzo::contract {

using CardTexts = std::vector<std::string>;

/// Returns all cards on the table and in hands, sorted, without unknown ones (`??`). `known` and `moves` repeat cards
/// and are left out. A card that two sets of a seat share is in both and counts once; a card that a word has copied
/// belongs to another word.
CardTexts cards_in(const Json& shown);

/// Returns every card whose face is shown, once, including those under `known`.
std::set<std::string> faces_in(const Json& shown);

/// Returns the words of a message's argument; those that are in the deck are cards.
std::vector<std::string> words_of(const std::string& argument);

} // namespace palazzo::contract
