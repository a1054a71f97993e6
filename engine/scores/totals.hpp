// Many games in numbers, and how two such sums are joined: what statistics show, and what is left of games too old to
// be listed one by one.
#pragma once

#include "engine/scores/outcome.hpp"

#include <vector>

namespace palazzo::scores {

/// One after the other, games of one player. To have won is to have the first place, shared or not. No sum grows beyond
/// largest_number: a file may say what it likes.
struct Totals {
    int games = 0;
    int wins = 0;
    int opening_run = 0;     ///< wins in a row from the first game on
    int streak = 0;          ///< wins in a row up to the last
    int best_streak = 0;     ///< the most wins in a row
    std::vector<int> places; ///< how often there was a first place, a second, …; of no place none tells
    int scored = 0;          ///< games with points, and those of all of them
    int points = 0;
    int best_score = 0;       ///< of `scored` games, if there are any
    std::optional<Best> best; ///< the one with the most points
    int pile = 0;             ///< the largest that was taken
    int timed = 0;            ///< games whose time is known, and all of it
    int seconds = 0;
    int last_day = 0; ///< the day of the last game

    friend bool operator==(const Totals&, const Totals&) = default;
};

/// Of a hundred games; 0 of none.
int win_percent(const Totals& totals);
/// A game takes so long on the average, as far as that is known; 0: it isn't.
int mean_seconds(const Totals& totals);
/// Rounded towards nought; 0 of no game.
int mean_points(const Totals& totals);

/// One game as the human in a seat had it.
Totals totals_of(const Outcome& outcome, Seat seat);
/// All games of both, `later` ones after the others. Exact for streaks, too, if so they were played.
void join(Totals& totals, const Totals& later);

/// As keys `n`, `o`, `b` and `k` of an object that may have others.
Json write_totals(const Totals& totals);
/// Of such an object; what is wrong with it is noted there.
Totals read_totals(Fields& fields);

} // namespace palazzo::scores
