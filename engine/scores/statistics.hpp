// All finished games in numbers: the latest one by one, those before them summed up.
//
// Everything is asked of a player: "" is whoever plays alone against bots, a name is one of several humans at a table
// (outcome.hpp). Games of practice are kept out.
#pragma once

#include "engine/scores/totals.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::scores {

inline constexpr std::size_t most_outcomes = 5000; ///< that are listed one by one
inline constexpr std::size_t most_tallies = 1000;  ///< sums of those before

/// What games have in common that are summed up together.
struct Kind {
    std::string player;
    std::string game;
    std::string preset;
    std::string house;
    std::vector<SeatInfo> opponents; ///< the bots, each once, in order
    friend bool operator==(const Kind&, const Kind&) = default;
};

struct Tally {
    Kind kind;
    Totals totals;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Statistics {
    std::vector<Tally> before;     ///< of games that are no longer listed
    int before_day = -1;           ///< the last day of such a game; -1: there is none
    std::vector<Outcome> outcomes; ///< by day, and on one day as they came
    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// Counts a game. One that was counted under this id before is replaced; one of practice is taken out. A game that
/// ended no later than those that are only summed up is taken for one of them. Of more than most_outcomes, the oldest
/// are summed up.
void add(Statistics& statistics, const Outcome& outcome);
void remove(Statistics& statistics, std::string_view id);
/// By day; those of one day stay as they are.
std::vector<Outcome> in_order(std::vector<Outcome> outcomes);
/// Adds what another copy counted, of the same games or of others, none twice: outcomes by their id, in the form that
/// they have here. Sums of older games name none, so only those of one copy stay, of the one that has summed up more.
void merge(Statistics& statistics, const Statistics& other);

/// Which games are asked for; nullopt: all.
struct Filter {
    std::string player;
    std::optional<std::string> game = std::nullopt;
    std::optional<std::string> preset = std::nullopt;
    std::optional<std::string> house = std::nullopt;
    std::optional<std::string> opponent = std::nullopt; ///< a bot's name: one of this name and level was there
    std::optional<std::string> level = std::nullopt;
};

/// Streaks are exact among the games that are listed, and of a single kind. Of older games of several kinds, which may
/// have been played in turn, the best streak is that of one kind, or more.
Totals summarise(const Statistics& statistics, const Filter& filter = {});

enum class By { player, game, preset, opponent, level };
struct Group {
    std::string name;   ///< of the player, game, preset, opponent or level
    std::string detail; ///< of a preset the name of house rules, of an opponent the level
    Totals totals;
};
/// The same in groups, the largest first. A game against several opponents is in the group of each. By player the
/// filter's own player is passed over.
std::vector<Group> groups(const Statistics& statistics, const Filter& filter, By by);

/// A point of a plot, from left to right: the day on which a game ended, and the value after it.
struct Dot {
    int day = 0;
    int value = 0;
    friend bool operator==(const Dot&, const Dot&) = default;
};
/// How many of a hundred games were won, among the latest `window` up to each game that is listed.
std::vector<Dot> wins_over_time(const Statistics& statistics, const Filter& filter, int window = 20);
/// The points of each game that is listed and has some.
std::vector<Dot> points_over_time(const Statistics& statistics, const Filter& filter);

/// Lines of JSON: `{"format":1,…}` with the sums, then each outcome.
std::string write_statistics(const Statistics& statistics);
Result<Statistics> read_statistics(std::string_view text);
/// Whether a text says that a newer version of the program wrote it.
bool is_newer_statistics(std::string_view text);

} // namespace palazzo::scores
