#include "engine/scores/totals.hpp"

#include "engine/scores/fields.hpp"

#include <algorithm>
#include <array>

namespace palazzo::scores {
namespace {

/// The numbers of a sum in the order in which they are written.
constexpr std::array sums{&Totals::games, &Totals::wins, &Totals::opening_run, &Totals::streak, &Totals::best_streak,
    &Totals::scored, &Totals::points, &Totals::timed, &Totals::seconds};

void add(std::int64_t& sum, std::int64_t more) { sum = std::clamp(sum + more, -largest_sum, largest_sum); }

int share(std::int64_t sum, std::int64_t count) {
    const std::int64_t most = largest_number;
    return count == 0 ? 0 : static_cast<int>(std::clamp(sum / count, -most, most));
}

bool is_better(const std::optional<Best>& a, const std::optional<Best>& b) {
    return a && (!b || a->points > b->points);
}

void join_streaks(Totals& totals, const Totals& later) {
    const std::int64_t across = std::min(totals.streak + later.opening_run, largest_sum);
    totals.best_streak = std::max({totals.best_streak, later.best_streak, across});
    if (totals.opening_run == totals.games) totals.opening_run = across;
    totals.streak = later.streak == later.games ? across : later.streak;
}

Fault read_sums(const Json& list, Totals& totals) {
    if (list.size() != sums.size()) return Problem{"", "problem.list"};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const bool may_be_negative = sums[i] == &Totals::points;
        const std::int64_t least = may_be_negative ? -largest_sum : 0;
        if (Fault fault = read_number(list[i], least, largest_sum, totals.*sums[i])) return fault->under(at_index(i));
    }
    const std::int64_t most = totals.games;
    for (std::size_t i = 1; i < sums.size(); ++i)
        if (sums[i] != &Totals::points && sums[i] != &Totals::seconds && totals.*sums[i] > most)
            return Problem{at_index(i), "problem.number_from_to", {"0", std::to_string(most)}};
    return {};
}

Fault read_places(const Json& list, std::vector<std::int64_t>& places) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (Fault fault = read_number(list[i], 0, largest_sum, places.emplace_back())) return fault->under(at_index(i));
    return {};
}

} // namespace

int win_percent(const Totals& totals) { return share(100 * totals.wins, totals.games); }
int mean_seconds(const Totals& totals) { return share(totals.seconds, totals.timed); }
int mean_points(const Totals& totals) { return share(totals.points, totals.scored); }

Totals totals_of(const Outcome& outcome, Seat seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int place = outcome.places[at];
    const int won = place == 1 ? 1 : 0;
    Totals totals;
    totals.games = 1;
    totals.wins = totals.opening_run = totals.streak = totals.best_streak = won;
    totals.places.assign(static_cast<std::size_t>(place), 0);
    if (place > 0) totals.places.back() = 1;
    if (!outcome.points.empty()) {
        totals.scored = 1;
        totals.points = totals.best_score = outcome.points[at];
    }
    if (is_alone(outcome)) {
        totals.best = outcome.best;
        totals.pile = outcome.pile;
    }
    totals.timed = outcome.seconds > 0 ? 1 : 0;
    totals.seconds = outcome.seconds;
    return totals;
}

void join(Totals& totals, const Totals& later) {
    join_streaks(totals, later);
    if (later.scored > 0)
        totals.best_score = totals.scored > 0 ? std::max(totals.best_score, later.best_score) : later.best_score;
    for (const auto sum :
        {&Totals::games, &Totals::wins, &Totals::scored, &Totals::points, &Totals::timed, &Totals::seconds})
        add(totals.*sum, later.*sum);
    totals.places.resize(std::max(totals.places.size(), later.places.size()));
    for (std::size_t i = 0; i < later.places.size(); ++i) add(totals.places[i], later.places[i]);
    if (is_better(later.best, totals.best)) totals.best = later.best;
    totals.pile = std::max(totals.pile, later.pile);
}

Json write_totals(const Totals& totals) {
    Json list = Json::array();
    for (const auto sum : sums) list.push_back(totals.*sum);
    Json json{{"n", std::move(list)}, {"o", totals.places}};
    if (totals.scored > 0) json["c"] = totals.best_score;
    if (totals.best) json["b"] = write_best(*totals.best);
    if (totals.pile > 0) json["k"] = totals.pile;
    return json;
}

Totals read_totals(Fields& fields) {
    Totals totals;
    if (const Json* list = fields.list("n", sums.size()))
        if (const Fault fault = read_sums(*list, totals)) fields.fail(fault->under("n"));
    if (const Json* list = fields.list("o", seat_limit))
        if (const Fault fault = read_places(*list, totals.places)) fields.fail(fault->under("o"));
    totals.best_score = fields.number_or("c", -largest_number, largest_number, 0);
    if (fields.has("c") != (totals.scored > 0)) fields.fail({"c", "problem.number"});
    totals.best = read_best_if(fields, "b");
    totals.pile = fields.number_or("k", 0, largest_number, 0);
    return totals;
}

} // namespace palazzo::scores
