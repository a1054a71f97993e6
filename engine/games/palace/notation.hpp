// Palace in the notation of records: options, deals, moves, states and views.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palace/play.hpp"

#include <span>
#include <vector>

namespace palazzo::palace {

std::span<const OptionField<Options>> option_fields();

Json write(const Move& m);
Result<Move> read_move(const Json& json);

Json write(const Deal& d);
/// Reads `{"cards":[…],"first":0}`, optionally with `"short":true`, and checks it against the options.
Result<Deal> read_deal(const Options& o, const Json& json);

/// Writes every field of the state, hidden cards included. Cards are listed bottom to top, hands in rank order; an
/// empty slot is null.
Json show(const State& s);
/// Writes what the seat may know: `??` for a card that it may not see, the draw pile as a number.
Json show(const View& v);

/// Returns the cards of a bag in the order of the options, then ranks outside it, then jokers.
std::vector<Card> in_rank_order(const DerivedRules& derived, const Bag& bag);

} // namespace palazzo::palace
