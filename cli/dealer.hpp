// A dealer: a host's program without a player. It deals as soon as people sit in all their seats, lets bots play the
// others, and gathers people for another game some time after one is over. It reads no clock and draws no random
// numbers.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/match.hpp"
#include "engine/online/host_record.hpp"
#include "engine/online/hosted_table.hpp"
#include "engine/online/kept_dealer.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace palazzo::cli {

/// Time in which people look at a result before they are gathered for another game, in milliseconds.
inline constexpr online::Time pause_between_games = 20'000;
/// Silence after which a bot plays for a guest, in milliseconds.
inline constexpr online::Time dealer_bot_after = 120'000;

template <CatalogueGame G>
struct Dealer {
    G rules;
    int people = 0; ///< number of people's seats, which are the first ones
    online::Host host;
    std::optional<Match<G>> match = {};          ///< the current game, or the one that was just over
    std::optional<online::Time> over_since = {}; ///< time at which the end of the game was noticed
};

/// Starts a dealer from its saved state. `random` is at least 16 random bytes. A game whose record was lost is dealt
/// again. Returns a problem if the saved record can't be replayed.
template <CatalogueGame G>
Result<Dealer<G>> start_dealer(const G& rules, const online::KeptDealer& kept, std::string_view random) {
    Dealer<G> dealer{rules, kept.people, online::start_host(kept.host, random)};
    const online::Phase phase = kept.host.phase;
    if (phase != online::Phase::playing && phase != online::Phase::over) return dealer;
    Result<Record> record = read_record(kept.record);
    if (!record || !online::is_record_of_deal(dealer.host, *record)) record = online::record_of_deal(dealer.host);
    auto match = open_match(rules, *record);
    if (!match) return match.problem().located_in_value("record");
    dealer.match.emplace(*std::move(match));
    return dealer;
}

/// Returns the state that has to be saved, with the mailbox's `table` and `keys`.
template <CatalogueGame G>
online::KeptDealer kept_dealer(const Dealer<G>& dealer, std::string table, std::string keys) {
    return {std::move(table), std::move(keys), dealer.people, dealer.host.kept,
        dealer.match ? write_record(dealer.match->record()) : ""};
}

/// Takes a step of the host's side; `step` gets the host and its game, which is null before the first deal.
template <CatalogueGame G, class Step>
online::HostEffects step_host(Dealer<G>& dealer, Step&& step) {
    if (!dealer.match) return step(dealer.host, static_cast<online::HostedTable*>(nullptr));
    online::HostedMatch<G> table(*dealer.match);
    return step(dealer.host, static_cast<online::HostedTable*>(&table));
}

/// Adds the effects of a later step. What is saved is saved once, before anything is told.
inline void add_effects(online::HostEffects& all, online::HostEffects more) {
    if (more.kept) all.kept = std::move(more.kept);
    if (more.card) all.card = std::move(more.card);
    all.table_changed = all.table_changed || more.table_changed;
    for (auto& letter : more.letters) all.letters.push_back(std::move(letter));
    for (auto& notice : more.notices) all.notices.push_back(std::move(notice));
}

/// Returns whether a guest sits in each of the people's seats, is there, and has committed to its part of the deal.
template <CatalogueGame G>
bool are_all_people_here(const Dealer<G>& dealer) {
    const auto& kept = dealer.host.kept;
    return std::all_of(kept.seats.begin(), kept.seats.begin() + dealer.people, [&](const online::HostedSeat& seat) {
        const auto session = dealer.host.sessions.find(seat.guest);
        return seat.kind == online::SeatKind::guest && session != dealer.host.sessions.end() && !session->second.away
            && session->second.round == kept.round && !session->second.commit.empty();
    });
}

