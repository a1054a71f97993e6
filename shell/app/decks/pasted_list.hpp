// The sheet that shows what is understood of a pasted list before a deck is made of it.
#pragma once

#include "engine/quiz/pasted_list.hpp"
#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Lets the player paste a list of words.
void ask_for_list(App& app);
/// Opens the sheet about a pasted list. If no line of it has a word and a translation, only notifies the player.
void open_pasted_list(App& app, const std::string& text);

} // namespace palazzo::app
