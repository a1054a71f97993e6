// Statistics of all finished games. The latest games are listed one by one; older games are summed up.
//
// Statistics are asked for by player: "" stands for a human who plays alone against bots, and any other name for one of
// several humans at a table (outcome.hpp). Practice games aren't counted.
#pragma once

#include "engine/scores/totals.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

inline constexpr std::size_t most_outcomes = 5000; ///< largest number of games that are listed one by one
inline constexpr std::size_t most_tallies = 1000;  ///< largest number of tallies of older games

/// The kind of a game. Older games of the same kind are summed up together.
struct GameKind {
    std::string player;
    std::string game;
    std::string preset;
    std::string house_rules;
    std::vector<SeatInfo> opponents; ///< the bots in the game, each once, sorted by name
    friend bool operator==(const GameKind&, const GameKind&) = default;
};

struct Tally {
    GameKind kind;
    Totals totals;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Statistics {
    std::vector<Tally> older_games;    ///< sums of the older games, which are no longer listed
    int last_older_day = -1;           ///< the day of the latest older game; -1 if there are none
    std::vector<GameOutcome> outcomes; ///< listed games, sorted by day, and within a day in the order in which they
                                       ///< were added
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Adds a game, and replaces the listed game with the same id. If the new game is a practice game, the listed one is
/// only removed. If there are more than most_outcomes, the oldest games are summed up and no longer listed. A game
/// whose id isn't listed is ignored if it ended no later than the latest summed-up game, because it is assumed to be in
/// the sums already.
void add_outcome(Statistics& statistics, const GameOutcome& outcome);
/// Removes the listed game with this id, if there is one.
void remove_outcome(Statistics& statistics, std::string_view id);
/// Returns the outcomes sorted by day. Outcomes of the same day keep their order.
std::vector<GameOutcome> sorted_by_day(std::vector<GameOutcome> outcomes);
/// Adds the games in `other`, another copy of the statistics. If both copies list an outcome with the same id, the one
/// in `statistics` is kept, so that no game counts twice. Sums of older games don't contain ids, so the sums of only
/// one copy are kept: the copy that has summed up more games.
void merge(Statistics& statistics, const Statistics& other);

/// Selects games. A member that is nullopt selects all games.
struct GameFilter {
    std::string player;
    std::optional<std::string> game = std::nullopt;
    std::optional<std::string> preset = std::nullopt;
    std::optional<std::string> house_rules = std::nullopt;
    /// Name of a bot that took part. If `level` is also given, the bot must have had that level.
    std::optional<std::string> opponent = std::nullopt;
    std::optional<std::string> level = std::nullopt;
};

/// Returns the totals of the selected games. Streaks are exact for listed games, and for older games if they are of a
/// single kind. Older games of several kinds may have been played alternately; then the best streak is at least the
/// best one of each kind.
Totals summarise(const Statistics& statistics, const GameFilter& filter = {});

enum class GroupBy { player, game, preset, opponent, level };
struct GameGroup {
    std::string name;   ///< name of the player, game, preset, opponent or level
    std::string detail; ///< name of the house rules for a preset, level for an opponent, otherwise empty
    Totals totals;
};
/// Returns the totals of the selected games in groups, the largest group first. A game against several opponents is in
/// the group of each opponent. If games are grouped by player, the player in the filter is ignored.
std::vector<GameGroup> grouped_totals(const Statistics& statistics, const GameFilter& filter, GroupBy by);

/// A point of a plot: the day on which a game ended, and the value after that game.
struct PlotPoint {
    int day = 0;
    int value = 0;
    friend bool operator==(const PlotPoint&, const PlotPoint&) = default;
};
/// For each listed game, returns how many percent of the last `window` games up to that game were won.
std::vector<PlotPoint> win_percents_over_time(const Statistics& statistics, const GameFilter& filter, int window = 20);
/// Returns the points of each listed game that has points.
std::vector<PlotPoint> points_over_time(const Statistics& statistics, const GameFilter& filter);

/// Writes statistics as lines of JSON. The first line, `{"format":1,…}`, contains the sums, and each other line an
/// outcome.
std::string write_statistics(const Statistics& statistics);
/// Reads statistics as write_statistics() writes them. A problem names the line.
Result<Statistics> read_statistics(std::string_view text);
/// Returns whether a newer version of the program wrote the text, as far as its first line tells.
bool is_newer_statistics(std::string_view text);

} // namespace palazzo::scores
