// Games that need a word list before they can be opened.
#pragma once

#include "shell/app/app.hpp"

#include <string>

namespace palazzo::app {

/// The word list that a game with such options needs and that isn't here; "" if nothing is missing.
std::string words_wanted(const std::string& game, const Json& options);

/// If a word list is missing that can be fetched: asks for it, keeps what is to be done then, and returns true. Where
/// it can't be had, the rules say so to whoever goes on.
bool wait_for_words(App& app, const std::string& game, const Json& options, Waiting then);

} // namespace palazzo::app
