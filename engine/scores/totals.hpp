// Totals of many games. Statistics show them, and store them for games that are too old to be listed one by one.
#pragma once

#include "engine/scores/outcome.hpp"

#include <vector>

namespace palazzo::scores {

/// Totals of consecutive games of one player. A win is a first place, shared or not. Totals never exceed
/// `largest_stored_number`, because a file that is read may contain any numbers.
struct Totals {
    int games = 0;
    int wins = 0;
    int opening_streak = 0;        ///< number of wins in a row from the first game
    int latest_streak = 0;         ///< number of wins in a row up to the last game
    int best_streak = 0;           ///< largest number of wins in a row
    std::vector<int> place_counts; ///< number of first places, second places and so on; games that gave the player no
                                   ///< place aren't counted
    int games_with_points = 0;     ///< number of games with points
    int points = 0;
    int best_score = 0;                ///< highest score of the games with points; meaningless if there are none
    std::optional<BestPlay> best_play; ///< the play with the most points; nullopt if none is known
    int largest_pile_taken = 0;        ///< number of cards in the largest pile that the player took
    int games_with_time = 0;           ///< number of games whose playing time is known
    int seconds = 0;
    int last_day = 0; ///< day of the last game

    friend bool operator==(const Totals&, const Totals&) = default;
};

/// Returns how many percent of the games were won; 0 if there are none.
int win_percent(const Totals& totals);
/// Returns the mean number of seconds of the games whose playing time is known; 0 if there are none.
int mean_seconds(const Totals& totals);
/// Returns the mean number of points of the games with points, rounded towards zero; 0 if there are none.
int mean_points(const Totals& totals);

/// Returns the totals of a single game for the human in a seat.
Totals totals_of(const GameOutcome& outcome, Seat seat);
/// Adds `later` to `totals`. Streaks are exact if all games in `later` were played after those in `totals`.
void add_later_totals(Totals& totals, const Totals& later);

/// Writes totals under the keys `n`, `o`, `b` and `k` of an object, to which the caller may add other keys.
Json write_totals(const Totals& totals);
/// Reads totals as write_totals() writes them. Faults are noted in `fields`.
Totals read_totals(FieldReader& fields);

} // namespace palazzo::scores
