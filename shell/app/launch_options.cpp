#include "shell/app/launch_options.hpp"

#include "engine/core/cut_short.hpp"
#include "engine/core/record.hpp"
#include "engine/share/link.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

constexpr std::size_t longest_option = 60;

Speed speed_of(const std::string& name) {
    if (name == "off") return Speed::off;
    if (name == "slow") return Speed::slow;
    return name == "quick" ? Speed::quick : Speed::calm;
}

} // namespace

LaunchOptions read_launch_options(const std::vector<std::pair<std::string, std::string>>& pairs) {
    const auto option = [&](const char* key) {
        const auto at = std::find_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return pair.first == key; });
        return at == pairs.end() ? std::string() : cut_short(at->second, longest_option);
    };
    const auto link = std::find_if(pairs.begin(), pairs.end(), [](const auto& pair) { return pair.first == "link"; });
    LaunchOptions asked;
    if (const std::string speed = option("speed"); !speed.empty()) asked.speed = speed_of(speed);
    asked.game = option("quick");
    asked.preset = option("preset");
    asked.deck = option("deck");
    asked.puzzle = option("puzzle");
    asked.lesson = option("lesson");
    if (const auto seats = read_seed(option("seats")); seats && *seats >= 2 && *seats <= seat_limit)
        asked.seats = static_cast<int>(*seats);
    asked.seed = read_seed(option("seed"));
    // Longer ones are refused by who reads them.
    if (link != pairs.end()) asked.link = link->second.substr(0, longest_link + 1);
    return asked;
}

} // namespace palazzo::app
