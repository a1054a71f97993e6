// What everybody sees happen in a game of Palabra. Nothing is told of what lies face down before it is revealed.
#pragma once

#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace palazzo::palabra {

/// A word was cancelled with a joker.
struct WordJokered {
    Seat seat = 0;
    Seat owner = 0;
    Laying word; ///< as it lay until then; its owner loses what it was still worth
    friend bool operator==(const WordJokered&, const WordJokered&) = default;
};

/// Letters of a word were shaved.
struct WordShaved {
    Seat seat = 0;
    Seat owner = 0;
    Cards cards;                    ///< that shave
    std::vector<std::size_t> tiles; ///< of the word: for each card the one that it shaves
    Laying word;                    ///< as it lay until then; its owner loses no more than it was still worth
    int points = 0;                 ///< for the seat that shaves
    friend bool operator==(const WordShaved&, const WordShaved&) = default;
};

/// A word, straight or flush was laid.
struct WordLaid {
    Seat seat = 0;
    Laying word;
    std::optional<Seat> built_on = {}; ///< whose word it takes in
    bool counts = true;                ///< at once; else when nobody has anything against it
    friend bool operator==(const WordLaid&, const WordLaid&) = default;
};

/// Vowels were shown for their points and given back.
struct VowelsShown {
    Seat seat = 0;
    Cards cards;
    int points = 0;
    friend bool operator==(const VowelsShown&, const VowelsShown&) = default;
};

/// Cards were exchanged.
struct CardsExchanged {
    Seat seat = 0;
    int cards = 0;
    friend bool operator==(const CardsExchanged&, const CardsExchanged&) = default;
};

/// A seat passed.
struct Passed {
    Seat seat = 0;
    bool pre_play = false; ///< that it passed; else the play
    friend bool operator==(const Passed&, const Passed&) = default;
};

/// In simultaneous play something was laid face down.
struct LaidFaceDown {
    Seat seat = 0;
    bool pre_play = false; ///< that it is; else the play
    friend bool operator==(const LaidFaceDown&, const LaidFaceDown&) = default;
};

/// A word in doubt was accepted or challenged.
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

/// The word in doubt was voted down: its player takes it back or insists.
struct WordVotedDown {
    Seat seat = 0; ///< whose it is
    Laying word;
    friend bool operator==(const WordVotedDown&, const WordVotedDown&) = default;
};

/// The player of a word that was voted down said what is to become of it.
struct InsistenceAnswered {
    Seat seat = 0;
    bool insists = false; ///< else it is taken back, and something else may be played
    friend bool operator==(const InsistenceAnswered&, const InsistenceAnswered&) = default;
};

/// The word in doubt counts.
struct WordStands {
    Seat seat = 0; ///< whose it is
    Laying word;
    friend bool operator==(const WordStands&, const WordStands&) = default;
};

/// The word in doubt left the table, and the turn is over.
struct WordWithdrawn {
    Seat seat = 0; ///< whose it was
    Laying word;
    friend bool operator==(const WordWithdrawn&, const WordWithdrawn&) = default;
};

/// Who doubted a word that is good has to miss a turn.
struct TurnForfeited {
    Seat seat = 0;
    friend bool operator==(const TurnForfeited&, const TurnForfeited&) = default;
};

/// A seat that had to miss a turn has missed it.
struct TurnMissed {
    Seat seat = 0;
    friend bool operator==(const TurnMissed&, const TurnMissed&) = default;
};

/// Somebody lets the sand run.
struct TimerStarted {
    Seat seat = 0;
    int seconds = 0;
    friend bool operator==(const TimerStarted&, const TimerStarted&) = default;
};

/// The sand has run out.
struct TimeRanOut {
    friend bool operator==(const TimeRanOut&, const TimeRanOut&) = default;
};

/// The game is over, and what is left in the hands is taken off.
struct HandsCounted {
    friend bool operator==(const HandsCounted&, const HandsCounted&) = default;
};

using Event = std::variant<WordJokered, WordShaved, WordLaid, VowelsShown, CardsExchanged, Passed, LaidFaceDown,
    ChallengeAnswered, VoteGiven, WordVotedDown, InsistenceAnswered, WordStands, WordWithdrawn, TurnForfeited,
    TurnMissed, TimerStarted, TimeRanOut, HandsCounted>;
using Events = EventSink<Event>;

/// What happened as people are told it.
std::vector<Message> describe(const Event& event);

/// The word, straight or flush of a seat that counts, and what it scored; or vowels that were shown, without a text.
Highlights highlights(const Event& event, Seat seat);

} // namespace palazzo::palabra
