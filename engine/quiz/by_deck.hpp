// What is noted of several decks, by their names.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace palazzo::quiz {

template <class Notes>
using ByDeck = std::map<std::string, Notes, std::less<>>;

/// By name; a new one where there is none yet.
template <class Notes>
Notes& prompts_of(ByDeck<Notes>& decks, std::string_view deck) {
    const auto at = decks.find(deck);
    return at != decks.end() ? at->second : decks.emplace(deck, Notes{}).first->second;
}

/// Leaves no deck behind of which nothing is noted.
template <class Notes>
void drop_empty(ByDeck<Notes>& decks, std::string_view deck) {
    const auto at = decks.find(deck);
    if (at != decks.end() && at->second.empty()) decks.erase(at);
}

} // namespace palazzo::quiz
