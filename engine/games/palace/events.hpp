// The events that everybody sees in a game of Palace. None contains anything that some seat may not know.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

#include <string>
#include <variant>
#include <vector>

namespace palazzo::palace {

/// A seat laid a set on the pile, or named a joker that had been turned over.
struct Played {
    Seat seat = 0;
    Play play;
    friend bool operator==(const Played&, const Played&) = default;
};

/// A seat showed a set that may be laid only if its challenge is passed.
struct SetNamed {
    Seat seat = 0;
    Play play;
    friend bool operator==(const SetNamed&, const SetNamed&) = default;
};

/// A seat chose a face-down card that may be turned over only if its challenge is passed.
struct FaceDownChosen {
    Seat seat = 0;
    friend bool operator==(const FaceDownChosen&, const FaceDownChosen&) = default;
};

/// A seat turned over a card: one of its face-down cards, or the next one of the draw pile.
struct TurnedOver {
    Seat seat = 0;
    Card card;
    bool from_draw = false;
    friend bool operator==(const TurnedOver&, const TurnedOver&) = default;
};

/// The card that was turned over may be laid although it doesn't beat the pile.
struct TurnedCardAccepted {
    Seat seat = 0;
    Card card;
    friend bool operator==(const TurnedCardAccepted&, const TurnedCardAccepted&) = default;
};

/// The face-down card that was chosen isn't turned over, and there is no pile to take.
struct StaysDown {
    Seat seat = 0;
    friend bool operator==(const StaysDown&, const StaysDown&) = default;
};

/// A seat took the pile, and possibly other cards with it.
struct PileTaken {
    Seat seat = 0;
    int cards = 0; ///< number of all cards taken
    friend bool operator==(const PileTaken&, const PileTaken&) = default;
};

/// The pile left the game.
struct PileBurned {
    Seat seat = 0; ///< seat whose play burned the pile
    int cards = 0;
    friend bool operator==(const PileBurned&, const PileBurned&) = default;
};

/// A seat drew cards after a play. Everybody sees that, so it has no message.
struct CardsDrawn {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const CardsDrawn&, const CardsDrawn&) = default;
};

/// The direction of play was reversed.
struct Reversed {
    Seat seat = 0; ///< seat whose play reversed the direction
    friend bool operator==(const Reversed&, const Reversed&) = default;
};

/// The same seat has another turn.
struct PlaysAgain {
    Seat seat = 0;
    friend bool operator==(const PlaysAgain&, const PlaysAgain&) = default;
};

/// A seat was skipped.
struct SteppedOver {
    Seat seat = 0;
    friend bool operator==(const SteppedOver&, const SteppedOver&) = default;
};

/// A seat passed its turn.
struct TurnPassed {
    Seat seat = 0;
    bool free = false; ///< true if the seat chose to pass when it was free to; false if it had nothing to lead
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};

/// A seat has no cards left, or is the last that has.
struct WentOut {
    Seat seat = 0;
    int place = 0;     ///< 1 for the first
    bool last = false; ///< true if the seat is the last, which still has cards
    friend bool operator==(const WentOut&, const WentOut&) = default;
};

/// The game ended at the turn limit.
struct GameDrawn {
    int turns = 0;
    friend bool operator==(const GameDrawn&, const GameDrawn&) = default;
};

/// A seat has chosen its face-up cards, which are shown when all have chosen.
struct FaceUpChosen {
    Seat seat = 0;
    friend bool operator==(const FaceUpChosen&, const FaceUpChosen&) = default;
};

/// A seat exchanged a card of its hand for a face-up one before the game.
struct Swapped {
    Seat seat = 0;
    Card laid;  ///< card from the hand
    Card taken; ///< face-up card that went into the hand
    friend bool operator==(const Swapped&, const Swapped&) = default;
};

/// A seat has finished swapping.
struct GotReady {
    Seat seat = 0;
    friend bool operator==(const GotReady&, const GotReady&) = default;
};

