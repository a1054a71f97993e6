// Palindromes in the notation of records: options, deals, moves, states and views.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palindromes/state.hpp"

#include <span>
#include <vector>

namespace palazzo::palindromes {

std::span<const OptionField<Options>> option_fields();

/// Writes `{"place":"8S","at":[1,0]}`, with `"take":[[[x,y],…]]` if there was something to pick.
Json write(const Move& m);
Result<Move> read_move(const Json& json);

Json write(const Deal& d);
/// Reads `{"cards":[…],"first":0}`; check_deal() checks whether the cards make a deck.
Result<Deal> read_deal(const Json& json);

/// Writes the whole state, hidden cards included. The next card of a stock is the last; each set is a list of cards.
Json show(const State& s);
/// Writes what the seat may know: `??` for a card of the other hand, a stock as a number.
Json show(const View& v);

} // namespace palazzo::palindromes
