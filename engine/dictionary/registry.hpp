// The loaded dictionaries. This is the only thing in the engine that a whole process shares: a dictionary takes a
// megabyte and some milliseconds to unpack, views and moves are plain values that can't contain it, and the page
// downloads it long after a game has been created. Rules are still pure functions, because a dictionary never changes
// once it is here, and a record names the digest of the one it was played with.
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

/// Returns the dictionary of this name, which is unpacked when it is first asked for; null if there is none. It is
/// valid as long as the program runs. May be called from several threads.
const Lexicon* find_lexicon(std::string_view name);

/// Adds a packed dictionary. Returns nullopt on success. If there already is one of that name, it stays, which is a
/// problem only if the new one differs.
std::optional<Problem> add_lexicon(std::string name, const std::vector<std::uint8_t>& packed);

/// Declares that a dictionary of this name can be loaded, although it isn't loaded yet.
void announce(std::string name);

/// Returns the names of dictionaries that are loaded or were announced, in alphabetical order.
std::vector<std::string> lexicon_names();

} // namespace palazzo::dictionary
