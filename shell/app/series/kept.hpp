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
std::optional<PlayedSeries>& match_of(App& app);
const std::optional<PlayedSeries>& match_of(const App& app);

/// Reads the match that the store has now. An unreadable one is set aside and a newer version's is left alone; the
/// player is notified of either.
void load_series(App& app);
/// Reads the match again, changes it, and stores it, or erases it if there is none after the change. Returns false if
/// the store refuses or a newer version wrote the stored match; then the match continues in the program only.
bool change_series(App& app, const std::function<void(std::optional<PlayedSeries>&)>& change);

/// Counts a finished game if it is the current one of the match. A game of practice counts as well, because friends
/// have agreed to take a move back.
void count_in_series(App& app, const scores::Outcome& outcome);
/// Removes the game with this id from the match if it is the last one counted, because it continues.
void uncount_in_series(App& app, std::string_view id);

} // namespace palazzo::app
