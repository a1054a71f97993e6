// The loaded dictionaries. The whole process shares them for three reasons: a dictionary takes a megabyte and some
// milliseconds to unpack; views and moves are plain values that can't contain it; and the web page downloads it long
// after a game has been created. Rules are still pure functions, because a loaded dictionary never changes. A record
// names the digest of the dictionary that it was played with.
#pragma once

#include "engine/core/result.hpp"
#include "engine/dictionary/dictionary.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::dictionary {

/// The name of the word list that is part of the program.
inline constexpr std::string_view english_list_name = "en";

/// Returns the dictionary called `name`, after unpacking it if necessary; null if there is none. The dictionary is
/// valid as long as the program runs. This function may be called from several threads.
const Lexicon* find_lexicon(std::string_view name);

/// Adds a packed dictionary. Returns nullopt on success. If there is already a dictionary of that name, it is kept, and
/// the result is a problem if the two differ.
std::optional<Problem> add_lexicon(std::string name, const std::vector<std::uint8_t>& packed);

/// Announces that a dictionary called `name` can be loaded, although it isn't loaded yet.
void announce_lexicon(std::string name);

/// Returns the names of dictionaries that are loaded or were announced, in alphabetical order.
std::vector<std::string> lexicon_names();

} // namespace palazzo::dictionary
