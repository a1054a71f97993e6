// What the address or the command line asks for, read.
#pragma once

#include "shell/app/state/settings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::app {

/// As far as it makes sense; names are as they were given, but of bearable length.
struct LaunchOptions {
    std::optional<Speed> speed;
    std::string game; ///< empty: no table is asked for
    std::string preset;
    std::string deck;
    std::string puzzle; ///< GAME-NUMBER; empty: none
    std::string lesson; ///< of which game; empty: none
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
    std::string link; ///< the fragment of one; empty: none
};

LaunchOptions read_launch_options(const std::vector<std::pair<std::string, std::string>>& pairs);

} // namespace palazzo::app
