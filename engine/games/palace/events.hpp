// What everybody sees happen in a game of Palace. No event holds anything that some seat may not know.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palace/state.hpp"

#include <string>
#include <variant>
#include <vector>

namespace palazzo::palace {

/// A set was laid on the pile, or a joker that had been turned over got its name.
struct Played {
    Seat seat = 0;
    Play play;
    friend bool operator==(const Played&, const Played&) = default;
};

/// A set was shown that lies only if its player's challenge is passed.
struct SetNamed {
    Seat seat = 0;
    Play play;
    friend bool operator==(const SetNamed&, const SetNamed&) = default;
};

/// A face-down card was chosen that is turned over only if its player's challenge is passed.
struct FaceDownChosen {
    Seat seat = 0;
    friend bool operator==(const FaceDownChosen&, const FaceDownChosen&) = default;
};

/// A card was turned over: one of the seat's face-down cards, or the next of the draw pile.
struct TurnedOver {
    Seat seat = 0;
    Card card;
    bool from_draw = false;
    friend bool operator==(const TurnedOver&, const TurnedOver&) = default;
};

/// The card that was turned over may lie although it doesn't beat the pile.
struct TurnedCardLies {
    Seat seat = 0;
    Card card;
    friend bool operator==(const TurnedCardLies&, const TurnedCardLies&) = default;
};

/// The face-down card that was chosen isn't turned over, and there is no pile to take.
struct StaysDown {
    Seat seat = 0;
    friend bool operator==(const StaysDown&, const StaysDown&) = default;
};

/// The pile was taken, and with it whatever else went into the hand.
struct PileTaken {
    Seat seat = 0;
    int cards = 0; ///< all that were taken
    friend bool operator==(const PileTaken&, const PileTaken&) = default;
};

/// The pile left the game.
struct PileBurned {
    Seat seat = 0; ///< whose play burned it
    int cards = 0;
    friend bool operator==(const PileBurned&, const PileBurned&) = default;
};

/// Cards were drawn after a play. Everybody sees that; nobody has to be told.
struct CardsDrawn {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const CardsDrawn&, const CardsDrawn&) = default;
};

/// The direction of play turned round.
struct Reversed {
    Seat seat = 0; ///< whose play did that
    friend bool operator==(const Reversed&, const Reversed&) = default;
};

/// The turn came back to the seat that had it.
struct PlaysAgain {
    Seat seat = 0;
    friend bool operator==(const PlaysAgain&, const PlaysAgain&) = default;
};

/// The turn stepped over a seat.
struct SteppedOver {
    Seat seat = 0;
    friend bool operator==(const SteppedOver&, const SteppedOver&) = default;
};

/// A turn was passed by.
struct TurnPassed {
    Seat seat = 0;
    bool free = false; ///< because a challenge was passed; else the seat had nothing to lead
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};

/// A seat has no cards left, or is the last that has.
struct WentOut {
    Seat seat = 0;
    int place = 0;     ///< 1 for the first
    bool last = false; ///< it comes last: it is told its place while it still has cards
    friend bool operator==(const WentOut&, const WentOut&) = default;
};

/// The game is over at the turn limit.
struct GameDrawn {
    int turns = 0;
    friend bool operator==(const GameDrawn&, const GameDrawn&) = default;
};

/// A seat has chosen its face-up cards; which they are shows when all have.
struct FaceUpChosen {
    Seat seat = 0;
    friend bool operator==(const FaceUpChosen&, const FaceUpChosen&) = default;
};

/// A card of the hand was exchanged for a face-up one before the game.
struct Swapped {
    Seat seat = 0;
    Card laid;  ///< from the hand
    Card taken; ///< into it
    friend bool operator==(const Swapped&, const Swapped&) = default;
};

/// A seat has done with swapping.
struct GotReady {
    Seat seat = 0;
    friend bool operator==(const GotReady&, const GotReady&) = default;
};

/// A seat has set the order in which it will play its face-up cards.
struct OrderSet {
    Seat seat = 0;
    friend bool operator==(const OrderSet&, const OrderSet&) = default;
};

/// The pile begins with a card of the draw pile.
struct StarterTurned {
    Card card;
    friend bool operator==(const StarterTurned&, const StarterTurned&) = default;
};

/// The set-up is done, and this seat leads.
struct Leads {
    Seat seat = 0;
    friend bool operator==(const Leads&, const Leads&) = default;
};

/// A challenge waits for its verdict.
struct Challenged {
    Seat seat = 0; ///< who answers
    Seat by = 0;
    friend bool operator==(const Challenged&, const Challenged&) = default;
};

/// Something was said to the challenge that waits.
struct Answered {
    Seat seat = 0;
    std::string answer;
    friend bool operator==(const Answered&, const Answered&) = default;
};

/// One voice of a vote on the challenge that waits.
struct Voted {
    Seat seat = 0;
    bool passed = false; ///< what the seat votes for
    friend bool operator==(const Voted&, const Voted&) = default;
};

/// A challenge has its verdict.
struct ChallengeJudged {
    Seat seat = 0; ///< who was challenged
    bool passed = false;
    friend bool operator==(const ChallengeJudged&, const ChallengeJudged&) = default;
};

/// A rank that its player may not lay for the rest of the turn.
struct RankBarred {
    Seat seat = 0;
    Rank rank = Rank::two;
    friend bool operator==(const RankBarred&, const RankBarred&) = default;
};

/// The seat whose turn it is may play any set.
struct TurnFreed {
    Seat seat = 0;
    friend bool operator==(const TurnFreed&, const TurnFreed&) = default;
};

/// The challenges of a four were handed out.
struct ChallengesHandedOut {
    Seat seat = 0; ///< who handed them out
    friend bool operator==(const ChallengesHandedOut&, const ChallengesHandedOut&) = default;
};

/// A hand was laid open for all to see, and taken up again.
struct HandShown {
    Seat seat = 0; ///< whose
    Seat by = 0;   ///< whose play asked for it
    Cards cards;
    friend bool operator==(const HandShown&, const HandShown&) = default;
};

/// All hands went round by one seat.
struct HandsPassed {
    Seat seat = 0; ///< whose play did that
    friend bool operator==(const HandsPassed&, const HandsPassed&) = default;
};

/// The lowest cards of the pile were taken.
struct BottomTaken {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const BottomTaken&, const BottomTaken&) = default;
};

/// A seat was named for what a play does.
struct SeatChosen {
    Seat seat = 0; ///< who named it
    Seat chosen = 0;
    friend bool operator==(const SeatChosen&, const SeatChosen&) = default;
};

/// A set was completed out of turn.
struct Snapped {
    Seat seat = 0;
    friend bool operator==(const Snapped&, const Snapped&) = default;
};

using Event = std::variant<Played, SetNamed, FaceDownChosen, TurnedOver, TurnedCardLies, StaysDown, PileTaken,
    PileBurned, CardsDrawn, Reversed, PlaysAgain, SteppedOver, TurnPassed, WentOut, GameDrawn, FaceUpChosen, Swapped,
    GotReady, OrderSet, StarterTurned, Leads, Challenged, Answered, Voted, ChallengeJudged, RankBarred, TurnFreed,
    ChallengesHandedOut, HandShown, HandsPassed, BottomTaken, SeatChosen, Snapped>;
using Events = EventSink<Event>;

/// What happened as people are told it: mostly one message, more where jokers have to be explained.
std::vector<Message> describe(const Event& event);

/// The pile that a seat took.
Highlights highlights(const Event& event, Seat seat);

} // namespace palazzo::palace
