#include "engine/games/palace/challenge.hpp"

#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// The number of other challenges that a seat answers before it gets a missed prompt again.
constexpr int answers_between = 2;

Challenge asked(const Table& t, Seat responder, Seat giver) {
    if (giver == responder || !t.is_still_in(giver)) giver = seat_after(t, responder);
    return {static_cast<std::int8_t>(responder), static_cast<std::int8_t>(giver)};
}

/// Removes the element at `at` from a list, and keeps the order of the other elements.
template <class List, class At>
void take_out(List& list, At at) {
    std::copy(at + 1, list.end(), at);
    list.pop_back();
}

Prompt next_prompt(Table& t, Seat seat) {
    PublicSeatState& open = t.seat(seat);
    const auto due = std::find_if(t.missed.begin(), t.missed.end(),
        [&](const MissedPrompt& m) { return m.seat == seat && m.after <= open.answered; });
    if (due == t.missed.end()) return {open.prompts++, false};
    const Prompt again{due->nth, true};
    take_out(t.missed, due);
    return again;
}

void note_missed(Table& t, Seat seat, std::uint16_t nth) {
    if (t.missed.size() == t.missed.capacity()) take_out(t.missed, t.missed.begin());
    const auto after = static_cast<std::uint16_t>(t.seat(seat).answered + answers_between);
    t.missed.push_back({static_cast<std::int16_t>(seat), nth, after});
}

/// Asks the first waiting challenge: gives its seat a prompt, and waits for the verdict.
void ask(Table& t, Events events) {
    t.need = NeededAction::verdict;
    t.challenges.voted = {};
    t.challenges.approved = {};
    t.challenges.prompt = next_prompt(t, answering_seat(t));
    events.send<SeatChallenged>(t.challenges.waiting[0].responder, t.challenges.waiting[0].challenger);
}

ChallengeRound& new_challenges(Table& t, ChallengeCause cause) {
    t.challenges = {};
    t.challenges.cause = cause;
    return t.challenges;
}

/// Stores that everybody has now seen the named cards of the hand. They stay in the hand if the challenge is failed.
void show(State& s, Seat seat, const Play& named) {
    const Bag& hand = s.hidden_state(seat).hand;
    if (hand.empty()) return;
    Bag shown;
    for (const Card c : named.cards) shown.add(c);
    if (!named.cover.is_none()) shown.add(named.cover);
    const Bag& known = s.table.seat(seat).known;
    // Named cards that aren't in the hand are face-up cards (option `hand_with_face_up`), which everybody saw anyway.
    shown.for_each(
        [&](Card c, int n) { note_seen_cards(s, seat, c, std::max(0, std::min(n, hand.count(c)) - known.count(c))); });
}

void settle_own(State& s, Seat seat, const ChallengeRound& challenges, bool passed, Events events) {
    if (passed) return lay_set(s, seat, challenges.named, events);
    const Rank rank = rank_of_play(s.table.derived, challenges.named);
    s.table.barred |= rank_bit(rank);
    events.send<RankBarred>(seat, rank);
    continue_turn(s, events);
}

void settle_next(State& s, Seat seat, bool passed, Events events) {
    s.table.may_play_any_set = passed;
    if (passed) events.send<AnySetAllowed>(seat);
    continue_turn(s, events);
}

void settle_stuck(State& s, Seat seat, bool passed, Events events) {
    if (!passed) return take_pile_after_failed_challenge(s, seat, events);
    events.send<AnySetAllowed>(seat);
    s.table.may_play_any_set = true;
    s.table.may_skip = true;
}

void settle_before(State& s, Seat seat, int slot, bool passed, Events events) {
    if (!passed && s.table.pile.empty()) events.send<CardStaysFaceDown>(seat);
    if (!passed) return take_pile(s, seat, 0, events);
    Card& place = s.hidden_state(seat).down[static_cast<std::size_t>(slot)];
    const Card c = place;
    place = Card::none();
    settle_turned_card(s, seat, c, true, events);
}

void settle_blind(State& s, Seat seat, bool passed, Events events) {
    if (!passed) return take_turned_card_and_pile(s, seat, events);
    events.send<TurnedCardAllowed>(seat, s.table.turned);
    lay_turned_card(s, seat, {}, events);
}