/// Frees the people's seats for which frees(seat) is true.
template <CatalogueGame G, class Frees>
online::HostEffects free_seats(Dealer<G>& dealer, online::Time now, Frees&& frees) {
    online::HostEffects all;
    for (int at = 0; at < dealer.people; ++at) {
        const online::HostedSeat& seat = dealer.host.kept.seats[static_cast<std::size_t>(at)];
        if (!frees(seat)) continue;
        add_effects(all,
            online::set_seat(
                dealer.host, nullptr, static_cast<Seat>(at), {online::SeatKind::free, {}, {}, seat.level, false}, now));
    }
    return all;
}

/// Deals as soon as all people are here. Whoever is away while others wait loses the seat.
template <CatalogueGame G>
online::HostEffects gather(Dealer<G>& dealer, online::Time now) {
    if (are_all_people_here(dealer)) return online::begin_deal(dealer.host, nullptr, now);
    return free_seats(dealer, now, [&](const online::HostedSeat& seat) {
        const auto session = dealer.host.sessions.find(seat.guest);
        const bool is_away = session == dealer.host.sessions.end()
            ? now - dealer.host.opened_at.value_or(now) >= online::away_after
            : session->second.away;
        return seat.kind == online::SeatKind::guest && is_away;
    });
}

template <CatalogueGame G>
online::HostEffects deal(Dealer<G>& dealer, online::Time now) {
    if (!online::deal_seed(dealer.host)) return {};
    auto match = open_match(dealer.rules, online::record_of_deal(dealer.host));
    expect(static_cast<bool>(match), "a deal of a table whose options were checked");
    dealer.match.emplace(*std::move(match));
    dealer.over_since.reset();
    online::HostedMatch<G> table(*dealer.match);
    return online::begin_game(dealer.host, table, now);
}

/// Makes a bot's move if it is a bot's turn. The bot's random numbers follow from the deal and the number of moves.
template <CatalogueGame G>
online::HostEffects let_bot_move(Dealer<G>& dealer, online::Time now) {
    dealer.over_since.reset(); // Moves may have been taken back after the end.
    Match<G>& match = *dealer.match;
    for (const Seat seat : match.seats_to_act().list()) {
        if (!online::is_played_by_bot(dealer.host, seat)) continue;
        const auto level = read_level(dealer.host.kept.seats[static_cast<std::size_t>(seat)].level);
        Rng dice = Rng(*online::deal_seed(dealer.host)).split(match.turn_count());
        const Level used = level && has_level(match.rules(), *level) ? *level : Level::simple;
        const Refusal reason = match.play(seat, bot_move(match.rules(), used, match.view(seat), dice));
        expect(!reason, "bots make legal moves");
        return step_host(dealer,
            [&](online::Host& host, online::HostedTable* table) { return online::tell_everybody(host, table, now); });
    }
    return {};
}

/// Gathers people for another game, if they have looked at the result for long enough. Seats that bots have taken over
/// are people's again.
template <CatalogueGame G>
online::HostEffects gather_again(Dealer<G>& dealer, online::Time now) {
    if (!dealer.over_since) dealer.over_since = now;
    if (now - *dealer.over_since < pause_between_games) return {};
    dealer.match.reset();
    online::HostEffects all = online::gather_again(dealer.host, now);
    add_effects(all, free_seats(dealer, now, [](const auto& seat) { return seat.kind == online::SeatKind::bot; }));
    return all;
}

/// Lets time pass. At most one bot moves. Call it about once a second, and after each letter.
template <CatalogueGame G>
online::HostEffects let_time_pass(Dealer<G>& dealer, online::Time now) {
    online::HostEffects all = step_host(
        dealer, [&](online::Host& host, online::HostedTable* table) { return online::tick(host, table, now); });
    if (dealer.host.stopped) return all;
    switch (dealer.host.kept.phase) {
    case online::Phase::gathering: add_effects(all, gather(dealer, now)); break;
    case online::Phase::revealing: add_effects(all, deal(dealer, now)); break;
    case online::Phase::playing: add_effects(all, let_bot_move(dealer, now)); break;
    case online::Phase::over: add_effects(all, gather_again(dealer, now)); break;
    }
    return all;
}

} // namespace palazzo::cli
