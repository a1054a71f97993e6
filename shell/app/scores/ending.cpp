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

using scores::GameOutcome;
using scores::HouseRules;

/// Returns today's date in days since 1970. If the clock is wrong, the date is limited to days that the statistics can
/// read again.
int today(const App& app) { return std::clamp(app.services.today(), 0, scores::last_accepted_day); }

/// Returns the name of the saved house rules by which a game was played; empty if it was played by none of them.
std::string house_of(const App& app, const games::GameTable& s) {
    const auto& all = app.feature_data.get<scores::HouseRulesList>();
    const auto at = std::find_if(all.begin(), all.end(), [&](const HouseRules& house) {
        return house.game == s.game_name() && house.preset == s.preset()
            && s.has_same_rules_as(house.preset, house.options);
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

Highlights highlights_of_table(const games::GameTable& s) {
    const Seats people = human_or_bot_seats(s, true);
    return people.size() == 1 ? s.highlights(people.front()) : Highlights{};
}

std::optional<scores::BestPlay> best_of(Highlights all) {
    if (all.best_points == 0) return std::nullopt;
    constexpr std::size_t ellipsis = 3; // Length in bytes of the `…` that is added to a cut text.
    return scores::BestPlay{cut_short(std::move(all.best_play), scores::longest_best_play - ellipsis), all.best_points};
}

GameOutcome outcome_of_table(const App& app, const games::GameTable& s) {
    const games::Standings standings = s.standings();
    const Highlights highlights = highlights_of_table(s);
    GameOutcome outcome;
    outcome.id = s.id;
    outcome.day = today(app);
    outcome.game = s.game_name();
    outcome.preset = s.preset();
    outcome.house_rules = house_of(app, s);
    outcome.seats = seats_of(s);
    outcome.places = scores::places_of(standings.winners, standings.scores);
    if (s.counts_points()) outcome.points = standings.scores;
    outcome.seconds = played_seconds(app);
    outcome.moves = static_cast<int>(s.turn_count());
    outcome.best_play = best_of(highlights);
    outcome.largest_pile_taken = highlights.largest_pile_taken;
    outcome.is_practice = s.record_without_moves().practice;
    return outcome;
}

} // namespace

GameOutcome outcome_of_table(const App& app) {
    expect(is_over(app), "a game that is over");
    return outcome_of_table(app, *app.table);
}

Highlights highlights_of_table(const App& app) { return app.table ? highlights_of_table(*app.table) : Highlights{}; }

void notify_game_ended(App& app) {
    const GameOutcome outcome = outcome_of_table(app);
    for (const Feature* feature : features())
        if (feature->on_game_ended != nullptr) feature->on_game_ended(app, outcome);
}

void notify_game_continued(App& app, std::string_view id) {
    for (const Feature* feature : features())
        if (feature->on_game_continued != nullptr) feature->on_game_continued(app, id);
}

} // namespace palazzo::app
