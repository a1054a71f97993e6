// How a match of several games stands: on a sheet of its own, and on the result of each of its games.
#pragma once

#include "shell/app/state/feature.hpp"

#include <string>
#include <string_view>

namespace palazzo::app {

/// So many letters of the word that the last of each game collects, as it is spelt out: the game's name.
std::string letters_of(std::string_view game, int letters);

/// What the result of a game says of its match; nothing where it is of none.
void add_match_standings(pages::SheetModel& model, const App& app);
/// The row of a menu that leads to the match's sheet, in front of the others; nothing where no match is on.
void add_match_row(pages::SheetModel& model, const App& app);
/// Whether there is such a row.
bool shows_match(const App& app);

/// "Game 2 of 3 · 1–0": which of its games is on the table, and how it stands; empty: none is.
std::string game_of_match(const App& app);
/// Who has won the match that the game on the table has decided; empty: it has decided none.
std::string match_decided(const App& app);

/// "After game 1 of 3": how far the match is. There is one.
std::string match_in_words(const App& app);

/// `match_sheet` and `match_keep` open its sheet, `match_end` the one that asks whether it is ended, `next_game` deals,
/// `match_resume` goes on with the game that it is at.
extern const Feature matches_feature;

} // namespace palazzo::app
