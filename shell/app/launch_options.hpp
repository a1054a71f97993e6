// Reads the options of the address or the command line.
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

/// Options that could be read. Names are as they were given, cut to a bearable length.
struct LaunchOptions {
    std::optional<Speed> speed;
    std::string language; ///< Code of a language, which may be unknown; empty if none is requested.
    std::string game;     ///< Empty if no table is requested.
    std::string preset;
    std::string deck;
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
};

using LaunchPairs = std::vector<std::pair<std::string, std::string>>;

/// Reads the options that the program knows; values that make no sense are left out.
LaunchOptions read_launch_options(const LaunchPairs& pairs);
/// Returns the option called `name`, cut to at most `longest` bytes; empty if it wasn't given.
std::string launch_option(const LaunchPairs& pairs, std::string_view name, std::size_t longest);

} // namespace palazzo::app
