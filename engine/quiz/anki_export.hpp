// Decks as texts that Anki imports, and what of a deck Anki's fields can't hold.
#pragma once

#include "engine/quiz/deck.hpp"
#include "engine/quiz/entries.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Writes a deck as a text that Anki imports: front, back, and tags with level and topic. The back holds the answers,
/// one a line. An HTML comment behind them, which Anki keeps and doesn't show, holds what Anki has no place for; so the
/// deck is complete again when it is exported from Anki and imported here, with what was changed there.
std::string export_anki(const Deck& deck);

/// Reads the comment that export_anki() put into a cell, and sets in `entry` what the comment holds: languages, kind,
/// level, topic, category, region, strict accents, wrong answers and notes. Returns false if the cell has no such
/// comment, or one that can't be read; then `entry` isn't changed.
bool read_anki_comment(std::string_view cell, TableItem& entry);

} // namespace palazzo::quiz
