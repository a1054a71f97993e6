// The match of several games as it is kept, and the games that are counted in it.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo::app {

inline constexpr const char* series_key = "palazzo:series";

/// The match that is on, or was decided last; nullopt: there is none.
std::optional<PlayedSeries>& match_of(App& app);
const std::optional<PlayedSeries>& match_of(const App& app);

/// Reads it as the store has it now. What can't be read is set aside, what a newer version wrote is left as it
/// is, and either is told.
void load_series(App& app);
/// Reads it again and changes it; where the change leaves none, none is kept. False: the store refuses, or holds what a
/// newer version wrote; then it goes on here without being kept.
bool change_series(App& app, const std::function<void(std::optional<PlayedSeries>&)>& change);

/// Counts a game that has come to its end, if it is the one that the match is at. One of practice counts as well: it is
/// played among friends, who have agreed to take a move back.
void count_in_series(App& app, const scores::Outcome& outcome);
/// The game of this id goes on: if it is the last that was counted, it is counted no more.
void uncount_in_series(App& app, std::string_view id);

} // namespace palazzo::app
