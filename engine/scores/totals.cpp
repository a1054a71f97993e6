#include "engine/scores/totals.hpp"

#include "engine/scores/fields.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace palazzo::scores {
namespace {

/// The members of `Totals` that are numbers, in the order in which they are written.
constexpr std::array sums{&Totals::games, &Totals::wins, &Totals::opening_streak, &Totals::latest_streak,
    &Totals::best_streak, &Totals::games_with_points, &Totals::games_with_time, &Totals::points, &Totals::seconds,
    &Totals::best_score, &Totals::last_day};
/// Number of totals at the beginning of `sums` that can't be larger than the number of games.
constexpr std::size_t counts = 7;

void add(int& sum, int more) { sum = std::clamp(sum + more, -largest_stored_number, largest_stored_number); }

int share(std::int64_t sum, int count) { return count == 0 ? 0 : static_cast<int>(sum / count); }

bool is_better(const std::optional<BestPlay>& a, const std::optional<BestPlay>& b) {
    return a && (!b || a->points > b->points);
}

void join_streaks(Totals& totals, const Totals& later) {
    const int across = std::min(totals.latest_streak + later.opening_streak, largest_stored_number);
    totals.best_streak = std::max({totals.best_streak, later.best_streak, across});
    if (totals.opening_streak == totals.games) totals.opening_streak = across;
    totals.latest_streak = later.latest_streak == later.games ? across : later.latest_streak;
}

} // namespace

int win_percent(const Totals& totals) { return share(std::int64_t{100} * totals.wins, totals.games); }
int mean_seconds(const Totals& totals) { return share(totals.seconds, totals.games_with_time); }
int mean_points(const Totals& totals) { return share(totals.points, totals.games_with_points); }

Totals totals_of(const GameOutcome& outcome, Seat seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int won = outcome.places[at] == 1 ? 1 : 0;
    // A second place that all losers share isn't counted as a place.
    const int place = won == 0 && determines_only_winner(outcome) ? 0 : outcome.places[at];
    Totals totals;
    totals.games = 1;
    totals.wins = totals.opening_streak = totals.latest_streak = totals.best_streak = won;
    totals.place_counts.assign(static_cast<std::size_t>(place), 0);
    if (place > 0) totals.place_counts.back() = 1;
    if (!outcome.points.empty()) {
        totals.games_with_points = 1;
        totals.points = totals.best_score = outcome.points[at];
    }
    if (has_single_human(outcome)) {
        totals.best_play = outcome.best_play;
        totals.largest_pile_taken = outcome.largest_pile_taken;
    }
    totals.games_with_time = outcome.seconds > 0 ? 1 : 0;
    totals.seconds = outcome.seconds;
    totals.last_day = outcome.day;
    return totals;
}

void add_later_totals(Totals& totals, const Totals& later) {
    join_streaks(totals, later);
    if (later.games_with_points > 0)
        totals.best_score =
            totals.games_with_points > 0 ? std::max(totals.best_score, later.best_score) : later.best_score;
    for (const auto sum : {&Totals::games, &Totals::wins, &Totals::games_with_points, &Totals::points,
             &Totals::games_with_time, &Totals::seconds})
        add(totals.*sum, later.*sum);
    totals.place_counts.resize(std::max(totals.place_counts.size(), later.place_counts.size()));
    for (std::size_t i = 0; i < later.place_counts.size(); ++i) add(totals.place_counts[i], later.place_counts[i]);
    if (is_better(later.best_play, totals.best_play)) totals.best_play = later.best_play;
    totals.largest_pile_taken = std::max(totals.largest_pile_taken, later.largest_pile_taken);
    totals.last_day = std::max(totals.last_day, later.last_day);
}

Json write_totals(const Totals& totals) {
    std::vector<int> numbers;
    for (const auto sum : sums) numbers.push_back(totals.*sum);
    Json json = Json::object();
    put_list(json, "n", numbers);
    put_list(json, "o", totals.place_counts);
    if (totals.best_play) json["b"] = write_best_play(*totals.best_play);
    put(json, "k", totals.largest_pile_taken);
    return json;
}

Totals read_totals(FieldReader& fields) {
    Totals totals;
    const auto numbers = fields.optional_numbers("n", sums.size(), -largest_stored_number, largest_stored_number);
    if (numbers.size() != sums.size()) {
        fields.note_fault({"n", "problem.list"});
        return totals;
    }
    for (std::size_t i = 0; i < counts; ++i)
        if (numbers[i] < 0 || numbers[i] > numbers[0])
            fields.note_fault({"n" + bracketed_index(i), "problem.number_from_to", {"0", std::to_string(numbers[0])}});
    for (std::size_t i = 0; i < sums.size(); ++i) totals.*sums[i] = numbers[i];
    totals.place_counts = fields.optional_numbers("o", seat_limit, 0, largest_stored_number);
    totals.best_play = read_optional_best_play(fields, "b");
    totals.largest_pile_taken = fields.number_or("k", 0, largest_stored_number, 0);
    return totals;
}

} // namespace palazzo::scores
