// Checks imported decks for the fuzz tests and the fuzz targets.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>

namespace palazzo::fuzz {

/// Returns "" if a deck is the same after writing and reading it; otherwise the text names the part that was lost.
std::string part_lost_by_writing(const quiz::Deck& deck);
/// Checks for a fuzz target that a text is refused with one short line, or is a deck that can be written and read
/// again.
void require_refusal_or_round_trip(const std::string& text);

} // namespace palazzo::fuzz
