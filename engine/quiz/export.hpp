// Writes decks, and a learner's progress with a deck, as tables for spreadsheets: CSV in UTF-8 that begins with a byte
// order mark.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/memory.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Writes the items of a deck as a table that spreadsheets open and import_deck() reads. The table has columns for
/// topics, strict accents and wrong answers if the deck uses any of these.
std::string export_csv(const Deck& deck);

/// Returns whether the memory has notes about any prompt of the deck called `deck`.
bool has_progress(const PromptMemory& memory, std::string_view deck);
/// Writes a row for each item of a deck, in their order: what the memory notes about the item. Days are written as in
/// ISO 8601. The cells of an item that wasn't answered are empty.
std::string export_progress_csv(const Deck& deck, const PromptMemory& memory, int today);

} // namespace palazzo::quiz
