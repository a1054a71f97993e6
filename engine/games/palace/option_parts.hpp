// What a rank can do, rank by rank: the powers that house rules are about.
#pragma once

#include "engine/core/option_part.hpp"
#include "engine/games/palace/options.hpp"

#include <string_view>
#include <vector>

namespace palazzo::palace {

/// `powers.2`, `powers.3` and so on: the ranks that have powers in one set of rules or another.
std::vector<OptionPart> option_parts(const Options& o);
/// Gives a rank one of the usual powers. One that can no longer be played on anything gets its place in the order of
/// ranks (fine print 7), and one that can again is where the preset has it.
void choose_part(Options& o, std::string_view part, int choice);

/// The names of powers, as `each` of a sentence lists them.
std::string listed(Powers powers);

} // namespace palazzo::palace
