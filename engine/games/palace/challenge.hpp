// Language challenges: which seat challenges which, and what follows from the verdict (docs/rules/palace.md, "Speak").
// The rules only number the prompts; a question deck turns the numbers into questions (engine/quiz/draw.hpp).
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Lets the seat `giver` challenge the seat `responder`. If both are the same seat, or if `giver` is out, the next seat
/// after `responder` gives the challenge instead (fine print 23).
void begin_challenge(State& s, ChallengeCause cause, Seat responder, Seat giver, Events events);
/// Lets every other seat challenge the seat `responder` once, in play order. Seats that are out don't challenge.
void challenge_by_all_others(State& s, ChallengeCause cause, Seat responder, Events events);
/// Challenges every seat that is still in, in play order, beginning with `player` (fine print 26).
void challenge_all(State& s, Seat player, Events events);
/// Challenges the seat `player` before it lays the set `named`. It may lay the set only if it passes the challenge.
void challenge_before_laying(State& s, Seat player, const Play& named, Events events);
/// Challenges the seat `player` before it turns over its face-down card in `slot`. It may turn the card over only if it
/// passes the challenge.
void challenge_before_turning_over(State& s, Seat player, int slot, Events events);
/// Hands out the challenges that follow a four of a kind: `shares` contains the number of challenges for each seat. The
/// seats are asked in play order, beginning with the seat after `player` (fine print 29).
void hand_out_challenges(State& s, Seat player, const List<std::uint8_t, most_players>& shares, Events events);

/// Judges the first waiting challenge: the seat `by` says that it is passed or failed. With `judge: vote`, this is one
/// vote of several, and the majority decides after the last vote.
void judge_challenge(State& s, Seat by, bool passed, Events events);

/// Returns the seats that may judge the first waiting challenge. With `judge: vote`, seats that have already voted
/// aren't among them.
Seats seats_to_judge(const Table& t);
/// Returns whether challenges with this cause end as soon as one of them is failed, because one failure decides the
/// outcome.
constexpr bool ends_at_first_failure(ChallengeCause cause) {
    return cause == ChallengeCause::stuck || cause == ChallengeCause::blind;
}
/// Returns the seat that has to answer the first waiting challenge. At least one challenge must be waiting.
Seat answering_seat(const Table& t);

} // namespace palazzo::palace
