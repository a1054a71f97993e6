// Question decks in the language of their readers. The decks that come with the program ask in English; a translation
// contains their prompts and labels in another language, as docs/decks.md describes. Games, records and what a player
// has learned name a question by its English prompt, so a translated deck is only for showing.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"
#include "engine/quiz/deck.hpp"

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// A translation of the shipped decks. Its texts aren't converted from JSON, because they are only looked up when a
/// deck is translated.
struct Translation {
    std::string language; ///< Code of the language, such as `de`.
    Json names;           ///< Object with translated names of decks, levels, categories and topics, by English name.
    Json notes;           ///< Object with translated notes of all decks, by the English ones; it may be empty.
    Json prompts;         ///< Object with an object for each deck: its translated prompts by the English ones.
};

/// Reads the file of a translation. Refuses texts that a deck couldn't contain, because they are empty or too long.
Result<Translation> read_translation(std::string_view text);

/// Returns `deck` with those prompts, notes and labels translated that the translation contains; the others stay as
/// they are. The items keep their order. The deck is asked in the language of the translation if at least one prompt is
/// translated.
Deck translate_deck(Deck deck, const Translation& translation);

} // namespace palazzo::quiz
