// Describes for a player which ranks may be laid on the pile. `6+ 2 T`, for example, means a six or higher, a two or a
// ten.
#pragma once

#include "engine/games/palace/derived_rules.hpp"

#include <string>

namespace palazzo::palace {

/// Returns a short text for the ranks `laid`, which may be laid on a card that counts as `top`. The text begins with a
/// run of these ranks, if there is a run that is long enough. After the run, the text names the other ranks of `laid`
/// if they are also in `named`. `6+` means a six or higher, `6-` a six or lower, `>6` a rank above the six, `2` a two.
/// If `joker` is true, adds `JK` for a joker.
std::string describe_layable_ranks(const DerivedRules& derived, Rank top, Ranks laid, Ranks named, bool joker);

/// Returns the letters of ranks from low to high: `2 T`.
std::string rank_letters(Ranks ranks);

} // namespace palazzo::palace
