// A match of several games in the form in which it is stored, and the rules of its next game.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/scores/series.hpp"

#include <optional>
#include <string>

namespace palazzo::app {

inline constexpr int series_format = 1; ///< Number of the format in which matches are stored.

/// The match that is being played or was decided last.
struct PlayedSeries {
    scores::Series series;
    std::string game;          ///< Id of the saved game that is being played, or of the last one.
    bool game_counted = false; ///< True if `game` has ended and is the last one that `series` contains.
    Record game_template;      ///< Game, preset, options and extras of every game; without deal, moves and seats.
    friend bool operator==(const PlayedSeries&, const PlayedSeries&) = default;
};

/// Returns a match as text: `{"format":1,"series":{…},"game":ID,"counted":true,"table":{…}}`, in which the table is a
/// record before its deal.
std::string write_played_series(const PlayedSeries& played);
/// Reads a text that write_played_series() has written. Returns a problem if it can't be read, or if the match's first
/// game couldn't be dealt.
Result<PlayedSeries> read_played_series(const std::string& text);

/// Returns the options of the match's next game that differ from its preset. Players who are out don't take part in it.
/// Returns a problem if the game can't be played by the number of players who are left, or if there is no game of that
/// name.
Result<Json> next_game_options(const PlayedSeries& played);
/// Returns whether no further game is played, because the series is decided or too few players are left for its game.
bool is_over(const PlayedSeries& played);

/// The match that is chosen in the set-up.
struct SeriesChoice {
    std::optional<scores::SeriesKind> kind; ///< Kind of the match; nullopt for a single game.
    int goal = 0;                           ///< Number of games, points or letters, depending on the kind.
};

} // namespace palazzo::app
