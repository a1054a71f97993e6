// The events that everybody sees in a game of Palace. No event contains anything that some seat may not know.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

#include <string>
#include <variant>
#include <vector>

namespace palazzo::palace {

/// A seat laid a set on the pile, or named the rank of a joker that it had turned over.
struct SetPlayed {
    Seat seat = 0;
    Play play;
    friend bool operator==(const SetPlayed&, const SetPlayed&) = default;
};

/// A seat showed a set that it may lay only if it passes a challenge.
struct SetShownForChallenge {
    Seat seat = 0;
    Play play;
    friend bool operator==(const SetShownForChallenge&, const SetShownForChallenge&) = default;
};

/// A seat chose a face-down card that it may turn over only if it passes a challenge.
struct FaceDownCardChosen {
    Seat seat = 0;
    friend bool operator==(const FaceDownCardChosen&, const FaceDownCardChosen&) = default;
};

/// A seat turned over one of its face-down cards, or the next card of the draw pile.
struct CardTurnedOver {
    Seat seat = 0;
    Card card;
    bool from_draw_pile = false;
    friend bool operator==(const CardTurnedOver&, const CardTurnedOver&) = default;
};

/// A turned-over card may be laid although it doesn't beat the pile, because the seat passed its challenges.
struct TurnedCardAllowed {
    Seat seat = 0;
    Card card;
    friend bool operator==(const TurnedCardAllowed&, const TurnedCardAllowed&) = default;
};

/// A seat failed the challenge for its face-down card, so that the card stays face down. The pile is empty, so the seat
/// takes nothing.
struct CardStaysFaceDown {
    Seat seat = 0;
    friend bool operator==(const CardStaysFaceDown&, const CardStaysFaceDown&) = default;
};

/// A seat took the pile, and possibly other cards with it.
struct PileTaken {
    Seat seat = 0;
    int cards = 0; ///< number of all cards that the seat took
    friend bool operator==(const PileTaken&, const PileTaken&) = default;
};

/// The pile was burned, which removes its cards from the game.
struct PileBurned {
    Seat seat = 0; ///< seat whose play burned the pile
    int cards = 0;
    friend bool operator==(const PileBurned&, const PileBurned&) = default;
};

/// A seat drew cards after a play. Players see this on the table, so the event has no message.
struct CardsDrawn {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const CardsDrawn&, const CardsDrawn&) = default;
};

/// The direction of play was reversed.
struct DirectionReversed {
    Seat seat = 0; ///< seat whose play reversed the direction
    friend bool operator==(const DirectionReversed&, const DirectionReversed&) = default;
};

/// A seat has an extra turn right after its own turn.
struct ExtraTurnGiven {
    Seat seat = 0;
    friend bool operator==(const ExtraTurnGiven&, const ExtraTurnGiven&) = default;
};

/// A seat was skipped and doesn't get a turn.
struct SeatSkipped {
    Seat seat = 0;
    friend bool operator==(const SeatSkipped&, const SeatSkipped&) = default;
};

/// A seat passed its turn.
struct TurnPassed {
    Seat seat = 0;
    bool voluntary = false; ///< true if the seat chose to pass; false if it had to pass because it could play nothing
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};

/// A seat got its place in the result, because it has no cards left or is the last seat that still has cards.
struct SeatWentOut {
    Seat seat = 0;
    int place = 0;     ///< place of the seat in the result, 1 for the first seat that is out
    bool last = false; ///< true if the seat is the last one and still has cards
    friend bool operator==(const SeatWentOut&, const SeatWentOut&) = default;
};

/// The game ended at the turn limit.
struct TurnLimitReached {
    int turns = 0;
    friend bool operator==(const TurnLimitReached&, const TurnLimitReached&) = default;
};

/// A seat has chosen its face-up cards. They are shown when all seats have chosen theirs.
struct FaceUpCardsChosen {
    Seat seat = 0;
    friend bool operator==(const FaceUpCardsChosen&, const FaceUpCardsChosen&) = default;
};

/// Before the game, a seat exchanged a card of its hand for one of its face-up cards.
struct CardsSwapped {
    Seat seat = 0;
    Card laid;  ///< card from the hand
    Card taken; ///< face-up card that went into the hand
    friend bool operator==(const CardsSwapped&, const CardsSwapped&) = default;
};

/// A seat has finished swapping.
struct SeatReady {
    Seat seat = 0;
    friend bool operator==(const SeatReady&, const SeatReady&) = default;
};

/// A seat has set the order in which it will play its face-up cards.
struct FaceUpOrderSet {
    Seat seat = 0;
    friend bool operator==(const FaceUpOrderSet&, const FaceUpOrderSet&) = default;
};

