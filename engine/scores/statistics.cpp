#include "engine/scores/statistics.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace palazzo::scores {
namespace {

std::vector<SeatInfo> opponents_of(const GameOutcome& outcome) {
    std::vector<SeatInfo> bots;
    for (const SeatInfo& seat : outcome.seats)
        if (!seat.human && std::find(bots.begin(), bots.end(), seat) == bots.end()) bots.push_back(seat);
    sort_few(bots, [](const SeatInfo& a, const SeatInfo& b) {
        return a.name < b.name || (a.name == b.name && a.level < b.level);
    });
    return bots;
}

Tally tally_of(const GameOutcome& outcome, const std::string& player) {
    return {{player, outcome.game, outcome.preset, outcome.house_rules, opponents_of(outcome)},
        totals_of(outcome, *seat_of(outcome, player))};
}

/// Limits for the number of tallies. When the first limit is reached, a game of a new kind is tallied without its
/// opponents. At the second limit, it is tallied only with its player and its game. At the third limit, it is dropped.
constexpr std::array tally_limits{most_tallies / 2, most_tallies * 3 / 4, most_tallies};

/// Adds a tally to the stored one of the same kind, or to `before` if there is none. If there is no room for one more
/// kind, removes the opponents from the tally's kind, then the preset and the house rules. If there is still no room,
/// drops the tally.
void sum_up(std::vector<Tally>& before, Tally tally) {
    for (const std::size_t room : tally_limits) {
        const auto same = [&](const Tally& one) { return one.kind == tally.kind; };
        const auto at = std::find_if(before.begin(), before.end(), same);
        if (at != before.end()) return add_later_totals(at->totals, tally.totals);
        if (before.size() < room) return before.push_back(std::move(tally));
        if (tally.kind.opponents.empty()) tally.kind.preset = tally.kind.house_rules = "";
        tally.kind.opponents.clear();
    }
}

/// Adds the oldest outcomes to the sums until at most most_outcomes are listed.
void make_room(Statistics& s) {
    if (s.outcomes.size() <= most_outcomes) return;
    const auto end = s.outcomes.end() - static_cast<std::ptrdiff_t>(most_outcomes);
    for (auto at = s.outcomes.begin(); at != end; ++at) {
        for (const std::string& player : players_of(*at)) sum_up(s.older_games, tally_of(*at, player));
        s.last_older_day = at->day;
    }
    s.outcomes.erase(s.outcomes.begin(), end);
}

std::vector<GameOutcome>::iterator find(Statistics& s, std::string_view id) {
    return std::find_if(s.outcomes.begin(), s.outcomes.end(), [&](const GameOutcome& one) { return one.id == id; });
}

void put(std::vector<GameOutcome>& outcomes, const GameOutcome& outcome) {
    auto at = outcomes.end();
    while (at != outcomes.begin() && std::prev(at)->day > outcome.day) --at;
    outcomes.insert(at, outcome);
}

/// Returns the listed outcome with an id; null if no outcome with it is listed.
const GameOutcome* listed(const Statistics& s, std::string_view id) {
    for (const GameOutcome& one : s.outcomes)
        if (one.id == id) return &one;
    return nullptr;
}

std::int64_t summed_up(const Statistics& s) {
    std::int64_t games = 0;
    for (const Tally& tally : s.older_games) games += tally.totals.games;
    return games;
}

bool fits(const std::optional<std::string>& wanted, const std::string& text) { return !wanted || *wanted == text; }

bool fits(const GameFilter& filter, const GameKind& kind) {
    if (!fits(filter.game, kind.game) || !fits(filter.preset, kind.preset)
        || !fits(filter.house_rules, kind.house_rules))
        return false;
    const auto is_one = [&](const SeatInfo& one) {
        return fits(filter.opponent, one.name) && fits(filter.level, one.level);
    };
    return (!filter.opponent && !filter.level) || std::any_of(kind.opponents.begin(), kind.opponents.end(), is_one);
}

enum class Who { player, everybody };

/// Adds to `tallies` the listed games that a filter selects, in their order. With Who::player, only games of the
/// filter's player are added; with Who::everybody, each game is added once for each of its players.
void add_listed(std::vector<Tally>& tallies, const Statistics& s, const GameFilter& filter, Who who) {
    for (const GameOutcome& outcome : s.outcomes)
        for (const std::string& player : players_of(outcome)) {
            if (who == Who::player && player != filter.player) continue;
            Tally tally = tally_of(outcome, player);
            if (fits(filter, tally.kind)) tallies.push_back(std::move(tally));
        }
}

/// Returns all games, listed or summed up, that a filter selects.
std::vector<Tally> tallies_of(const Statistics& s, const GameFilter& filter, Who who) {
    std::vector<Tally> tallies;
    for (const Tally& tally : s.older_games)
        if ((who == Who::everybody || tally.kind.player == filter.player) && fits(filter, tally.kind))
            tallies.push_back(tally);
    add_listed(tallies, s, filter, who);
    return tallies;
}

std::vector<Tally> listed_tallies(const Statistics& s, const GameFilter& filter) {
    std::vector<Tally> tallies;
    add_listed(tallies, s, filter, Who::player);
    return tallies;
}

using Label = std::pair<std::string, std::string>;

std::vector<Label> labels_of(const GameKind& kind, const GameFilter& filter, GroupBy by) {
    if (by == GroupBy::player) return {{kind.player, ""}};
    if (by == GroupBy::game) return {{kind.game, ""}};
    if (by == GroupBy::preset) return {{kind.preset, kind.house_rules}};
    std::vector<Label> labels;
    for (const SeatInfo& one : kind.opponents) {
        const Label label = by == GroupBy::level ? Label{one.level, ""} : Label{one.name, one.level};
        const bool there = std::find(labels.begin(), labels.end(), label) != labels.end();
        if (!there && fits(filter.opponent, one.name) && fits(filter.level, one.level)) labels.push_back(label);
    }
    return labels;
}

} // namespace

