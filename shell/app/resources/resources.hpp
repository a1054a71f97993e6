// Games that need a word list or a deck of challenges before they can be opened.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Whether a deck is one that comes with the program but has still to be fetched.
bool is_to_fetch(const std::string& deck);
/// The word list that a game with such options needs and that isn't here; "" if nothing is missing.
std::string missing_words(const std::string& game, const Json& options);
/// The deck that a record names and that has still to be fetched; "" if it is here, or can't be had anyway.
std::string missing_deck(const Record& record);

/// If a word list is missing that can be fetched: asks for it, keeps what is to be done then, and returns true. Where
/// it can't be had, the rules say so to whoever goes on.
bool wait_for_words(App& app, const std::string& game, const Json& options, PendingOpen then);
/// The same for a deck by its name. Where it can't be had, what is to be done is done all the same, and a line says so.
bool wait_for_deck(App& app, const std::string& deck, PendingOpen then);
/// What was chosen before and still loads is no longer wanted: nothing goes on once it is there, and no line says that
/// it loads.
void forget_pending_open(App& app);

} // namespace palazzo::app
