// Reads and writes options whose values are more than a number, a choice or a flag. The table of all options is in
// option_fields.cpp.
#pragma once

#include "engine/core/option_field.hpp"
#include "engine/games/palace/options.hpp"

namespace palazzo::palace {

/// Describes the values that an option allows, and is the first parameter of the functions below. Each option has a
/// function that writes its value and one that reads it. A function that refuses a value leaves the options unchanged.
using AllowedValues = OptionValues;

/// Write and read `layout`: `3` for three cards in each row and in each hand, `{"down":3,"up":3,"hand":7,"draw":3}`,
/// or, by the number of players, `{"2":6,"3":4,"4":3}`.
Json write_layout(const AllowedValues&, const Options& o);
Refusal read_layout(const AllowedValues&, Options& o, const Json& json);

/// Write and read `order` and `leave_out`, which are lists of ranks.
Json write_order(const AllowedValues&, const Options& o);
Refusal read_order(const AllowedValues&, Options& o, const Json& json);
Json write_leave_out(const AllowedValues&, const Options& o);
Refusal read_leave_out(const AllowedValues&, Options& o, const Json& json);

/// Write and read `burn_quads`: `"across_turns"`, `"one_turn"` or `"off"`, a number such as `3` that says how many
/// cards of one rank burn the pile, or `{"cards":3,"when":"one_turn"}`.
Json write_burn_quads(const AllowedValues&, const Options& o);
Refusal read_burn_quads(const AllowedValues&, Options& o, const Json& json);

/// Write and read `chance_card`: a flag, or `"always"`.
Json write_chance_card(const AllowedValues&, const Options& o);
Refusal read_chance_card(const AllowedValues&, Options& o, const Json& json);
/// Write and read `take_face_up_with_pile`: a flag, `"one"`, or `"rank"`.
Json write_take_face_up(const AllowedValues&, const Options& o);
Refusal read_take_face_up(const AllowedValues&, Options& o, const Json& json);

/// Write and read `draw_pile`: `"all"`, `"half"`, or the largest number of cards in the draw pile.
Json write_draw_pile(const AllowedValues&, const Options& o);
Refusal read_draw_pile(const AllowedValues&, Options& o, const Json& json);

/// Write and read `first_card`, such as `4CHSD`: the rank, and the suits in the order in which they are asked for.
Json write_first_card(const AllowedValues&, const Options& o);
Refusal read_first_card(const AllowedValues&, Options& o, const Json& json);

/// Write and read `powers`: a list of names of powers for each rank. The joker is called `JK`.
Json write_powers(const AllowedValues&, const Options& o);
Refusal read_powers(const AllowedValues&, Options& o, const Json& json);
/// Write and read `fits`: the exceptions for each rank, such as
/// `{"7":{"not":["10"]},"A":{"only":["A","2"]},"8":{"also":["4"]}}`.
Json write_fits(const AllowedValues&, const Options& o);
Refusal read_fits(const AllowedValues&, Options& o, const Json& json);
/// Sorts the exceptions of `fits` in the order in which records list them: by rank, then by kind.
void sort_fits(Options& o);
/// Write and read `when`: a list such as `[{"rank":"A","on":["J","Q","K"],"cards":1,"powers":["burn"]}]`. In `on`,
/// `"none"` stands for an empty pile.
Json write_conditions(const AllowedValues&, const Options& o);
Refusal read_conditions(const AllowedValues&, Options& o, const Json& json);

/// Write an option into a link or read it from a link, depending on `packer`. The order and the numbers of values are
/// part of the format of links, which never changes.
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