std::vector<GameOutcome> sorted_by_day(std::vector<GameOutcome> outcomes) {
    std::vector<std::pair<int, int>> order; // the day and the index of each outcome
    for (std::size_t i = 0; i < outcomes.size(); ++i) order.emplace_back(outcomes[i].day, static_cast<int>(i));
    std::sort(order.begin(), order.end());
    std::vector<GameOutcome> sorted;
    for (const auto& one : order) sorted.push_back(std::move(outcomes[static_cast<std::size_t>(one.second)]));
    return sorted;
}

void add_outcome(Statistics& s, const GameOutcome& outcome) {
    const auto at = find(s, outcome.id);
    const bool listed = at != s.outcomes.end();
    if (listed) s.outcomes.erase(at);
    if (outcome.is_practice || (!listed && outcome.day <= s.last_older_day)) return;
    put(s.outcomes, outcome);
    make_room(s);
}

void remove_outcome(Statistics& s, std::string_view id) {
    if (const auto at = find(s, id); at != s.outcomes.end()) s.outcomes.erase(at);
}

void merge(Statistics& s, const Statistics& other) {
    const bool other_is_base = summed_up(other) > summed_up(s);
    const Statistics& base = other_is_base ? other : s;
    Statistics merged{base.older_games, base.last_older_day, {}};
    for (const GameOutcome& one : base.outcomes) {
        const GameOutcome* here = listed(s, one.id);
        merged.outcomes.push_back(here == nullptr ? one : *here);
    }
    for (const GameOutcome& one : (other_is_base ? s : other).outcomes)
        if (one.day > base.last_older_day && listed(base, one.id) == nullptr) merged.outcomes.push_back(one);
    merged.outcomes = sorted_by_day(std::move(merged.outcomes));
    make_room(merged);
    s = std::move(merged);
}

Totals summarise(const Statistics& s, const GameFilter& filter) {
    Totals totals;
    for (const Tally& tally : tallies_of(s, filter, Who::player)) add_later_totals(totals, tally.totals);
    return totals;
}

std::vector<GameGroup> grouped_totals(const Statistics& s, const GameFilter& filter, GroupBy by) {
    std::vector<GameGroup> found;
    for (const Tally& tally : tallies_of(s, filter, by == GroupBy::player ? Who::everybody : Who::player))
        for (const Label& label : labels_of(tally.kind, filter, by)) {
            const auto same = [&](const GameGroup& one) {
                return one.name == label.first && one.detail == label.second;
            };
            auto at = std::find_if(found.begin(), found.end(), same);
            if (at == found.end()) at = found.insert(at, {label.first, label.second, {}});
            add_later_totals(at->totals, tally.totals);
        }
    sort_few(found, [](const GameGroup& a, const GameGroup& b) { return a.totals.games > b.totals.games; });
    return found;
}

std::vector<PlotPoint> win_percents_over_time(const Statistics& s, const GameFilter& filter, int window) {
    std::vector<PlotPoint> dots;
    std::vector<int> won; // number of wins up to each game
    for (const Tally& one : listed_tallies(s, filter)) {
        const std::size_t games = won.size() + 1;
        const std::size_t among = std::min(games, static_cast<std::size_t>(window));
        won.push_back((won.empty() ? 0 : won.back()) + one.totals.wins);
        const int before = games > among ? won[games - among - 1] : 0;
        dots.push_back({one.totals.last_day, (won.back() - before) * 100 / static_cast<int>(among)});
    }
    return dots;
}

std::vector<PlotPoint> points_over_time(const Statistics& s, const GameFilter& filter) {
    std::vector<PlotPoint> dots;
    for (const Tally& one : listed_tallies(s, filter))
        if (one.totals.games_with_points > 0) dots.push_back({one.totals.last_day, one.totals.points});
    return dots;
}

} // namespace palazzo::scores