/// Carries out what the challenges decided, once all of them are judged or the first failure has ended them.
void settle(State& s, const ChallengeRound& challenges, Seat answered, Events events) {
    const bool passed = !challenges.failed;
    s.table.need = NeededAction::play;
    switch (challenges.cause) {
    case ChallengeCause::own: return settle_own(s, answered, challenges, passed, events);
    case ChallengeCause::next: return settle_next(s, answered, passed, events);
    case ChallengeCause::all: return continue_play_after_challenges(s, s.table.turn, passed, events);
    case ChallengeCause::stuck: return settle_stuck(s, answered, passed, events);
    case ChallengeCause::before: return settle_before(s, answered, challenges.slot, passed, events);
    case ChallengeCause::blind: return settle_blind(s, answered, passed, events);
    case ChallengeCause::handed: return end_play(s, s.table.turn, events);
    }
}

void finish(State& s, bool passed, Events events) {
    ChallengeRound& challenges = s.table.challenges;
    const Seat answered = answering_seat(s.table);
    events.send<ChallengeJudged>(answered, passed);
    ++s.table.seat(answered).answered;
    if (!passed) note_missed(s.table, answered, challenges.prompt.nth);
    challenges.failed = challenges.failed || !passed;
    take_out(challenges.waiting, challenges.waiting.begin());
    if (!passed && ends_at_first_failure(challenges.cause)) challenges.waiting.clear();
    if (!challenges.waiting.empty()) return ask(s.table, events);
    const ChallengeRound over = challenges;
    challenges = {};
    settle(s, over, answered, events);
}

} // namespace

void begin_challenge(State& s, ChallengeCause cause, Seat responder, Seat giver, Events events) {
    new_challenges(s.table, cause).waiting.push_back(asked(s.table, responder, giver));
    ask(s.table, events);
}

void challenge_by_all_others(State& s, ChallengeCause cause, Seat responder, Events events) {
    ChallengeRound& challenges = new_challenges(s.table, cause);
    for (Seat by = seat_after(s.table, responder); by != responder; by = seat_after(s.table, by))
        challenges.waiting.push_back(asked(s.table, responder, by));
    ask(s.table, events);
}

void challenge_all(State& s, Seat player, Events events) {
    Table& t = s.table;
    ChallengeRound& challenges = new_challenges(t, ChallengeCause::all);
    const Seat first = t.is_still_in(player) ? player : seat_after(t, player);
    Seat seat = first;
    do {
        challenges.waiting.push_back(asked(t, seat, player));
        seat = seat_after(t, seat);
    } while (seat != first);
    ask(t, events);
}

void challenge_before_laying(State& s, Seat player, const Play& named, Events events) {
    events.send<SetShownForChallenge>(player, named);
    show(s, player, named);
    new_challenges(s.table, ChallengeCause::own).named = named;
    s.table.challenges.waiting.push_back(asked(s.table, player, player));
    ask(s.table, events);
}

void challenge_before_turning_over(State& s, Seat player, int slot, Events events) {
    events.send<FaceDownCardChosen>(player);
    new_challenges(s.table, ChallengeCause::before).slot = static_cast<std::uint8_t>(slot);
    s.table.challenges.waiting.push_back(asked(s.table, player, player));
    ask(s.table, events);
}

void hand_out_challenges(State& s, Seat player, const List<std::uint8_t, most_players>& shares, Events events) {
    events.send<ChallengesHandedOut>(player);
    ChallengeRound& challenges = new_challenges(s.table, ChallengeCause::handed);
    Seat seat = player;
    do {
        seat = seat_after(s.table, seat);
        for (int n = shares[static_cast<std::size_t>(seat)]; n > 0; --n)
            challenges.waiting.push_back(asked(s.table, seat, player));
    } while (seat != player);
    ask(s.table, events);
}

void judge_challenge(State& s, Seat by, bool passed, Events events) {
    Table& t = s.table;
    if (t.derived.options.judge != JudgeRule::vote) return finish(s, passed, events);
    events.send<VoteGiven>(by, passed);
    t.challenges.voted.add(by);
    if (passed) t.challenges.approved.add(by);
    // The majority of the other seats decides; a tie counts as passed.
    if (seats_to_judge(t).empty()) finish(s, 2 * t.challenges.approved.size() >= t.challenges.voted.size(), events);
}

Seats seats_to_judge(const Table& t) {
    const Challenge& now = t.challenges.waiting[0];
    switch (t.derived.options.judge) {
    case JudgeRule::giver: return {now.challenger};
    case JudgeRule::self:
    case JudgeRule::automatic: return {now.responder};
    case JudgeRule::vote: break;
    }
    Seats seats;
    for (Seat s = 0; s < t.players(); ++s)
        if (s != now.responder && t.is_still_in(s) && !t.challenges.voted.has(s)) seats.add(s);
    return seats;
}

Seat answering_seat(const Table& t) { return t.challenges.waiting[0].responder; }

} // namespace palazzo::palace
