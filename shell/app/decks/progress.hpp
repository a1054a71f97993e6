// A player's progress with a deck, for the end of a session and for files.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/bars.hpp"

#include <string>
#include <vector>

namespace palazzo::app {

/// Returns how many questions of each topic are in each box, known, and new.
pages::Bars progress_of(const App& app, const quiz::Deck& deck, const quiz::Part& part);

/// Returns the items of a part of a deck that were missed at any time and aren't known yet.
std::vector<int> missed_of(const App& app, const quiz::Deck& deck, const quiz::Part& part);
/// Returns the label of the button for print_or_export_missed().
Message missed_label(const App& app);
/// Prints the questions `items` with their answers, or exports them as text if nothing can be printed.
void print_or_export_missed(App& app, const quiz::Deck& deck, const std::vector<int>& items);

/// Exports the answers that were called right as text, after the deck's own answers to the same questions.
void export_called_right(App& app, const quiz::Deck& deck);

} // namespace palazzo::app
