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

/// The preset that a record goes out from; one that names none means the only one.
template <class G>
std::string preset_of(const G& rules, const Record& record) {
    return record.preset.empty() ? rules.presets().front().name : record.preset;
}

/// Whether a game with house rules of one's own is played by these options: as they are, or with who judges as it was
/// set by itself.
template <class G>
bool plays_by(const games::Session<G>& s, const HouseRules& house) {
    const G& rules = s.match.rules();
    const bool deck = s.match.head().extras.contains("challenges");
    const auto is_played = [&](const Json& differing) {
        const auto options = options_for(rules, house.preset, differing, s.match.seats());
        return options && *options == s.match.options();
    };
    Json judged = house.options;
    judged.update(rules.usual_judge(s.match.options(), humans(s), deck));
    return is_played(house.options) || is_played(judged);
}

/// The name of the house rules of one's own that a game was played by; empty: of none.
template <class G>
std::string house_of(const App& app, const games::Session<G>& s, const std::string& preset) {
    const auto at = std::find_if(app.house_rules.begin(), app.house_rules.end(),
        [&](const HouseRules& house) { return house.game == G::name && house.preset == preset && plays_by(s, house); });
    return at == app.house_rules.end() ? "" : at->name;
}

/// As they sat, with the names by which bots go at the table.
template <class G>
std::vector<SeatInfo> seats_of(const games::Session<G>& s) {
    std::vector<SeatInfo> seats = s.seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (!seats[i].human) seats[i].name = s.audience.names[i];
    return seats;
}

template <class G>
Highlights highlights_of(const games::Session<G>& s) {
    const auto human = [](const SeatInfo& seat) { return seat.human; };
    if (std::count_if(s.seats.begin(), s.seats.end(), human) != 1) return {};
    const auto at = std::find_if(s.seats.begin(), s.seats.end(), human);
    return s.match.highlights(static_cast<Seat>(at - s.seats.begin()));
}

std::optional<scores::Best> best_of(Highlights all) {
    if (all.best_points == 0) return std::nullopt;
    constexpr std::size_t ellipsis = 3; // bytes, which come behind what is cut
    return scores::Best{cut_short(std::move(all.best), scores::longest_best - ellipsis), all.best_points};
}

template <class G>
Outcome ending_of(const App& app, const games::Session<G>& s) {
    const G& rules = s.match.rules();
    const auto points = rules.scores(s.match.state());
    const Highlights highlights = highlights_of(s);
    Outcome outcome;
    outcome.id = s.id;
    outcome.day = today(app);
    outcome.game = G::name;
    outcome.preset = preset_of(rules, s.match.head());
    outcome.house = house_of(app, s, outcome.preset);
    outcome.seats = seats_of(s);
    outcome.places = scores::places_of(rules.winners(s.match.state()), points);
    if (G::counts_points) outcome.points = points;
    outcome.seconds = played_seconds(app);
    outcome.moves = static_cast<int>(s.match.turn_count());
    outcome.best = best_of(highlights);
    outcome.pile = highlights.pile;
    outcome.practice = s.match.is_practice();
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
    return std::visit([&](const auto& s) { return ending_of(app, s); }, *app.session);
}

Highlights highlights_of(const App& app) {
    if (!app.session) return {};
    return std::visit([](const auto& s) { return highlights_of(s); }, *app.session);
}

void note_ending(App& app) {
    const Outcome outcome = ending_of(app);
    count_outcome(app, outcome);
    count_in_series(app, outcome);
    if (outcome.practice) return;
    const Record record = std::visit([](const auto& s) { return s.match.record(); }, *app.session);
    if (const auto day = daily_day(record, outcome.day)) note_daily(app, outcome.game, *day, daily_result(outcome));
}

void forget_ending(App& app, std::string_view id) {
    uncount_outcome(app, id);
    uncount_in_series(app, id);
}

} // namespace palazzo::app
