// The effects of the end of a game: it is counted, and its highlights are remembered.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"

#include "engine/core/highlights.hpp"

#include <string_view>

namespace palazzo::app {

/// Returns the outcome of the game on the table, with today's date. The game must be over.
scores::GameOutcome outcome_of_table(const App& app);
/// Returns the highlights so far of the only human at the table; empty if several humans or none play.
Highlights highlights_of_table(const App& app);

/// Notifies the features that the game on the table has just ended and was stored.
void notify_game_ended(App& app);
/// Notifies the features that the game with this id continues and no longer counts.
void notify_game_continued(App& app, std::string_view id);

} // namespace palazzo::app
