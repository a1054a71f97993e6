// Language challenges: who is challenged by whom, and what comes of the verdict (docs/rules/palace.md: "Speak").
// Prompts are only numbered here; a deck makes words of them (engine/quiz/draw.hpp).
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Challenges one seat; a giver that is the seat itself or out is replaced by the next in play order (fine print 23).
void challenge(State& s, Cause cause, Seat answers, Seat giver, Events events);
/// One challenge from each other seat still in, in play order.
void challenge_by_all_others(State& s, Cause cause, Seat answers, Events events);
/// One for every seat still in, the player first (fine print 26).
void challenge_all(State& s, Seat player, Events events);
/// The player names a set that waits for the player's own challenge.
void challenge_own(State& s, Seat player, const Play& named, Events events);
/// The player names a face-down card that waits for a challenge.
void challenge_before(State& s, Seat player, int slot, Events events);
/// Hands out the challenges of a four, so many for each seat, from the next seat on (fine print 29).
void hand_out(State& s, Seat player, const List<std::uint8_t, most_players>& shares, Events events);

/// A judge says whether the challenge is passed.
void judge(State& s, Seat by, bool passed, Events events);

/// The seats that may judge the challenge that waits, with `vote` those that haven't yet.
Seats judges(const Table& t);
/// Whether the first failure among the challenges of a trial decides it.
constexpr bool ends_at_first_failure(Cause cause) { return cause == Cause::stuck || cause == Cause::blind; }
/// The seat that is challenged; there is one.
Seat answering(const Table& t);

} // namespace palazzo::palace
