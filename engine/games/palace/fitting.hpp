// What may be laid on the pile, to be told to a player: `6+ 2 T` is a six or higher, a two or a ten.
#pragma once

#include "engine/games/palace/derived_rules.hpp"

#include <string>

namespace palazzo::palace {

/// Ranks as a run, where there is one to speak of, and what stands outside it. `laid`: all that may be laid on a card
/// that counts as `top`; `named`: those to be named if they stand outside the run. `6+`: a six or higher, `6-`: or
/// lower, `>6`: higher than a six, where an equal card isn't enough; `2`: a two; `JK`: a joker.
std::string fitting(const DerivedRules& laws, Rank top, Ranks laid, Ranks named, bool joker);

/// Ranks from low to high, as letters: `2 T`.
std::string rank_letters(Ranks ranks);

} // namespace palazzo::palace
