// The standings of a match, on its own sheet and in the result of each of its games.
#pragma once

#include "shell/app/state/feature.hpp"

#include <string>
#include <string_view>

namespace palazzo::app {

/// Returns the first `letters` letters of the game's name, such as `P-A-L`. In a match for letters, a player who comes
/// last in a game gets the next letter of the name.
std::string first_letters(std::string_view game, int letters);

/// Adds the standings of the match to the result of a game; does nothing if the game on the table isn't part of the
/// match.
void add_match_standings(pages::SheetModel& model, const App& app);
/// Adds a row that opens the sheet of the match, before the other rows of a menu; does nothing if there is no match.
void add_match_row(pages::SheetModel& model, const App& app);
/// Returns whether there is a match, so that add_match_row() adds a row.
bool has_match(const App& app);

/// Returns the number of the game on the table in its match, and the score, such as "Game 2 of 3 · 1–0"; empty if the
/// game isn't part of a match.
std::string match_game_in_words(const App& app);
/// Returns a line about the winner of the match, if the game on the table has decided it; empty otherwise.
std::string match_winner_in_words(const App& app);

/// Returns the progress of the match, which must exist, such as "After game 1 of 3".
std::string match_progress_in_words(const App& app);

/// The feature of matches. Commands `match_sheet` and `match_keep` open the match's sheet, `match_end` asks whether to
/// end the match, `next_game` deals its next game, and `match_resume` resumes its current one.
extern const Feature matches_feature;

} // namespace palazzo::app
