// Reading a view: the zone a seat plays from, the card to beat, and what is possible there.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palace/state.hpp"

namespace palazzo::palace {

/// Where a seat plays from (docs/rules/palace.md: "Your turn", 1).
enum class Zone : std::uint8_t { hand, face_up, face_down, none };

/// What `seat` may know of `state`.
View view_of(const State& state, Seat seat);

/// Some state that the viewing seat couldn't tell from the true one: the unseen cards shuffled over the unseen places.
State imagine(const View& view, Rng& dice);

bool has_up(const SeatOpen& seat);
Zone active_zone(const ViewRef& v);
/// The cards of the active zone; empty when it is face down.
Bag zone_cards(const ViewRef& v);

/// Whether the card below such a one counts.
bool is_see_through(const DerivedRules& laws, int rank);
/// What the pile's effective top counts as: the topmost card that isn't see-through, or the lowest of all where that
/// one says so; no_rank if there is none.
int effective_top(const Table& t);
/// The ranks that may be laid on the pile now: those that beat it, or all in a free turn, less those barred.
Ranks beating_ranks(const Table& t);

/// How many cards of one rank lie on top with nothing but see-through ones between, or how many of one that is
/// see-through itself in a row; counted up to `most`. One on top joins none of the others.
int run_on_top(const Table& t, int most);

/// How many cards a set needs to beat the pile (`match_count`), unless it goes on anything.
int least_in_set(const Table& t);

/// The seat opposite.
inline Seat partner_of(const Table& t, Seat seat) { return (seat + t.players() / 2) % t.players(); }

/// The seats to act: all that still choose or swap, else the one whose turn it is; none when the game is over.
Seats to_act(const Table& t);

/// The rank of the lowest card in a hand, by the order of the options; no_rank if none is ranked (fine print 4).
int lowest_rank(const DerivedRules& laws, const Bag& hand);

/// The next of the face-up cards in the seat's own order (`fixed_order`), `after` that many; none past the last.
Card next_in_order(const SeatOpen& seat, int after = 0);

} // namespace palazzo::palace
