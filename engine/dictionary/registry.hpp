// The dictionaries at hand. This is the one thing in the engine that a whole process shares: a dictionary takes a
// megabyte and some milliseconds to unpack, views and moves are plain values that can't carry it, and the page gets it
// from the network long after a game began to exist. It keeps the promise that rules are pure all the same, for a
// dictionary never changes once it stands here, and a record names the digest of the one it was played with.
#pragma once

#include "engine/core/result.hpp"
#include "engine/dictionary/dictionary.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::dictionary {

/// The name of the list that comes with the program.
inline constexpr std::string_view english = "en";

/// The dictionary of a name, unpacked when it is first asked for; null where there is none. It stays where it is for
/// the life of the program. May be called from several threads.
const Lexicon* find_lexicon(std::string_view name);

/// Adds a packed dictionary. Returns nullopt on success. One of that name that is there already stays, which is a
/// problem only if the new one differs.
std::optional<Problem> add_lexicon(std::string name, const std::vector<std::uint8_t>& packed);

/// Says that a dictionary of this name can be had, though it isn't there yet.
void announce(std::string name);

/// The names of those that are there or were announced, in alphabetical order.
std::vector<std::string> lexicon_names();

} // namespace palazzo::dictionary
