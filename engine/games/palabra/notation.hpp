// Palabra in the notation of records: options, deals, moves, states and views.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/option_field.hpp"
#include "engine/games/palabra/state.hpp"

#include <span>
#include <vector>

namespace palazzo::palabra {

std::span<const OptionField<Options>> option_fields();

Json write_move(const Move& m);
Result<Move> read_move(const Json& json);

/// Writes a deal: `{"cards":[…],"first":0}`. Adds `"dice":"…"` if cards that players give back are shuffled into the
/// draw pile.
Json write_deal(const Deal& d);
/// Reads a deal; check_deal() checks whether the cards make a deck.
Result<Deal> read_deal(const Options& o, const Json& json);

/// Writes a score: `{"sum":12,"stars":9,"lock":1,"bonus":70,"last_word":1,"total":178}`.
Json write_score(const Score& s);

/// Writes the whole state, hidden cards included. The last card of the draw pile is drawn next.
Json as_json(const State& s);
/// Writes what the viewing seat may know: `??` for each card in another hand, and only the size of the draw pile.
Json as_json(const View& v);

} // namespace palazzo::palabra
