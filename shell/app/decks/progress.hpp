// A player's progress with a deck, as it is shown at the end of a session and exported.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/bars.hpp"

#include <string>
#include <vector>

namespace palazzo::app {

/// Returns how many questions of a deck are due today and on each of the following seven days.
pages::DayCounts due_day_counts(const App& app, const quiz::Deck& deck);

/// Returns a bar for each topic of the questions in `part`, a part of `deck`, or for each category if the deck has no
/// topics. A bar shows how many of these questions are at each step up to being known, are known, or are new. The bars
/// are named as in `shown`, which is the deck in the language in use.
pages::ProgressBars topic_progress_bars(
    const App& app, const quiz::Deck& deck, const quiz::Deck& shown, const quiz::DeckPart& part);

/// Returns the items of a part of a deck that were missed at any time and aren't known yet.
std::vector<int> missed_items_in_part(const App& app, const quiz::Deck& deck, const quiz::DeckPart& part);
/// Returns the label of the button for print_or_export_missed().
Message missed_button_label(const App& app);
/// Prints the questions `items` with their answers in the language in use, or exports them as text if nothing can be
/// printed.
void print_or_export_missed(App& app, const quiz::Deck& deck, const std::vector<int>& items);

/// Exports as text the answers that the player has called right, below the deck's own answers to the same questions.
void export_answers_called_right(App& app, const quiz::Deck& deck);

} // namespace palazzo::app
