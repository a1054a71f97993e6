// How records write the deals and moves of Sevens.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/core/result.hpp"
#include "engine/games/example/state.hpp"

#include <span>
#include <vector>

namespace palazzo::example {

std::span<const OptionField<Options>> option_fields();

/// Writes a move: `{"play":"7D"}` or `{"pass":true}`.
Json write_move(const Move& m);
Result<Move> read_move(const Json& json);
/// Writes a deal: `{"cards":[…],"first":0}`, with the cards in the order in which they are dealt.
Json write_deal(const Deal& deal);
Result<Deal> read_deal(const Options& o, const Json& json);

/// Writes a state with all hands.
Json as_json(const State& s);
/// Writes a view, in which `??` stands for each card in another seat's hand.
Json as_json(const View& v);

} // namespace palazzo::example
