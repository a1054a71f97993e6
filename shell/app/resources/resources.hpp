// Word lists and decks of challenges that a game needs before it can be opened.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns whether a deck comes with the program but hasn't been fetched yet.
bool needs_fetching(const std::string& deck);
/// Returns the name of the word list that a game with these options needs and that isn't here; empty if none is
/// missing.
std::string missing_words(const std::string& game, const Json& options);
/// Returns the name of a record's deck if it has to be fetched; empty if it is here or can't be fetched.
std::string missing_deck(const Record& record);

/// Fetches a missing word list. Returns true if it has to be waited for; `then` is continued once it has arrived.
/// Returns false if none is missing or it can't be fetched; then opening the game reports the problem.
bool wait_for_words(App& app, const std::string& game, const Json& options, PendingOpen then);
/// Fetches a missing deck, and returns whether it has to be waited for. If it can't be fetched, `then` is continued
/// without it, and the player is notified.
bool wait_for_deck(App& app, const std::string& deck, PendingOpen then);
/// Forgets what waits for a word list or a deck, and the notice that it is loading.
void forget_pending_open(App& app);

} // namespace palazzo::app
