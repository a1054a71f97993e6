// Describes for a player which ranks may be laid on the pile: `6+ 2 T` is a six or higher, a two or a ten.
#pragma once

#include "engine/games/palace/derived_rules.hpp"

#include <string>

namespace palazzo::palace {

/// Returns the ranks of `laid` that may be laid on a card that counts as `top`: one run of ranks if it is long enough,
/// then those of `named` outside it. `6+` means a six or higher, `6-` a six or lower, `>6` higher than a six, `2` a
/// two, `JK` a joker.
std::string fitting(const DerivedRules& derived, Rank top, Ranks laid, Ranks named, bool joker);

/// Returns ranks from low to high as letters: `2 T`.
std::string rank_letters(Ranks ranks);

} // namespace palazzo::palace
