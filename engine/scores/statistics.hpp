// Statistics of all finished games: the latest are listed one by one, older ones are summed up.
//
// All questions are about a player: "" is a human who plays alone against bots, a name is one of several humans at a
// table (outcome.hpp). Practice games aren't counted.
#pragma once

#include "engine/scores/totals.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

inline constexpr std::size_t most_outcomes = 5000; ///< games that are listed one by one
inline constexpr std::size_t most_tallies = 1000;  ///< sums of older games

/// The properties that games have in common which are summed up together.
struct Kind {
    std::string player;
    std::string game;
    std::string preset;
    std::string house;
    std::vector<SeatInfo> opponents; ///< the bots, each once, sorted
    friend bool operator==(const Kind&, const Kind&) = default;
};

struct Tally {
    Kind kind;
    Totals totals;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Statistics {
    std::vector<Tally> before;     ///< sums of games that are no longer listed
    int before_day = -1;           ///< the last day of these games; -1 if there are none
    std::vector<Outcome> outcomes; ///< sorted by day, and within a day in the order in which they were added
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Adds a game, and replaces the one with the same id. A practice game is removed instead. A game that ended no later
/// than those that are summed up is assumed to be one of them. If there are more than most_outcomes, the oldest are
/// summed up.
void add(Statistics& statistics, const Outcome& outcome);
/// Removes a listed game, if there is one with this id.
void remove(Statistics& statistics, std::string_view id);
/// Returns the outcomes sorted by day; those of one day keep their order.
std::vector<Outcome> sorted_by_day(std::vector<Outcome> outcomes);
/// Adds the games of another copy of the statistics. Listed outcomes are matched by id, so that none counts twice, and
/// those in `statistics` are kept. Sums don't contain ids, so only those of one copy are kept: the one that has summed
/// up more games.
void merge(Statistics& statistics, const Statistics& other);

/// Selects games; nullopt selects all.
struct Filter {
    std::string player;
    std::optional<std::string> game = std::nullopt;
    std::optional<std::string> preset = std::nullopt;
    std::optional<std::string> house = std::nullopt;
    std::optional<std::string> opponent = std::nullopt; ///< name of a bot that took part; if `level` is also given,
                                                        ///< with that level
    std::optional<std::string> level = std::nullopt;
};

/// Returns the totals of the selected games. Streaks are exact for listed games, and for older games of a single kind.
/// For older games of several kinds, which may have been played alternately, the best streak is at least that of each
/// kind.
Totals summarise(const Statistics& statistics, const Filter& filter = {});

enum class GroupBy { player, game, preset, opponent, level };
struct Group {
    std::string name;   ///< name of the player, game, preset, opponent or level
    std::string detail; ///< name of the house rules for a preset, level for an opponent
    Totals totals;
};
/// Returns the totals of the selected games by groups, the largest first. A game against several opponents is in each
/// opponent's group. If grouped by player, the filter's own player is ignored.
std::vector<Group> groups(const Statistics& statistics, const Filter& filter, GroupBy by);

/// A point of a plot: the day on which a game ended, and the value after it.
struct PlotPoint {
    int day = 0;
    int value = 0;
    friend bool operator==(const PlotPoint&, const PlotPoint&) = default;
};
/// Returns for each listed game how many percent of the latest `window` games up to it were won.
std::vector<PlotPoint> wins_over_time(const Statistics& statistics, const Filter& filter, int window = 20);
/// Returns the points of each listed game that has some.
std::vector<PlotPoint> points_over_time(const Statistics& statistics, const Filter& filter);

/// Writes lines of JSON: `{"format":1,…}` with the sums, then each outcome.
std::string write_statistics(const Statistics& statistics);
/// Reads what write_statistics() wrote. The problem names the line.
Result<Statistics> read_statistics(std::string_view text);
/// Returns whether a newer version of the program wrote the text, as far as the text says so.
bool is_newer_statistics(std::string_view text);

} // namespace palazzo::scores
