// The word lists and decks of challenges that games need before they can be opened.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns whether a deck comes with the program but hasn't been fetched yet.
bool deck_needs_fetching(const std::string& deck);
/// Returns the name of the word list that a game with these options needs, if the list isn't loaded; empty otherwise.
std::string missing_word_list(const std::string& game, const Json& options);
/// Returns the name of a record's deck if it has to be fetched; empty if it is loaded or isn't a shipped deck.
std::string missing_deck(const Record& record);

/// Fetches the word list that a game with these options needs, if it isn't loaded. Returns true if the game has to wait
/// for the list; `then` is continued once the list has arrived. Returns false if the list is loaded or can't be
/// fetched; in the latter case, opening the game reports the problem.
bool defer_until_words_arrive(App& app, const std::string& game, const Json& options, PendingOpen then);
/// Fetches a deck if it isn't loaded, and returns whether the game has to wait for it; `then` is continued once the
/// deck has arrived. If fetching the deck fails, `then` is continued without it, and the player is notified.
bool defer_until_deck_arrives(App& app, const std::string& deck, PendingOpen then);
/// Forgets the action that waits for a word list or a deck, and hides the notice that it is loading.
void forget_pending_open(App& app);

} // namespace palazzo::app
