// The option `powers` rank by rank, each with the powers that house rules commonly give it, and the switches of
// option_choices.hpp.
#pragma once

#include "engine/core/option_part.hpp"
#include "engine/games/palace/options.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace palazzo::palace {

/// Returns the parts `powers.2`, `powers.3` and so on, for all ranks that have powers in some common rule set, and then
/// those of option_choices().
std::vector<OptionPart> option_parts(const Options& o);
/// Returns the options and parts about which a table is asked how it plays.
std::span<const std::string_view> asked_options();
/// Sets a part to one of its choices. A rank gets those powers. A rank that can no longer be played on anything gets
/// its place in the order (fine print 7); one that now can gets the place that the preset gives it.
void choose_part(Options& o, std::string_view part, int choice);

/// Returns the names of powers, as the argument `each` of a sentence lists them.
std::string listed(Powers powers);

} // namespace palazzo::palace
