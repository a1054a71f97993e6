// What is promised of an imported deck.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>

namespace palazzo::fuzz {

/// "" if a deck is one that is read again as it was, else what it lost.
std::string lost_by(const quiz::Deck& deck);
/// For a fuzz target: a text is refused with one short line, or is such a deck.
void hold_import(const std::string& text);

} // namespace palazzo::fuzz
