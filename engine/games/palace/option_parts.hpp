// Splits the option `powers` into one part for each rank. The choices of a part are the powers that house rules
// commonly give its rank. The switches of option_choices.hpp are parts, too.
#pragma once

#include "engine/core/option_part.hpp"
#include "engine/games/palace/options.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace palazzo::palace {

/// Returns the parts `powers.2`, `powers.3` and so on, for all ranks that have powers in any common rule set, and then
/// the parts of option_choices().
std::vector<OptionPart> option_parts(const Options& o);
/// Returns the names of the options and parts that the set-up by questions asks about, in the order of its questions.
std::span<const std::string_view> asked_options();
/// Sets a part to its choice with the index `choice`. If the part is about a rank, sets the powers of the rank, and
/// gives it a place in the order. A rank that can always be played gets no place if it has none in the preset (fine
/// print 7).
void set_option_part(Options& o, std::string_view part, int choice);

/// Returns the names of powers with spaces between them, as sentences with an argument of the type `each` need them.
std::string space_separated_names(Powers powers);

} // namespace palazzo::palace
