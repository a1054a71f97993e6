// Reads the arguments of commands: records, seats, numbers, levels.
#pragma once

#include "cli/commands.hpp"
#include "cli/contender.hpp"
#include "cli/english.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::cli {

/// The value of an argument, or what is wrong with it.
template <class T>
using ReadResult = Result<T, Failure>;

/// Returns the text of a file, or of standard input if the path is `-`.
ReadResult<std::string> read_file_or_stdin(const std::string& path);

/// Returns a whole number from `least` to `most`.
ReadResult<std::int64_t> read_number(
    const std::string& text, const std::string& name, std::int64_t least, std::int64_t most);

/// Returns the bots that a comma-separated list names. has_contender() says whether a game has them.
std::vector<Contender> parse_contenders(const std::string& text);

/// Returns the seed given with --seed, or a random one from the system.
ReadResult<std::uint64_t> requested_seed(const Args& args);

/// Prints one line on standard output.
void print_line(const std::string& line);

/// Opens the record that the first word names, and calls f(match), where match is a Match<G>&.
template <class F>
Outcome with_match(const Args& args, F&& f) {
    const auto text = read_file_or_stdin(args.words[0]);
    if (!text) return text.problem();
    const auto record = read_record(*text);
    if (!record) return input_failure(record.problem());
    Outcome outcome;
    const bool known = call_with_game(record->game, [&](const auto& rules) {
        auto match = open_match(rules, *record);
        outcome = match ? f(*match) : Outcome(input_failure(match.problem()));
    });
    if (!known) return input_failure(unknown_game_problem(record->game));
    return outcome;
}

/// Calls f(rules) for the game given with --game; the default is the first of the catalogue.
template <class F>
Outcome with_requested_game(const Args& args, F&& f) {
    const std::string name = args.flag_value("game", std::string(std::get<0>(Catalogue{}).name));
    Outcome outcome;
    if (!call_with_game(name, [&](const auto& rules) { outcome = f(rules); }))
        return usage_failure("--game: no game " + quoted(name) + "; there are " + game_names());
    return outcome;
}

/// Returns the seat given with --seat.
template <class Match>
ReadResult<Seat> requested_seat(const Args& args, const Match& match) {
    if (const auto number = read_number(args.flag_value("seat"), "--seat", 0, seat_limit - 1); !number)
        return usage_failure(number.problem().line);
    const auto seat = read_number(args.flag_value("seat"), "--seat", 0, match.seat_count() - 1);
    if (!seat) return seat.problem();
    return static_cast<Seat>(*seat);
}

/// Returns the move that an argument gives as JSON.
template <CatalogueGame G>
Result<typename G::Move> parse_move(const G& rules, const std::string& text) {
    const auto json = parse_json(text);
    if (!json) return json.problem().located_in_value("move");
    const auto move = rules.read_move(*json);
    if (!move) return move.problem().located_in_value("move");
    return move;
}

} // namespace palazzo::cli
