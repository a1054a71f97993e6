// Palindromes in the notation of records: options, deals, moves, states and views.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palindromes/state.hpp"

#include <span>
#include <vector>

namespace palazzo::palindromes {

std::span<const OptionField<Options>> option_fields();

/// Writes a move: `{"place":"8S","at":[1,0]}`. If the player had to pick between palindromes, adds
/// `"take":[[[x,y],…]]`.
Json write_move(const Move& m);
Result<Move> read_move(const Json& json);

Json write_deal(const Deal& d);
/// Reads a deal: `{"cards":[…],"first":0}`; check_deal() checks whether the cards make a deck.
Result<Deal> read_deal(const Json& json);

/// Writes the whole state, hidden cards included. The last card of a stock is drawn next. Each set is a list of cards.
Json as_json(const State& s);
/// Writes what the viewing seat may know: `??` for each card in the other hand, and only the size of each stock.
Json as_json(const View& v);

} // namespace palazzo::palindromes
