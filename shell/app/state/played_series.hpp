// A match of several games that is played here, and how the next one is set.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/scores/series.hpp"

#include <optional>
#include <string>

namespace palazzo::app {

inline constexpr int series_format = 1; ///< in which it is kept

/// The series that is on, or that was decided last.
struct PlayedSeries {
    scores::Series series;
    std::string game;     ///< the id of the kept game that is being played, or of the last one
    bool counted = false; ///< that game has ended, and is the last of the series' games
    Record head;          ///< game, preset, options and extras of every game; neither deal nor moves nor seats
    friend bool operator==(const PlayedSeries&, const PlayedSeries&) = default;
};

/// `{"format":1,"series":{…},"game":ID,"counted":true,"table":{…}}`; the table is a record before its deal.
std::string write_played_series(const PlayedSeries& played);
/// Only one whose first game could be dealt is read.
Result<PlayedSeries> read_played_series(const std::string& text);

/// The rules of the next game, for as many as are still in; the preset is the head's. A problem: it can't be played by
/// so few, or there is no such game.
Result<Json> next_options(const PlayedSeries& played);
/// Whether no further game is played: the series is decided, or too few are left for its game.
bool is_over(const PlayedSeries& played);

/// What the set-up says of a series.
struct SeriesChoice {
    std::optional<scores::SeriesKind> kind; ///< nullopt: one game
    int goal = 0;                           ///< games, points or letters
};

} // namespace palazzo::app
