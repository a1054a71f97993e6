// The events that everybody sees in a game of Palabra. They don't contain face-down cards before they are revealed.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace palazzo::palabra {

/// A seat cancelled another seat's word with a joker.
struct WordCancelledByJoker {
    Seat seat = 0;
    Seat owner = 0;
    Meld word; ///< the word as it was when it was cancelled; the owner loses the points that it was still worth
    friend bool operator==(const WordCancelledByJoker&, const WordCancelledByJoker&) = default;
};

/// A seat shaved letters of another seat's word.
struct WordShaved {
    Seat seat = 0;
    Seat owner = 0;
    LaidCards cards;                ///< cards that the seat shaved with
    std::vector<std::size_t> tiles; ///< for each of `cards`, the index of the tile that it shaved
    /// The word as it was before it was shaved. The owner loses at most the points that it was still worth.
    Meld word;
    int points = 0; ///< points that the shaving seat scores
    friend bool operator==(const WordShaved&, const WordShaved&) = default;
};

/// A seat laid a word, straight or flush.
struct WordLaid {
    Seat seat = 0;
    Meld word;
    std::optional<Seat> built_on = {}; ///< owner of the word that was built on; nullopt if there is none
    bool counts = true; ///< true if the word counts at once; false if it is in doubt and doesn't count yet
    friend bool operator==(const WordLaid&, const WordLaid&) = default;
};

/// A seat showed vowels, scored points for them, and gave the cards back.
struct VowelsShown {
    Seat seat = 0;
    LaidCards cards;
    int points = 0;
    friend bool operator==(const VowelsShown&, const VowelsShown&) = default;
};

/// A seat exchanged cards.
struct CardsExchanged {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const CardsExchanged&, const CardsExchanged&) = default;
};

/// A seat passed.
struct Passed {
    Seat seat = 0;
    bool pre_play = false; ///< true if the seat passed instead of a pre-play, false if instead of a play
    friend bool operator==(const Passed&, const Passed&) = default;
};

/// In simultaneous play, a seat laid its cards face down.
struct CardsLaidFaceDown {
    Seat seat = 0;
    bool pre_play = false; ///< true if the cards are a pre-play, false if they are a play
    friend bool operator==(const CardsLaidFaceDown&, const CardsLaidFaceDown&) = default;
};

/// A seat accepted or challenged the word in doubt.
struct ChallengeAnswered {
    Seat seat = 0;
    bool challenged = false;
    friend bool operator==(const ChallengeAnswered&, const ChallengeAnswered&) = default;
};

/// A seat voted on the word in doubt.
struct VoteGiven {
    Seat seat = 0;
    bool in_favour = false;
    friend bool operator==(const VoteGiven&, const VoteGiven&) = default;
};

/// The majority voted against the word in doubt, so that its player has to take it back or insist on it.
struct WordVotedDown {
    Seat seat = 0; ///< seat that laid the word
    Meld word;
    friend bool operator==(const WordVotedDown&, const WordVotedDown&) = default;
};

/// The player of a word that was voted down insisted on it or took it back.
struct WordInsistedOnOrTakenBack {
    Seat seat = 0;
    bool insists = false; ///< false if the player took the word back and may play something else
    friend bool operator==(const WordInsistedOnOrTakenBack&, const WordInsistedOnOrTakenBack&) = default;
};

/// The word in doubt was accepted or found to be valid, and now counts.
struct WordAccepted {
    Seat seat = 0; ///< seat that laid the word
    Meld word;
    friend bool operator==(const WordAccepted&, const WordAccepted&) = default;
};

/// The word in doubt was removed from the table, and the turn is over.
struct WordWithdrawn {
    Seat seat = 0; ///< seat that laid the word
    Meld word;
    friend bool operator==(const WordWithdrawn&, const WordWithdrawn&) = default;
};

/// A seat that doubted a valid word will have to miss a turn.
struct TurnForfeited {
    Seat seat = 0;
    friend bool operator==(const TurnForfeited&, const TurnForfeited&) = default;
};

/// A seat missed its turn because it had doubted a valid word.
struct TurnMissed {
    Seat seat = 0;
    friend bool operator==(const TurnMissed&, const TurnMissed&) = default;
};

/// A seat started the timer.
struct TimerStarted {
    Seat seat = 0;
    int seconds = 0;
    friend bool operator==(const TimerStarted&, const TimerStarted&) = default;
};

/// The timer has run out.
struct TimeRanOut {
    friend bool operator==(const TimeRanOut&, const TimeRanOut&) = default;
};

/// The game ended, and the points of the cards left in each hand were deducted from its owner's score.
struct HandPenaltiesDeducted {
    friend bool operator==(const HandPenaltiesDeducted&, const HandPenaltiesDeducted&) = default;
};

using Event = std::variant<WordCancelledByJoker, WordShaved, WordLaid, VowelsShown, CardsExchanged, Passed,
    CardsLaidFaceDown, ChallengeAnswered, VoteGiven, WordVotedDown, WordInsistedOnOrTakenBack, WordAccepted,
    WordWithdrawn, TurnForfeited, TurnMissed, TimerStarted, TimeRanOut, HandPenaltiesDeducted>;
using Events = EventSink<Event>;

/// Returns the messages that tell players of an event.
std::vector<Message> describe_event(const Event& event);

/// Returns what `seat` scored in this event; empty if it scored nothing. For a word, straight or flush that counts,
/// returns its text and points. For shown vowels, returns only the points.
Highlights highlights(const Event& event, Seat seat);

} // namespace palazzo::palabra
