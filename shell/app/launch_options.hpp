// What the address or the command line asks for, read.
#pragma once

#include "shell/app/state/settings.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::app {

/// As far as it makes sense; names are as they were given, but of bearable length.
struct LaunchOptions {
    std::optional<Speed> speed;
    std::string game; ///< empty: no table is asked for
    std::string preset;
    std::string deck;
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
};

using LaunchPairs = std::vector<std::pair<std::string, std::string>>;

LaunchOptions read_launch_options(const LaunchPairs& pairs);
/// One of them as it was given, cut to so many bytes; empty: it wasn't.
std::string launch_option(const LaunchPairs& pairs, std::string_view name, std::size_t longest);

} // namespace palazzo::app
