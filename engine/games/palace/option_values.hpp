// Reads and writes options whose values are more than a number, a choice or a flag. The table of all options is in
// option_fields.cpp.
#pragma once

#include "engine/core/option_field.hpp"
#include "engine/games/palace/options.hpp"

namespace palazzo::palace {

/// The first parameter of the functions below. Each option has a function that writes it and one that reads it; the
/// latter changes nothing if it refuses.
using Written = OptionValues;

/// `3` for three of each, `{"down":3,"up":3,"hand":7,"draw":3}`, or `{"2":6,"3":4,"4":3}` by the number of players.
Json write_layout(const Written&, const Options& o);
Refusal read_layout(const Written&, Options& o, const Json& json);

/// Lists of ranks.
Json write_order(const Written&, const Options& o);
Refusal read_order(const Written&, Options& o, const Json& json);
Json write_leave_out(const Written&, const Options& o);
Refusal read_leave_out(const Written&, Options& o, const Json& json);

/// A flag that tells whether four of a rank burn, a number such as `3` that tells how many burn, or
/// `{"cards":3,"when":"one_turn"}`.
Json write_burn_quads(const Written&, const Options& o);
Refusal read_burn_quads(const Written&, Options& o, const Json& json);

/// A flag or `"always"`.
Json write_chance_card(const Written&, const Options& o);
Refusal read_chance_card(const Written&, Options& o, const Json& json);
/// A flag, `"one"` or `"rank"`.
Json write_take_face_up(const Written&, const Options& o);
Refusal read_take_face_up(const Written&, Options& o, const Json& json);

/// `"all"`, `"half"`, or the largest number of cards.
Json write_draw_pile(const Written&, const Options& o);
Refusal read_draw_pile(const Written&, Options& o, const Json& json);

/// `4CHSD`: the rank, and the suits in the order in which they are asked for.
Json write_first_card(const Written&, const Options& o);
Refusal read_first_card(const Written&, Options& o, const Json& json);

/// Lists of powers' names, by rank; the joker is `JK`.
Json write_powers(const Written&, const Options& o);
Refusal read_powers(const Written&, Options& o, const Json& json);
/// The exceptions by rank: `{"7":{"not":["10"]},"A":{"only":["A","2"]},"8":{"also":["4"]}}`.
Json write_fits(const Written&, const Options& o);
Refusal read_fits(const Written&, Options& o, const Json& json);
/// Sorts the exceptions in the order in which records list them: by rank, then by kind.
void sort_fits(Options& o);
/// `[{"rank":"A","on":["J","Q","K"],"cards":1,"powers":["burn"]}]`; `on` may contain `"none"` for an empty pile.
Json write_conditions(const Written&, const Options& o);
Refusal read_conditions(const Written&, Options& o, const Json& json);

/// Write or read an option in a link, as `packer` does. The orders and numbers are part of the format of links and
/// never change.
void pack_decks(Packer& packer, Options& o);
void pack_layout(Packer& packer, Options& o);
void pack_order(Packer& packer, Options& o);
void pack_burn_quads(Packer& packer, Options& o);
void pack_powers(Packer& packer, Options& o);
void pack_chance_card(Packer& packer, Options& o);
void pack_take_face_up(Packer& packer, Options& o);
void pack_draw_pile(Packer& packer, Options& o);
void pack_leave_out(Packer& packer, Options& o);
void pack_first_card(Packer& packer, Options& o);
void pack_fits(Packer& packer, Options& o);
void pack_conditions(Packer& packer, Options& o);

} // namespace palazzo::palace
