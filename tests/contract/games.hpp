// Plays random games under random rules, for the contract cases, which test what holds in every game.
#pragma once

#include "engine/core/match.hpp"
#include "tests/lines.hpp"

#include <string>
#include <vector>

namespace palazzo::contract {

/// Returns a record without moves, with random options and a random deal.
template <CatalogueGame G>
Record random_table_record(const G& rules, Rng& dice) {
    const auto options = rules.random_options(dice);
    Record record;
    record.game = std::string(G::name);
    record.deal = deal_from_seed(dice.next());
    for (const auto& preset : rules.presets()) {
        record.preset = preset.name;
        record.options = write_options(rules.option_fields(), preset.options, options);
        const auto read = preset_with_changes(rules, record.preset, record.options);
        if (read && *read == options) return record;
    }
    expect(false, "options by dice that can be written as a preset and what differs from it");
    return record;
}

template <CatalogueGame G>
Match<G> open_valid_match(const G& rules, const Record& record) {
    auto match = open_match(rules, record);
    if (!match) fail_expectation(line_of(match.problem()).c_str(), __FILE__, __LINE__);
    return std::move(*match);
}

template <CatalogueGame G>
Match<G> new_random_match(const G& rules, Rng& dice) {
    return open_valid_match(rules, random_table_record(rules, dice));
}

/// Returns a random seat of a set that isn't empty.
inline Seat random_seat(Seats seats, Rng& dice) {
    return seats.list()[dice.below(static_cast<std::uint32_t>(seats.size()))];
}

/// Plays random moves until the game is over. If several seats are to act, a random one of them moves first. Calls
/// visit(match) for the first position and after each move.
template <CatalogueGame G, class Visit>
void play_out(Match<G>& match, Rng& dice, Visit&& visit) {
    visit(static_cast<const Match<G>&>(match));
    while (!match.is_over()) {
        const Seat seat = random_seat(match.seats_to_act(), dice);
        const Refusal reason = match.play(seat, match.rules().random_move(match.view(seat), dice));
        expect(!reason, "moves by dice are legal");
        visit(static_cast<const Match<G>&>(match));
    }
}

/// Plays `games` random games and calls visit(match) for each of their positions. Every game has its own random
/// generator, so that it doesn't depend on the games before it.
template <CatalogueGame G, class Visit>
void for_each_position(const G& rules, std::uint64_t games, Visit&& visit) {
    for (std::uint64_t i = 0; i < games; ++i) {
        Rng dice = Rng(1).split(i);
        Match<G> match = new_random_match(rules, dice);
        play_out(match, dice, visit);
    }
}

/// Returns the record of a game as a line, with which a failure can be reproduced. Call it only after a failure,
/// because it takes longer than most checks.
template <CatalogueGame G>
std::string record_line(const Match<G>& match) {
    return write_record(match.record()) + "\n";
}

/// Returns a finished random game.
template <CatalogueGame G>
Match<G> finished_random_game(const G& rules, Rng& dice) {
    Match<G> match = new_random_match(rules, dice);
    play_out(match, dice, [](const auto&) {});
    return match;
}

} // namespace palazzo::contract
