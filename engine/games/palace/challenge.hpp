// Language challenges: which seat challenges which, and what follows from the verdict (docs/rules/palace.md, "Speak").
// The rules only number the prompts; a question deck turns the numbers into questions (engine/quiz/draw.hpp).
#pragma once

#include "engine/games/palace/events.hpp"

namespace palazzo::palace {

/// Lets the seat `giver` challenge the seat `answers`. If both are the same seat, or if `giver` is out, the next seat
/// in play order challenges instead (fine print 23).
void begin_challenge(State& s, ChallengeCause cause, Seat answers, Seat giver, Events events);
/// Lets every other seat challenge the seat `answers` once, in play order. Seats that are out don't challenge.
void challenge_by_all_others(State& s, ChallengeCause cause, Seat answers, Events events);
/// Challenges every seat that is still in, beginning with the player (fine print 26).
void challenge_all(State& s, Seat player, Events events);
/// Challenges the player for the set `named`, which may be laid if the challenge is passed.
void challenge_before_laying(State& s, Seat player, const Play& named, Events events);
/// Challenges the player for the face-down card in `slot`, which may be turned over if the challenge is passed.
void challenge_before_turning_over(State& s, Seat player, int slot, Events events);
/// Hands out the challenges of a four of a kind: `shares` contains the number for each seat. The seats are asked in
/// play order, beginning after the player (fine print 29).
void hand_out_challenges(State& s, Seat player, const List<std::uint8_t, most_players>& shares, Events events);

/// Judges the first waiting challenge: the seat `by` says whether it is passed. With `vote`, the last vote decides it.
void judge_challenge(State& s, Seat by, bool passed, Events events);

/// Returns the seats that may judge the first waiting challenge; with `vote`, only those that haven't voted yet.
Seats seats_to_judge(const Table& t);
/// Returns whether the first failed challenge with this cause ends the others, because it already decides the outcome.
constexpr bool ends_at_first_failure(ChallengeCause cause) {
    return cause == ChallengeCause::stuck || cause == ChallengeCause::blind;
}
/// Returns the seat that has to answer the first waiting challenge. At least one challenge must be waiting.
Seat answering_seat(const Table& t);

} // namespace palazzo::palace
