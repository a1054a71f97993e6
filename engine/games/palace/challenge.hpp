// Language challenges: who challenges whom, and what follows from the verdict (docs/rules/palace.md: "Speak"). The
// rules only number prompts; a deck turns the numbers into questions (engine/quiz/draw.hpp).
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Challenges the seat `answers`. If `giver` is that seat or is out, the next seat in play order challenges (fine print
/// 23).
void challenge(State& s, Cause cause, Seat answers, Seat giver, Events events);
/// Challenges the seat `answers` once by each other seat that is still in, in play order.
void challenge_by_all_others(State& s, Cause cause, Seat answers, Events events);
/// Challenges every seat that is still in, the player first (fine print 26).
void challenge_all(State& s, Seat player, Events events);
/// Challenges the player for a set that may be laid if the challenge is passed.
void challenge_own(State& s, Seat player, const Play& named, Events events);
/// Challenges the player for a face-down card that may be turned over if the challenge is passed.
void challenge_before(State& s, Seat player, int slot, Events events);
/// Hands out the challenges of a four: `shares` says how many each seat gets. They are asked from the next seat on
/// (fine print 29).
void hand_out(State& s, Seat player, const List<std::uint8_t, most_players>& shares, Events events);

/// The seat `by` says whether the challenge is passed.
void judge(State& s, Seat by, bool passed, Events events);

/// Returns the seats that may judge the challenge that waits; with `vote`, those that haven't voted yet.
Seats judges(const Table& t);
/// Returns whether the first failure decides all challenges with this cause.
constexpr bool ends_at_first_failure(Cause cause) { return cause == Cause::stuck || cause == Cause::blind; }
/// Returns the seat that is challenged. A challenge must wait.
Seat answering_seat(const Table& t);

} // namespace palazzo::palace
