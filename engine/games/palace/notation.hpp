// Palace in the notation of records: options, deals, moves, states and views.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palace/play.hpp"

#include <span>
#include <vector>

namespace palazzo::palace {

std::span<const OptionField<Options>> option_fields();

Json write_move(const Move& m);
Result<Move> read_move(const Json& json);

Json write_deal(const Deal& d);
/// Reads a deal such as `{"cards":[…],"first":0}`. Doesn't check whether the cards are in the decks; check_deal() does.
Result<Deal> read_deal(const Options& o, const Json& json);

/// Writes every field of the state, hidden cards included. The cards of a pile are listed from bottom to top, those of
/// a hand in rank order; an empty slot is null.
Json as_json(const State& s);
/// Writes what the viewing seat may know: `??` for each card that it may not see, and only the size of the draw pile.
Json as_json(const View& v);

/// Returns the cards of a bag: ranks in the order of the options, then ranks without a place in the order, then jokers.
std::vector<Card> cards_in_rank_order(const DerivedRules& derived, const Bag& bag);

} // namespace palazzo::palace
