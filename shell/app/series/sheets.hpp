// The standings of a match, on its own sheet and in the result of each of its games.
#pragma once

#include "shell/app/state/feature.hpp"

#include <string>
#include <string_view>

namespace palazzo::app {

/// Returns the first `letters` letters of the game's name, which the last player of each game collects.
std::string letters_of(std::string_view game, int letters);

/// Adds the standings of the match to a game's result; nothing if the game belongs to none.
void add_match_standings(pages::SheetModel& model, const App& app);
/// Adds the row that opens the match's sheet to a menu, before the others; nothing if there is no match.
void add_match_row(pages::SheetModel& model, const App& app);
/// Returns whether there is a match, for which add_match_row() adds a row.
bool shows_match(const App& app);

/// Returns "Game 2 of 3 · 1–0" if the game on the table belongs to the match; empty otherwise.
std::string game_of_match(const App& app);
/// Returns the winner of the match if the game on the table has decided it; empty otherwise.
std::string match_decided(const App& app);

/// Returns the progress of the match, which must exist: "After game 1 of 3".
std::string match_in_words(const App& app);

/// `match_sheet` and `match_keep` open its sheet, `match_end` asks whether to end it, `next_game` deals, and
/// `match_resume` resumes its current game.
extern const Feature matches_feature;

} // namespace palazzo::app