/// A seat has set the order in which it will play its face-up cards.
struct OrderSet {
    Seat seat = 0;
    friend bool operator==(const OrderSet&, const OrderSet&) = default;
};

/// A card of the draw pile was turned over to start the pile.
struct StarterTurned {
    Card card;
    friend bool operator==(const StarterTurned&, const StarterTurned&) = default;
};

/// The set-up is finished, and this seat leads.
struct Leads {
    Seat seat = 0;
    friend bool operator==(const Leads&, const Leads&) = default;
};

/// A seat was challenged and has to answer.
struct Challenged {
    Seat seat = 0; ///< seat that answers
    Seat by = 0;
    friend bool operator==(const Challenged&, const Challenged&) = default;
};

/// A seat answered the challenge that waits.
struct Answered {
    Seat seat = 0;
    std::string answer;
    friend bool operator==(const Answered&, const Answered&) = default;
};

/// A seat voted on the challenge that waits.
struct Voted {
    Seat seat = 0;
    bool passed = false; ///< true if the seat voted that the challenge is passed
    friend bool operator==(const Voted&, const Voted&) = default;
};

/// A challenge was judged.
struct ChallengeJudged {
    Seat seat = 0; ///< seat that was challenged
    bool passed = false;
    friend bool operator==(const ChallengeJudged&, const ChallengeJudged&) = default;
};

/// A seat may not lay a rank for the rest of the turn.
struct RankBarred {
    Seat seat = 0;
    Rank rank = Rank::two;
    friend bool operator==(const RankBarred&, const RankBarred&) = default;
};

/// The seat to act may play any set.
struct TurnFreed {
    Seat seat = 0;
    friend bool operator==(const TurnFreed&, const TurnFreed&) = default;
};

/// The challenges of a four were handed out.
struct ChallengesHandedOut {
    Seat seat = 0; ///< seat that handed the challenges out
    friend bool operator==(const ChallengesHandedOut&, const ChallengesHandedOut&) = default;
};

/// A seat showed its hand to all.
struct HandShown {
    Seat seat = 0; ///< seat that showed its hand
    Seat by = 0;   ///< seat whose play made the other show its hand
    Cards cards;
    friend bool operator==(const HandShown&, const HandShown&) = default;
};

/// Every hand was passed on to the next seat.
struct HandsPassed {
    Seat seat = 0; ///< seat whose play caused that
    friend bool operator==(const HandsPassed&, const HandsPassed&) = default;
};

/// A seat took the lowest cards of the pile.
struct BottomTaken {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const BottomTaken&, const BottomTaken&) = default;
};

/// A seat chose the seat that its play acts on.
struct SeatChosen {
    Seat seat = 0; ///< seat that chose
    Seat chosen = 0;
    friend bool operator==(const SeatChosen&, const SeatChosen&) = default;
};

/// A seat completed a set out of turn.
struct Snapped {
    Seat seat = 0;
    friend bool operator==(const Snapped&, const Snapped&) = default;
};

using Event = std::variant<Played, SetNamed, FaceDownChosen, TurnedOver, TurnedCardAccepted, StaysDown, PileTaken,
    PileBurned, CardsDrawn, Reversed, PlaysAgain, SteppedOver, TurnPassed, WentOut, GameDrawn, FaceUpChosen, Swapped,
    GotReady, OrderSet, StarterTurned, Leads, Challenged, Answered, Voted, ChallengeJudged, RankBarred, TurnFreed,
    ChallengesHandedOut, HandShown, HandsPassed, BottomTaken, SeatChosen, Snapped>;
using Events = EventSink<Event>;

/// Returns the messages that tell players of an event: mostly one, more if jokers have to be explained, none if the
/// event needs no words.
std::vector<Message> describe(const Event& event);

/// Returns the pile that a seat took in this event, if it did.
Highlights highlights(const Event& event, Seat seat);

} // namespace palazzo::palace
