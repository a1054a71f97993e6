#include "engine/scores/totals.hpp"

#include "engine/scores/fields.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace palazzo::scores {
namespace {

/// The numbers among the totals, in the order in which they are written.
constexpr std::array sums{&Totals::games, &Totals::wins, &Totals::opening_run, &Totals::streak, &Totals::best_streak,
    &Totals::scored, &Totals::timed, &Totals::points, &Totals::seconds, &Totals::best_score, &Totals::last_day};
/// Number of totals at the beginning of `sums` that can't be larger than the number of games.
constexpr std::size_t counts = 7;

void add(int& sum, int more) { sum = std::clamp(sum + more, -largest_number, largest_number); }

int share(std::int64_t sum, int count) { return count == 0 ? 0 : static_cast<int>(sum / count); }

bool is_better(const std::optional<Best>& a, const std::optional<Best>& b) {
    return a && (!b || a->points > b->points);
}

void join_streaks(Totals& totals, const Totals& later) {
    const int across = std::min(totals.streak + later.opening_run, largest_number);
    totals.best_streak = std::max({totals.best_streak, later.best_streak, across});
    if (totals.opening_run == totals.games) totals.opening_run = across;
    totals.streak = later.streak == later.games ? across : later.streak;
}

} // namespace

int win_percent(const Totals& totals) { return share(std::int64_t{100} * totals.wins, totals.games); }
int mean_seconds(const Totals& totals) { return share(totals.seconds, totals.timed); }
int mean_points(const Totals& totals) { return share(totals.points, totals.scored); }

Totals totals_of(const Outcome& outcome, Seat seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int won = outcome.places[at] == 1 ? 1 : 0;
    // A second place that all others share isn't counted as a place.
    const int place = won == 0 && only_first_counts(outcome) ? 0 : outcome.places[at];
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
    totals.last_day = outcome.day;
    return totals;
}

void add_later_totals(Totals& totals, const Totals& later) {
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
    totals.last_day = std::max(totals.last_day, later.last_day);
}

Json write_totals(const Totals& totals) {
    std::vector<int> numbers;
    for (const auto sum : sums) numbers.push_back(totals.*sum);
    Json json = Json::object();
    put_list(json, "n", numbers);
    put_list(json, "o", totals.places);
    if (totals.best) json["b"] = write_best(*totals.best);
    put(json, "k", totals.pile);
    return json;
}

Totals read_totals(Fields& fields) {
    Totals totals;
    const auto numbers = fields.numbers_if("n", sums.size(), -largest_number, largest_number);
    if (numbers.size() != sums.size()) {
        fields.fail({"n", "problem.list"});
        return totals;
    }
    for (std::size_t i = 0; i < counts; ++i)
        if (numbers[i] < 0 || numbers[i] > numbers[0])
            fields.fail({"n" + at_index(i), "problem.number_from_to", {"0", std::to_string(numbers[0])}});
    for (std::size_t i = 0; i < sums.size(); ++i) totals.*sums[i] = numbers[i];
    totals.places = fields.numbers_if("o", seat_limit, 0, largest_number);
    totals.best = read_best_if(fields, "b");
    totals.pile = fields.number_or("k", 0, largest_number, 0);
    return totals;
}

} // namespace palazzo::scores
