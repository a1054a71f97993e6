// How far a player has come with a deck, for the end of a session and for a file.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/bars.hpp"

#include <string>
#include <vector>

namespace palazzo::app {

/// In which boxes the questions of each topic lie, how many are known and how many are new.
pages::Bars progress_of(const App& app, const quiz::Deck& deck, const quiz::Part& part);

/// What was missed of a part of a deck, on this day and before, and isn't known yet.
std::vector<int> missed_of(const App& app, const quiz::Deck& deck, const quiz::Part& part);
/// What a button says that hands them out.
Message missed_label(const App& app);
/// Prints these questions with their answers, to be learnt from; or saves them as a text, where nothing can be printed.
void hand_out_missed(App& app, const quiz::Deck& deck, const std::vector<int>& items);

/// Saves the answers to a deck's questions that were called right, below those that it has, as a text.
void hand_out_called_right(App& app, const quiz::Deck& deck);

} // namespace palazzo::app
