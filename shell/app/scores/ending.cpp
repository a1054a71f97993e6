#include "shell/app/scores/ending.hpp"

#include "shell/app/scores/play_time.hpp"
#include "shell/app/state/feature.hpp"

#include "engine/core/cut_short.hpp"
#include "engine/core/expect.hpp"
#include "engine/scores/house_rules.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace palazzo::app {
namespace {

using scores::HouseRules;
using scores::Outcome;

/// Returns today's date in days since 1970. If the clock is wrong, the date is limited to days that the statistics can
/// read again.
int today(const App& app) { return std::clamp(app.services.today(), 0, scores::last_day); }

/// Returns the name of the saved house rules by which a game was played; empty if it was played by none of them.
std::string house_of(const App& app, const games::GameTable& s) {
    const auto& all = app.feature_data.of<scores::HouseRulesList>();
    const auto at = std::find_if(all.begin(), all.end(), [&](const HouseRules& house) {
        return house.game == s.game() && house.preset == s.preset() && s.is_played_by(house.preset, house.options);
    });
    return at == all.end() ? "" : at->name;
}

/// Returns the seats of a table. Bots have the names that the table shows.
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
    constexpr std::size_t ellipsis = 3; // Length in bytes of the `…` that is added to a cut text.
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

} // namespace

Outcome ending_of(const App& app) {
    expect(is_over(app), "a game that is over");
    return ending_of(app, *app.table);
}

Highlights highlights_of(const App& app) { return app.table ? highlights_of(*app.table) : Highlights{}; }

void note_ending(App& app) {
    const Outcome outcome = ending_of(app);
    for (const Feature* feature : features())
        if (feature->game_ended != nullptr) feature->game_ended(app, outcome);
}

void forget_ending(App& app, std::string_view id) {
    for (const Feature* feature : features())
        if (feature->game_goes_on != nullptr) feature->game_goes_on(app, id);
}

} // namespace palazzo::app
