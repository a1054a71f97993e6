#include "engine/scores/statistics.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

namespace palazzo::scores {
namespace {

std::vector<Opponent> opponents_of(const Outcome& outcome) {
    std::vector<Opponent> opponents;
    for (const SeatInfo& seat : outcome.seats) {
        const Opponent one{seat.name, seat.level};
        if (!seat.human && std::find(opponents.begin(), opponents.end(), one) == opponents.end())
            opponents.push_back(one);
    }
    sort_few(opponents, [](const Opponent& a, const Opponent& b) {
        return a.name < b.name || (a.name == b.name && a.level < b.level);
    });
    return opponents;
}

Tally tally_of(const Outcome& outcome, const std::string& player) {
    return {{player, outcome.game, outcome.preset, outcome.house, opponents_of(outcome)},
        totals_of(outcome, *seat_of(outcome, player))};
}

/// So many kinds there may be for one more to be told apart by all that it is, without its opponents, and by player and
/// game alone.
constexpr std::array rooms{most_tallies / 2, most_tallies * 3 / 4, most_tallies};

/// Joins a tally to those of its kind. Where there is no room for one more kind, first its opponents are forgotten and
/// then its rules; the games of the thousandth name, at last, are.
void sum_up(std::vector<Tally>& before, Tally tally) {
    for (const std::size_t room : rooms) {
        const auto same = [&](const Tally& one) { return one.kind == tally.kind; };
        const auto at = std::find_if(before.begin(), before.end(), same);
        if (at != before.end()) return join(at->totals, tally.totals);
        if (before.size() < room) return before.push_back(std::move(tally));
        if (tally.kind.opponents.empty()) tally.kind.preset = tally.kind.house = "";
        tally.kind.opponents.clear();
    }
}

/// Sums up the oldest until no more are listed than may be.
void make_room(Statistics& s) {
    if (s.outcomes.size() <= most_outcomes) return;
    const auto end = s.outcomes.end() - static_cast<std::ptrdiff_t>(most_outcomes);
    for (auto at = s.outcomes.begin(); at != end; ++at) {
        for (const std::string& player : players_of(*at)) sum_up(s.before, tally_of(*at, player));
        s.before_day = at->day;
    }
    s.outcomes.erase(s.outcomes.begin(), end);
}

std::vector<Outcome>::iterator find(Statistics& s, std::string_view id) {
    return std::find_if(s.outcomes.begin(), s.outcomes.end(), [&](const Outcome& one) { return one.id == id; });
}

void put(std::vector<Outcome>& outcomes, const Outcome& outcome) {
    auto at = outcomes.end();
    while (at != outcomes.begin() && std::prev(at)->day > outcome.day) --at;
    outcomes.insert(at, outcome);
}

using ById = std::map<std::string_view, const Outcome*>;

ById by_id(const Statistics& s) {
    ById all;
    for (const Outcome& one : s.outcomes) all[one.id] = &one;
    return all;
}

std::int64_t summed_up(const Statistics& s) {
    std::int64_t games = 0;
    for (const Tally& tally : s.before) games += tally.totals.games;
    return games;
}

bool fits(const std::optional<std::string>& wanted, const std::string& text) { return !wanted || *wanted == text; }

bool fits(const Filter& filter, const Kind& kind) {
    if (!fits(filter.game, kind.game) || !fits(filter.preset, kind.preset) || !fits(filter.house, kind.house))
        return false;
    const auto is_one = [&](const Opponent& one) {
        return fits(filter.opponent, one.name) && fits(filter.level, one.level);
    };
    return (!filter.opponent && !filter.level) || std::any_of(kind.opponents.begin(), kind.opponents.end(), is_one);
}

/// visit(tally) for all games that a filter lets through, in their order; `everybody` for each of the players.
template <class Visit>
void each_tally(const Statistics& s, const Filter& filter, bool everybody, Visit&& visit) {
    const auto look_at = [&](const Tally& tally) {
        if ((everybody || tally.kind.player == filter.player) && fits(filter, tally.kind)) visit(tally);
    };
    for (const Tally& tally : s.before) look_at(tally);
    for (const Outcome& outcome : s.outcomes)
        for (const std::string& player : players_of(outcome))
            if (everybody || player == filter.player) look_at(tally_of(outcome, player));
}

using Label = std::pair<std::string, std::string>;

std::vector<Label> labels_of(const Kind& kind, const Filter& filter, By by) {
    if (by == By::player) return {{kind.player, ""}};
    if (by == By::game) return {{kind.game, ""}};
    if (by == By::preset) return {{kind.preset, kind.house}};
    std::vector<Label> labels;
    for (const Opponent& one : kind.opponents) {
        const Label label = by == By::level ? Label{one.level, ""} : Label{one.name, one.level};
        const bool there = std::find(labels.begin(), labels.end(), label) != labels.end();
        if (!there && fits(filter.opponent, one.name) && fits(filter.level, one.level)) labels.push_back(label);
    }
    return labels;
}

/// The listed outcomes that a filter lets through, as visit(outcome, totals).
template <class Visit>
void each_listed(const Statistics& s, const Filter& filter, Visit&& visit) {
    for (const Outcome& outcome : s.outcomes) {
        if (!seat_of(outcome, filter.player)) continue;
        const Tally tally = tally_of(outcome, filter.player);
        if (fits(filter, tally.kind)) visit(outcome, tally.totals);
    }
}

} // namespace

std::vector<Outcome> in_order(std::vector<Outcome> outcomes) {
    std::vector<std::pair<int, int>> order; // the day, and the place
    for (std::size_t i = 0; i < outcomes.size(); ++i) order.emplace_back(outcomes[i].day, static_cast<int>(i));
    std::sort(order.begin(), order.end());
    std::vector<Outcome> sorted;
    for (const auto& one : order) sorted.push_back(std::move(outcomes[static_cast<std::size_t>(one.second)]));
    return sorted;
}

void add(Statistics& s, const Outcome& outcome) {
    const auto at = find(s, outcome.id);
    const bool listed = at != s.outcomes.end();
    if (listed) s.outcomes.erase(at);
    if (outcome.practice || (!listed && outcome.day <= s.before_day)) return;
    put(s.outcomes, outcome);
    make_room(s);
}

void remove(Statistics& s, std::string_view id) {
    if (const auto at = find(s, id); at != s.outcomes.end()) s.outcomes.erase(at);
}

void merge(Statistics& s, const Statistics& other) {
    const bool other_is_base = summed_up(other) > summed_up(s);
    const Statistics& base = other_is_base ? other : s;
    const ById here = by_id(s);
    const ById in_base = by_id(base);
    Statistics merged{base.before, base.before_day, {}};
    for (const Outcome& one : base.outcomes) {
        const auto at = here.find(one.id);
        merged.outcomes.push_back(at == here.end() ? one : *at->second);
    }
    for (const Outcome& one : (other_is_base ? s : other).outcomes)
        if (one.day > base.before_day && in_base.count(one.id) == 0) merged.outcomes.push_back(one);
    merged.outcomes = in_order(std::move(merged.outcomes));
    make_room(merged);
    s = std::move(merged);
}

Totals summarise(const Statistics& s, const Filter& filter) {
    Totals totals;
    each_tally(s, filter, false, [&](const Tally& tally) { join(totals, tally.totals); });
    return totals;
}

std::vector<Group> groups(const Statistics& s, const Filter& filter, By by) {
    std::vector<Group> found;
    each_tally(s, filter, by == By::player, [&](const Tally& tally) {
        for (const Label& label : labels_of(tally.kind, filter, by)) {
            const auto same = [&](const Group& one) { return one.name == label.first && one.detail == label.second; };
            auto at = std::find_if(found.begin(), found.end(), same);
            if (at == found.end()) at = found.insert(at, {label.first, label.second, {}});
            join(at->totals, tally.totals);
        }
    });
    sort_few(found, [](const Group& a, const Group& b) { return a.totals.games > b.totals.games; });
    return found;
}

std::vector<Dot> wins_over_time(const Statistics& s, const Filter& filter, int window) {
    std::vector<Dot> dots;
    std::vector<int> won; // of all games up to each
    each_listed(s, filter, [&](const Outcome& outcome, const Totals& totals) {
        const std::size_t games = won.size() + 1;
        const std::size_t among = std::min(games, static_cast<std::size_t>(window));
        won.push_back((won.empty() ? 0 : won.back()) + static_cast<int>(totals.wins));
        const int before = games > among ? won[games - among - 1] : 0;
        dots.push_back({outcome.day, (won.back() - before) * 100 / static_cast<int>(among)});
    });
    return dots;
}

std::vector<Dot> points_over_time(const Statistics& s, const Filter& filter) {
    std::vector<Dot> dots;
    each_listed(s, filter, [&](const Outcome& outcome, const Totals& totals) {
        if (totals.scored > 0) dots.push_back({outcome.day, static_cast<int>(totals.points)});
    });
    return dots;
}

} // namespace palazzo::scores
