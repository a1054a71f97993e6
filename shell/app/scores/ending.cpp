#include "shell/app/scores/ending.hpp"

#include "shell/app/scores/daily.hpp"
#include "shell/app/scores/kept.hpp"
#include "shell/app/scores/play_time.hpp"
#include "shell/app/scores/series.hpp"

#include "engine/core/cut_short.hpp"
#include "engine/core/expect.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace palazzo::app {
namespace {

using scores::HouseRules;
using scores::Outcome;

/// A broken clock makes no outcome that couldn't be read again.
int today(const App& app) { return std::clamp(app.services.today(), 0, scores::last_day); }

/// The name of the house rules of one's own that a game was played by; empty: of none.
std::string house_of(const App& app, const games::GameTable& s) {
    const auto at = std::find_if(app.house_rules.begin(), app.house_rules.end(), [&](const HouseRules& house) {
        return house.game == s.game() && house.preset == s.preset() && s.is_played_by(house.preset, house.options);
    });
    return at == app.house_rules.end() ? "" : at->name;
}

/// As they sat, with the names by which bots go at the table.
std::vector<SeatInfo> seats_of(const games::GameTable& s) {
    std::vector<SeatInfo> seats = s.seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].human) seats[i].name = s.audience.names[i];
    return seats;
}

Highlights highlights_of(const games::GameTable& s) {
    const Seats people = seats_with(s, true);
    return people.size() == 1 ? s.highlights(people.front()) : Highlights{};
}

std::optional<scores::Best> best_of(Highlights all) {
    if (all.best_points == 0) return std::nullopt;
    constexpr std::size_t ellipsis = 3; // bytes, which come behind what is cut
    return scores::Best{cut_short(std::move(all.best), scores::longest_best - ellipsis), all.best_points};
}

Outcome ending_of(const App& app, const games::GameTable& s) {
    const games::Standings standings = s.standings();
    const Highlights highlights = highlights_of(s);
    Outcome outcome;
    outcome.id = s.id;
    outcome.day = today(app);
    outcome.game = s.game();
    outcome.preset = s.preset();
    outcome.house = house_of(app, s);
    outcome.seats = seats_of(s);
    outcome.places = scores::places_of(standings.winners, standings.scores);
    if (s.counts_points()) outcome.points = standings.scores;
    outcome.seconds = played_seconds(app);
    outcome.moves = static_cast<int>(s.turn_count());
    outcome.best = best_of(highlights);
    outcome.pile = highlights.pile;
    outcome.practice = s.head().practice;
    return outcome;
}

/// How the only human did.
scores::DailyResult daily_result(const Outcome& outcome) {
    const auto seat = scores::seat_of(outcome, "");
    expect(seat.has_value(), "one human plays a day's deal");
    const auto at = static_cast<std::size_t>(*seat);
    scores::DailyResult result{outcome.places[at], static_cast<int>(outcome.seats.size()), outcome.moves};
    if (!outcome.points.empty()) result.points = outcome.points[at];
    return result;
}

} // namespace

Outcome ending_of(const App& app) {
    expect(is_over(app), "a game that is over");
    return ending_of(app, *app.table);
}

Highlights highlights_of(const App& app) { return app.table ? highlights_of(*app.table) : Highlights{}; }

void note_ending(App& app) {
    const Outcome outcome = ending_of(app);
    count_outcome(app, outcome);
    count_in_series(app, outcome);
    if (outcome.practice) return;
    const auto record = record_of_table(app);
    if (!record) return;
    if (const auto day = daily_day(*record, outcome.day)) note_daily(app, outcome.game, *day, daily_result(outcome));
}

void forget_ending(App& app, std::string_view id) {
    uncount_outcome(app, id);
    uncount_in_series(app, id);
}

} // namespace palazzo::app
