// A match of several games that is played here, as it is stored, and the rules of its next game.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/scores/series.hpp"

#include <optional>
#include <string>

namespace palazzo::app {

inline constexpr int series_format = 1; ///< Format of the stored text.

/// The match that is being played or was decided last.
struct PlayedSeries {
    scores::Series series;
    std::string game;     ///< Id of the saved game that is being played, or of the last one.
    bool counted = false; ///< True if that game has ended and is the last of the series' games.
    Record head;          ///< Game, preset, options and extras of every game; without deal, moves and seats.
    friend bool operator==(const PlayedSeries&, const PlayedSeries&) = default;
};

/// Writes `{"format":1,"series":{…},"game":ID,"counted":true,"table":{…}}`, in which the table is a record before its
/// deal.
std::string write_played_series(const PlayedSeries& played);
/// Reads a match as write_played_series() writes it. It is refused if the first game couldn't be dealt.
Result<PlayedSeries> read_played_series(const std::string& text);

/// Returns those options of the next game, for the players who are still in, that differ from its preset. Returns a
/// problem if the game can't be played by that number of players, or if there is no game of that name.
Result<Json> next_options(const PlayedSeries& played);
/// Returns whether no further game is played: the series is decided, or too few players are left for its game.
bool is_over(const PlayedSeries& played);

/// The set-up's choice of a match.
struct SeriesChoice {
    std::optional<scores::SeriesKind> kind; ///< nullopt for a single game.
    int goal = 0;                           ///< Number of games, points or letters.
};

} // namespace palazzo::app
