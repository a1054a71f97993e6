#include "shell/games/palace/challenge/stake.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palace::screen {
namespace {

std::string letter(Rank rank) { return std::string(1, to_char(rank)); }

std::string cards_of(const Play& play) {
    const std::string all = list_argument(play.cards);
    return play.cover.is_none() ? all : all + " " + to_text(play.cover);
}

/// Returns a message about the seat that answers and a number of cards.
Message about(const char* id, Seat seat, std::size_t cards) {
    return {id, {std::to_string(seat), std::to_string(cards)}};
}

/// Returns how many cards a seat takes into its hand: those of the pile, and the face-up cards that are taken with it.
std::size_t cards_with_pile(const State& s, Seat seat) {
    std::size_t n = s.table.pile.size();
    const TakeFaceUpRule along = s.table.derived.options.take_face_up_with_pile;
    if (s.table.challenges.cause != ChallengeCause::stuck || !s.hidden_state(seat).hand.empty()
        || along == TakeFaceUpRule::none)
        return n;
    // The player has no choice: the first face-up card is taken, or all face-up cards of its rank.
    Card first;
    for (const Card c : s.table.seat(seat).up) {
        if (c.is_none()) continue;
        if (first.is_none()) first = c;
        const DerivedRules& derived = s.table.derived;
        const bool same = derived.rank_of(c) == derived.rank_of(first);
        n += along == TakeFaceUpRule::all || (along == TakeFaceUpRule::rank && same) ? 1 : 0;
    }
    return n + (along == TakeFaceUpRule::one && !first.is_none() ? 1 : 0);
}

Message stake_of_pile(const State& s) {
    const Seat seat = answering_seat(s.table);
    const std::size_t cards = cards_with_pile(s, seat);
    if (s.table.challenges.cause == ChallengeCause::blind) return about("challenge.stake.take.too", seat, cards + 1);
    if (cards == 0) return {"challenge.stake.before", {}};
    return about("challenge.stake.take", seat, cards);
}

Message stake_of_turn(const palace::Table& t) {
    const int top = effective_top(t);
    if (top == no_rank) return {"challenge.stake.none", {}};
    const bool lower = t.derived.has_power(rank_at(top), Power::lower);
    return {lower ? "challenge.stake.lower" : "challenge.stake.next", {letter(rank_at(top))}};
}

/// Returns the stake of a play that burns the pile. A four of a kind burns it even if the challenge is failed
/// (fine print 26).
Message stake_of_burn(const palace::Table& t) {
    if (!t.pending_effects.burn && !t.pending_effects.four) return {"challenge.stake.none", {}};
    if (t.pending_effects.four || !t.derived.options.ten_needs_all) return {"challenge.stake.burns", {}};
    return {t.challenges.failed ? "challenge.stake.burnt_out" : "challenge.stake.burn", {}};
}

} // namespace

Message reward_of_right_answer(const State& s) {
    constexpr std::array causes{"challenge.cause.own", "challenge.cause.next", "challenge.cause.all",
        "challenge.cause.stuck", "challenge.cause.before", "challenge.cause.blind", "challenge.cause.handed"};
    const ChallengeRound& challenges = s.table.challenges;
    const std::string cards = challenges.cause == ChallengeCause::own ? cards_of(challenges.named) : "";
    return {causes[static_cast<std::size_t>(challenges.cause)],
        {cards, std::to_string(challenges.waiting.size()), std::to_string(answering_seat(s.table))}};
}

Message cost_of_wrong_answer(const State& s) {
    const ChallengeRound& challenges = s.table.challenges;
    switch (challenges.cause) {
    case ChallengeCause::own: return {"challenge.stake.own", {letter(rank_of_play(s.table.derived, challenges.named))}};
    case ChallengeCause::next: return stake_of_turn(s.table);
    case ChallengeCause::all: return stake_of_burn(s.table);
    case ChallengeCause::stuck:
    case ChallengeCause::before:
    case ChallengeCause::blind: return stake_of_pile(s);
    case ChallengeCause::handed: break;
    }
    return {"challenge.stake.none", {}};
}

} // namespace palazzo::palace::screen
