// Switches for options that have too many values to choose from: what may follow a rank (`fits`), what a rank does on
// certain cards (`when`), the order, the ranks that are left out, and the card that goes first. Each switch offers the
// values that house rules commonly have.
#pragma once

#include "engine/core/option_part.hpp"
#include "engine/games/palace/options.hpp"

#include <string_view>
#include <vector>

namespace palazzo::palace {

/// Returns these switches, which come after those of the powers.
std::vector<OptionPart> option_choices(const Options& o);
/// Sets a switch of option_choices(). Returns false if there is none of this name.
bool choose_option(Options& o, std::string_view part, int choice);

} // namespace palazzo::palace
