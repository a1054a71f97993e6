#include "cli/arena.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace palazzo::cli {
namespace {

/// Returns Wilson's score interval of 95 %; from 0 to 1 if there are no games.
Json interval(std::int64_t wins, std::int64_t games) {
    if (games == 0) return Json::array({0.0, 1.0});
    const double z = 1.959964;
    const auto n = static_cast<double>(games);
    const double p = static_cast<double>(wins) / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double reach = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    // At a rate of 0 or 1, one end of the interval is the rate itself, which rounding may miss by a little.
    return Json::array({std::clamp(middle - reach, 0.0, p), std::clamp(middle + reach, p, 1.0)});
}

} // namespace

void Tally::add(const Tally& other) {
    games += other.games;
    moves += other.moves;
    ties += other.ties;
    for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
}

Json write_tally(const Tally& tally, const std::vector<std::string>& bots, double seconds) {
    Json list = Json::array();
    for (std::size_t i = 0; i < bots.size(); ++i)
        list.push_back(Json{{"bot", bots[i]}, {"wins", tally.wins[i]},
            {"win_rate",
                tally.games == 0 ? 0.0 : static_cast<double>(tally.wins[i]) / static_cast<double>(tally.games)},
            {"interval", interval(tally.wins[i], tally.games)}});
    return {
        {"games", tally.games}, {"bots", list}, {"draws", tally.ties}, {"moves", tally.moves}, {"seconds", seconds}};
}

} // namespace palazzo::cli
