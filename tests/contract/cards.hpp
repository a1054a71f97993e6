// Finds the cards in the output of `show`. By the convention of all games, each text in a list is a card there, and so
// is the value of a key `card`.
#pragma once

#include "engine/core/json.hpp"

#include <set>
#include <string>
#include <vector>

namespace palazzo::contract {

using CardTexts = std::vector<std::string>;

/// Returns all cards on the table and in hands, sorted, without unknown ones (`??`). The lists `known` and `moves` are
/// left out, because they repeat cards. A card in two sets of one seat is counted once. A card that several words show
/// is counted only in the word that it was copied from.
CardTexts cards_in(const Json& shown);

/// Returns every card whose face is shown, each once, including those under `known`.
std::set<std::string> faces_in(const Json& shown);

/// Returns the words of a message's argument. A word that is the notation of a card in the deck stands for that card.
std::vector<std::string> argument_words(const std::string& argument);

} // namespace palazzo::contract
