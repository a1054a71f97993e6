// A map from the names of decks to notes about the decks.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace palazzo::quiz {

template <class Notes>
using NotesByDeck = std::map<std::string, Notes, std::less<>>;

/// Returns the notes about a deck. If there are none, empty notes are added first.
template <class Notes>
Notes& find_or_add_notes(NotesByDeck<Notes>& decks, std::string_view deck) {
    const auto at = decks.find(deck);
    return at != decks.end() ? at->second : decks.emplace(deck, Notes{}).first->second;
}

/// Removes the notes about a deck if they are empty.
template <class Notes>
void erase_notes_if_empty(NotesByDeck<Notes>& decks, std::string_view deck) {
    const auto at = decks.find(deck);
    if (at != decks.end() && at->second.empty()) decks.erase(at);
}

} // namespace palazzo::quiz
