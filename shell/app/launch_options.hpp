// Reads the options in the web page's address or on the command line.
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

/// The values of the program's options. Languages, games, presets and decks may be unknown, and their names are cut if
/// they are too long.
struct LaunchOptions {
    std::optional<Speed> speed;
    std::string language; ///< Code of a language, which may be unknown; empty if none is requested.
    std::string game;     ///< Name of the game whose table is requested; empty if no table is.
    std::string preset;
    std::string deck;
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
};

/// Options as they were given, each with its name and its value.
using LaunchArguments = std::vector<std::pair<std::string, std::string>>;

/// Reads the options that the program knows. An unknown speed counts as the calm one. A number of seats or a seed is
/// left out if it isn't a possible number.
LaunchOptions read_launch_options(const LaunchArguments& pairs);
/// Returns the value of the option called `name`, cut to at most `longest` bytes; empty if it wasn't given.
std::string launch_option_value(const LaunchArguments& pairs, std::string_view name, std::size_t longest);

} // namespace palazzo::app
