// The cards in what `show` says: by the notation's convention every text in a list is a card, and so is the text of a
// `card` on a board. Works for any game.
#pragma once

#include "engine/core/json.hpp"

#include <set>
#include <string>
#include <vector>

namespace palazzo::contract {

using CardTexts = std::vector<std::string>;

/// All cards that lie or are held somewhere, sorted, less the unknown ones (`??`). `known` repeats cards of a hand and
/// is left out, and so do `moves`. A card that two sets of a seat share stands in both and is one card; a card that a
/// word has copied is another's.
CardTexts cards_in(const Json& shown);

/// Every card whose face is shown, once, those under `known` too.
std::set<std::string> faces_in(const Json& shown);

/// The words of a message's argument, which are cards if they are in the deck.
std::vector<std::string> words_of(const std::string& argument);

} // namespace palazzo::contract
