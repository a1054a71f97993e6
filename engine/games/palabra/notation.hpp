// Palabra in the notation of records: options, deals, moves, and what there is to see.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palabra/state.hpp"

#include <span>
#include <vector>

namespace palazzo::palabra {

std::span<const OptionField<Options>> option_fields();

Json write(const Move& m);
Result<Move> read_move(const Json& json);

/// `{"cards":[…],"first":0}`, with `"dice":"…"` where cards given back are shuffled in.
Json write(const Deal& d);
/// Whether the cards make a deck is check_deal's.
Result<Deal> read_deal(const Options& o, const Json& json);

/// `{"sum":12,"stars":9,"lock":1,"bonus":70,"last_word":1,"total":178}`
Json write(const Score& s);

/// The full truth; the draw pile's next card comes last.
Json show(const State& s);
/// What the seat may know: `??` for a card of another hand, the draw pile as a number.
Json show(const View& v);

} // namespace palazzo::palabra
