// The stored match of several games, and the counting of its games.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo::app {

inline constexpr const char* series_key = "palazzo:series";

/// Returns the match that is being played or was decided last; nullopt if there is none.
std::optional<PlayedSeries>& current_match(App& app);
const std::optional<PlayedSeries>& current_match(const App& app);

/// Reads the stored match into the program. If its text can't be read, sets the text aside; if a newer version wrote
/// it, leaves it alone. Notifies the player in both cases.
void load_series(App& app);
/// Reads the stored match, calls `change` with it, and stores the result; erases the stored match if the result is
/// nullopt. Returns false if the store refuses, or if a newer version wrote the stored match; then the match continues
/// in the program only.
bool change_series(App& app, const std::function<void(std::optional<PlayedSeries>&)>& change);

/// Counts a finished game if it is the current game of the match. A game of practice counts as well, because its
/// players have agreed to take a move back.
void count_game_in_series(App& app, const scores::GameOutcome& outcome);
/// Removes the game with this id from the match if it was counted last, because the game continues.
void uncount_game_in_series(App& app, std::string_view id);

} // namespace palazzo::app
