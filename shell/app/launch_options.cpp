#include "shell/app/launch_options.hpp"

#include "engine/core/cut_short.hpp"
#include "engine/core/record.hpp"

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

std::string launch_option_value(const LaunchArguments& pairs, std::string_view name, std::size_t longest) {
    const auto at = std::find_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return pair.first == name; });
    return at == pairs.end() ? std::string() : at->second.substr(0, longest);
}

LaunchOptions read_launch_options(const LaunchArguments& pairs) {
    const auto option = [&](const char* key) {
        return cut_short(launch_option_value(pairs, key, std::string::npos), longest_option);
    };
    LaunchOptions asked;
    if (const std::string speed = option("speed"); !speed.empty()) asked.speed = speed_of(speed);
    asked.language = option("lang");
    asked.game = option("quick");
    asked.preset = option("preset");
    asked.deck = option("deck");
    if (const auto seats = read_seed(option("seats")); seats && *seats >= 2 && *seats <= seat_limit)
        asked.seats = static_cast<int>(*seats);
    asked.seed = read_seed(option("seed"));
    return asked;
}

} // namespace palazzo::app
