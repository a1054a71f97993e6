// Writes and reads the deck of questions that a link can contain.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/share/link_coder.hpp"

#include <optional>

namespace palazzo {

/// Writes or reads a deck, or that there is none. The deck is written as in a file, so that links can contain all that
/// files can. A deck with a fault, or of a format that this version doesn't know, is noted as a fault in `coder`.
void code_question_deck(LinkCoder& coder, std::optional<quiz::Deck>& deck);

} // namespace palazzo
