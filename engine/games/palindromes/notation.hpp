// Palindromes in the notation of records: options, deals, moves, and what there is to see.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palindromes/state.hpp"

#include <span>
#include <vector>

namespace palazzo::palindromes {

std::span<const OptionField<Options>> option_fields();

/// `{"place":"8S","at":[1,0]}`, with `"take":[[[x,y],…]]` where there was something to pick.
Json write(const Move& m);
Result<Move> read_move(const Json& json);

Json write(const Deal& d);
/// Reads `{"cards":[…],"first":0}`; whether the cards make a deck is check_deal's.
Result<Deal> read_deal(const Json& json);

/// The full truth. A stock's next card comes last; each set is a list of cards.
Json show(const State& s);
/// What the seat may know: `??` for a card of the other hand, a stock as a number.
Json show(const View& v);

} // namespace palazzo::palindromes