/// A card of the draw pile was turned over to start the pile.
struct StarterTurnedOver {
    Card card;
    bool covered = false; ///< true if the card can't start the pile, so that the next card covers it
    friend bool operator==(const StarterTurnedOver&, const StarterTurnedOver&) = default;
};

/// The set-up is finished, and a seat leads, which means that it plays first.
struct SeatLeads {
    Seat seat = 0;
    friend bool operator==(const SeatLeads&, const SeatLeads&) = default;
};

/// A seat was challenged and has to answer.
struct SeatChallenged {
    Seat seat = 0; ///< seat that has to answer
    Seat by = 0;
    friend bool operator==(const SeatChallenged&, const SeatChallenged&) = default;
};

/// A seat answered its challenge.
struct ChallengeAnswered {
    Seat seat = 0;
    std::string answer;
    friend bool operator==(const ChallengeAnswered&, const ChallengeAnswered&) = default;
};

/// A seat voted on the answer to a challenge.
struct VoteGiven {
    Seat seat = 0;
    bool passed = false; ///< true if the seat voted that the challenge is passed
    friend bool operator==(const VoteGiven&, const VoteGiven&) = default;
};

/// A challenge was judged, and is passed or failed.
struct ChallengeJudged {
    Seat seat = 0; ///< seat that was challenged
    bool passed = false;
    friend bool operator==(const ChallengeJudged&, const ChallengeJudged&) = default;
};

/// A seat may not lay a rank for the rest of its turn, because it failed the challenge for that rank.
struct RankBarred {
    Seat seat = 0;
    Rank rank = Rank::two;
    friend bool operator==(const RankBarred&, const RankBarred&) = default;
};

/// The seat to act may play any set in this turn, because it passed its challenge.
struct AnySetAllowed {
    Seat seat = 0;
    friend bool operator==(const AnySetAllowed&, const AnySetAllowed&) = default;
};

/// A seat handed out the challenges that follow a four of a kind.
struct ChallengesHandedOut {
    Seat seat = 0; ///< seat that handed the challenges out
    friend bool operator==(const ChallengesHandedOut&, const ChallengesHandedOut&) = default;
};

/// A seat had to show its hand to everybody.
struct HandShown {
    Seat seat = 0; ///< seat that showed its hand
    Seat by = 0;   ///< seat whose play forced the other seat to show its hand
    Cards cards;
    friend bool operator==(const HandShown&, const HandShown&) = default;
};

/// Each seat with cards in its hand passed its hand on to the next such seat.
struct HandsPassedOn {
    Seat seat = 0; ///< seat whose play had this effect
    friend bool operator==(const HandsPassedOn&, const HandsPassedOn&) = default;
};

/// A seat took cards from the bottom of the pile.
struct PileBottomTaken {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const PileBottomTaken&, const PileBottomTaken&) = default;
};

/// A seat chose the seat that its play acts on.
struct SeatChosen {
    Seat seat = 0; ///< seat that made the choice
    Seat chosen = 0;
    friend bool operator==(const SeatChosen&, const SeatChosen&) = default;
};

/// A seat completed the set on the pile out of turn.
struct SetCompletedOutOfTurn {
    Seat seat = 0;
    friend bool operator==(const SetCompletedOutOfTurn&, const SetCompletedOutOfTurn&) = default;
};

using Event = std::variant<SetPlayed, SetShownForChallenge, FaceDownCardChosen, CardTurnedOver, TurnedCardAllowed,
    CardStaysFaceDown, PileTaken, PileBurned, CardsDrawn, DirectionReversed, ExtraTurnGiven, SeatSkipped, TurnPassed,
    SeatWentOut, TurnLimitReached, FaceUpCardsChosen, CardsSwapped, SeatReady, FaceUpOrderSet, StarterTurnedOver,
    SeatLeads, SeatChallenged, ChallengeAnswered, VoteGiven, ChallengeJudged, RankBarred, AnySetAllowed,
    ChallengesHandedOut, HandShown, HandsPassedOn, PileBottomTaken, SeatChosen, SetCompletedOutOfTurn>;
using Events = EventSink<Event>;

/// Returns the messages that tell players of an event: usually one, several if jokers have to be explained, none if the
/// event needs no words.
std::vector<Message> describe_event(const Event& event);

/// Returns the highlight of this event for `seat`. If the event says that `seat` took the pile, this is the number of
/// cards that it took; otherwise there is no highlight.
Highlights highlights(const Event& event, Seat seat);

} // namespace palazzo::palace
