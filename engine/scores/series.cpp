#include "engine/scores/series.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::scores {
namespace {

std::size_t index(Player player) { return static_cast<std::size_t>(player); }

void add_letters(std::vector<Standing>& sums, const SeriesGame& game, int goal, int games) {
    const int last = *std::max_element(game.places.begin(), game.places.end());
    for (Standing& one : sums) {
        if (last < 2 || game.places[index(one.player)] != last) continue;
        if (++one.letters == goal) one.out_after_game = games;
    }
}

/// Returns the standings in the order of the players, without their places.
std::vector<Standing> sums_of(const Series& series) {
    std::vector<Standing> sums(series.players.size());
    for (std::size_t player = 0; player < sums.size(); ++player) sums[player].player = static_cast<Player>(player);
    int games = 0;
    for (const SeriesGame& game : series.games) {
        for (Standing& one : sums) {
            one.wins += game.places[index(one.player)] == 1 ? 1 : 0;
            one.points += game.points[index(one.player)];
        }
        if (series.kind == SeriesKind::letters) add_letters(sums, game, series.goal, ++games);
    }
    return sums;
}

/// Returns the number by which players are ranked in a series of this kind; a higher number is better.
int ranking_value(SeriesKind kind, const Standing& one) {
    if (kind == SeriesKind::best_of) return one.wins;
    return kind == SeriesKind::to_points ? one.points : one.out_after_game - one.letters * (most_series_games + 1);
}

std::vector<int> points_for_places(const std::vector<int>& places) {
    std::vector<int> points;
    for (const int place : places)
        points.push_back(place == 0 ? 0 : static_cast<int>(std::count_if(places.begin(), places.end(), [&](int other) {
            return other == 0 || other > place;
        })));
    return points;
}

} // namespace

int largest_series_goal(SeriesKind kind) {
    if (kind == SeriesKind::best_of) return most_series_games;
    return kind == SeriesKind::to_points ? largest_points_goal : largest_letters_goal;
}

Series begin_series(SeriesKind kind, int goal, std::vector<SeatInfo> players) {
    expect(players.size() >= 2 && players.size() <= seat_limit, "from 2 to 12 players");
    expect(goal >= 1 && goal <= largest_series_goal(kind), "a goal of the kind");
    return {kind, goal, std::move(players), {}};
}

std::vector<Player> players_in_seat_order(const Series& series) {
    std::vector<Player> in;
    for (const Standing& one : sums_of(series))
        if (one.out_after_game == 0) in.push_back(one.player);
    if (!in.empty()) {
        const auto first = static_cast<std::ptrdiff_t>(series.games.size() % in.size());
        std::rotate(in.begin(), in.begin() + first, in.end());
    }
    return in;
}

void add_series_game(Series& series, const std::vector<int>& places_by_seat, const std::vector<int>& points_by_seat) {
    expect(!is_decided(series), "a series that goes on");
    const auto seats = players_in_seat_order(series);
    expect(places_by_seat.size() == seats.size(), "a place for each seat");
    expect(points_by_seat.empty() || points_by_seat.size() == seats.size(), "points for each seat, or none");
    const auto points = points_by_seat.empty() ? points_for_places(places_by_seat) : points_by_seat;
    const std::vector<int> none(series.players.size(), 0);
    SeriesGame game{none, none};
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        expect(places_by_seat[seat] >= 0 && places_by_seat[seat] <= static_cast<int>(seats.size()), "a place");
        game.places[index(seats[seat])] = places_by_seat[seat];
        game.points[index(seats[seat])] = std::clamp(points[seat], -largest_points_per_game, largest_points_per_game);
    }
    series.games.push_back(std::move(game));
}

std::vector<Standing> standings(const Series& series) {
    auto sums = sums_of(series);
    const auto better = [&](const Standing& a, const Standing& b) {
        return ranking_value(series.kind, a) > ranking_value(series.kind, b);
    };
    sort_few(sums, better);
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i].place = i > 0 && !better(sums[i - 1], sums[i]) ? sums[i - 1].place : static_cast<int>(i) + 1;
    return sums;
}

bool is_decided(const Series& series) {
    const auto played = static_cast<int>(series.games.size());
    if (played == most_series_games) return true;
    const auto table = standings(series);
    switch (series.kind) {
    case SeriesKind::best_of: return played >= series.goal || table[0].wins - table[1].wins > series.goal - played;
    case SeriesKind::to_points: return table[0].points >= series.goal && table[0].points > table[1].points;
    case SeriesKind::letters: break;
    }
    return players_in_seat_order(series).size() < 2;
}

std::vector<Player> winners(const Series& series) {
    std::vector<Player> first;
    if (!is_decided(series)) return first;
    for (const Standing& one : standings(series))
        if (one.place == 1) first.push_back(one.player);
    return first;
}

} // namespace palazzo::scores
