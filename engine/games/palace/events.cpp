#include "engine/games/palace/events.hpp"

namespace palazzo::palace {
namespace {

using Messages = std::vector<Message>;

std::string text(int n) { return std::to_string(n); }

std::string text(Rank r) { return rank_letter(r); }

std::string text(Card c) { return to_text(c); }

std::string text(const Play& play) {
    std::string all;
    for (const Card c : play.all_cards()) {
        if (!all.empty()) all += ' ';
        all += to_text(c);
    }
    return all;
}

/// Returns one message with these arguments, which may be seats, numbers, ranks, cards and plays.
template <class... Args>
Messages one(const char* id, const Args&... args) {
    return {Message{std::string("palace.event.") + id, {text(args)...}}};
}

/// Returns a message that names all cards that were laid. If necessary, further messages say what the jokers stand for.
Messages messages_for(const SetPlayed& e) {
    const Play& p = e.play;
    if (p.as && p.cover.is_none()) return one("played_as", e.seat, p, *p.as);
    Messages all = one("played", e.seat, p);
    if (p.as) all.push_back(one("set_is", e.seat, *p.as).front());
    if (p.cover_as) all.push_back(one("cover_is", e.seat, *p.cover_as).front());
    return all;
}

Messages messages_for(const SetShownForChallenge& e) { return one("named", e.seat, e.play); }
Messages messages_for(const FaceDownCardChosen& e) { return one("flips", e.seat); }
Messages messages_for(const CardTurnedOver& e) { return one(e.from_draw_pile ? "chanced" : "flipped", e.seat, e.card); }
Messages messages_for(const TurnedCardAllowed& e) { return one("lies", e.seat, e.card); }
Messages messages_for(const CardStaysFaceDown& e) { return one("stays_down", e.seat); }
Messages messages_for(const PileTaken& e) { return one("took", e.seat, e.cards); }
Messages messages_for(const PileBurned& e) { return one("burned", e.seat, e.cards); }
Messages messages_for(const CardsDrawn&) { return {}; }
Messages messages_for(const DirectionReversed& e) { return one("reversed", e.seat); }
Messages messages_for(const ExtraTurnGiven& e) { return one("again", e.seat); }
Messages messages_for(const SeatSkipped& e) { return one("skipped", e.seat); }
Messages messages_for(const TurnPassed& e) { return one(e.voluntary ? "passed_by" : "skipped_turn", e.seat); }
Messages messages_for(const SeatWentOut& e) { return e.last ? one("last", e.seat) : one("out", e.seat, e.place); }
Messages messages_for(const TurnLimitReached& e) { return one("drawn", e.turns); }
Messages messages_for(const FaceUpCardsChosen& e) { return one("laid", e.seat); }
Messages messages_for(const CardsSwapped& e) { return one("swapped", e.seat, e.laid, e.taken); }
Messages messages_for(const SeatReady& e) { return one("ready", e.seat); }
Messages messages_for(const FaceUpOrderSet& e) { return one("ordered", e.seat); }
Messages messages_for(const StarterTurnedOver& e) { return one(e.covered ? "starter_covered" : "starter", e.card); }
Messages messages_for(const SeatLeads& e) { return one("leads", e.seat); }
Messages messages_for(const SeatChallenged& e) { return one("challenged", e.seat, e.by); }
Messages messages_for(const VoteGiven& e) { return one(e.passed ? "voted_pass" : "voted_fail", e.seat); }
Messages messages_for(const ChallengeJudged& e) { return one(e.passed ? "passed" : "failed", e.seat); }
Messages messages_for(const RankBarred& e) { return one("barred", e.seat, e.rank); }
Messages messages_for(const AnySetAllowed& e) { return one("free", e.seat); }
Messages messages_for(const ChallengesHandedOut& e) { return one("handed_out", e.seat); }
Messages messages_for(const HandShown& e) {
    return {Message{"palace.event.hand_shown", {text(e.seat), list_argument(e.cards)}}};
}
Messages messages_for(const HandsPassedOn& e) { return one("hands_passed", e.seat); }
Messages messages_for(const PileBottomTaken& e) { return one("bottom", e.seat, e.cards); }
Messages messages_for(const SeatChosen& e) { return one("chose", e.seat, e.chosen); }
Messages messages_for(const SetCompletedOutOfTurn& e) { return one("snapped", e.seat); }
Messages messages_for(const ChallengeAnswered& e) {
    return {Message{"palace.event.answered", {text(e.seat), e.answer}}};
}

} // namespace

Messages describe_event(const Event& event) {
    return std::visit([](const auto& e) { return messages_for(e); }, event);
}

Highlights highlights(const Event& event, Seat seat) {
    Highlights all;
    if (const auto* taken = std::get_if<PileTaken>(&event); taken != nullptr && taken->seat == seat)
        all.largest_pile_taken = taken->cards;
    return all;
}

} // namespace palazzo::palace
