// Switches for options that have too many values for a list of choices: the exceptions to what may follow a rank
// (`fits`), the powers that a rank has only on certain cards (`when`), the order, the ranks that are left out, and the
// card whose holder goes first. Each switch offers the values that house rules commonly have.
#pragma once

#include "engine/core/option_part.hpp"
#include "engine/games/palace/options.hpp"

#include <string_view>
#include <vector>

namespace palazzo::palace {

/// Returns the switches, each with its choices and with the index of the choice that holds in `o`. Callers list them
/// after the powers of the ranks.
std::vector<OptionPart> option_choices(const Options& o);
/// Sets the switch with the name `part` to its choice with the index `choice`. Returns false if option_choices() has no
/// switch with this name.
bool set_option_choice(Options& o, std::string_view part, int choice);

} // namespace palazzo::palace
