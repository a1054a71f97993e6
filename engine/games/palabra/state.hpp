// A game of Palabra as plain values: what everybody sees on the table, what only one seat sees, and the moves.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/core/seats.hpp"
#include "engine/games/palabra/options.hpp"
#include "engine/games/palabra/score.hpp"

#include <array>
#include <optional>
#include <vector>

namespace palazzo::palabra {

enum class Kind : std::uint8_t { word, straight, flush };

/// A card of a word on the table.
struct Tile {
    Laid laid;
    bool shaved = false;
    bool copied = false; ///< true if the tile is a copy, because another build uses the card itself (fine print 18)
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// A word, straight or flush on the table, and the parts of its score.
struct Meld {
    Kind kind = Kind::word;
    std::vector<Tile> tiles{};
    int before = 0; ///< number of tiles from the hand before the taken ones; number of all tiles if none was taken
    int taken = 0;  ///< number of tiles that were taken from another player's word
    Score score{};
    int shaved = 0; ///< points that other players have shaved off so far
    bool jokered = false;

    /// Returns how many points the word is still worth to its owner.
    int worth() const { return jokered ? 0 : score.total() - shaved; }
    /// Returns the colours that the word is locked in; empty if it isn't locked.
    Colours lock() const;
    std::vector<Laid> cards() const;
    /// Returns the letters, each 0–25.
    std::vector<Letter> letters() const;
    friend bool operator==(const Meld&, const Meld&) = default;
};

/// The step of a turn that has to be taken next.
enum class Step : std::uint8_t {
    pre_play,
    play,
    challenge, ///< the other players accept or challenge the word in doubt
    vote,      ///< the other players vote on the word in doubt
    insist,    ///< the player of a word that was voted down takes it back or insists on it
};

/// A seat's answer about the word in doubt; `none` if it hasn't answered yet.
enum class Answer : std::uint8_t { none, yes, no };

/// The stage that a seat has reached in a round of simultaneous play.
enum class Stage : std::uint8_t { pre_play, play, done };

struct SeatOpen {
    int score = 0;   ///< points so far; penalties at the end aren't subtracted
    int best = 0;    ///< largest number of points that any of the seat's words was still worth when it left the table
    int penalty = 0; ///< points deducted at the end for the cards left in the hand
    int hand_count = 0;
    bool passed = false;   ///< true if the seat made neither pre-play nor play in its last turn
    bool forfeits = false; ///< true if the seat has to miss its next turn
    Answer answer = Answer::none;
    Stage stage = Stage::pre_play; ///< stage that the seat has reached in simultaneous play
    int laid_before = 0;           ///< number of face-down cards of the pre-play, in simultaneous play
    int laid_now = 0;              ///< number of face-down cards of the play, in simultaneous play
    std::optional<Meld> word;      ///< the seat's word on the table; nullopt if it has none
    friend bool operator==(const SeatOpen&, const SeatOpen&) = default;
};

/// The word that the word in doubt was built on. It is kept until the answers decide (fine print 7).
struct Doubt {
    std::optional<Meld> taken; ///< the word before it was built on, which is restored if the word in doubt is
                               ///< withdrawn; nullopt if there is none
    Seat owner = 0;            ///< seat that owned `taken`
    friend bool operator==(const Doubt&, const Doubt&) = default;
};

/// The part of a state that everybody sees.
struct Table {
    Options options;
    std::array<SeatOpen, most_players> seats;
    Seat turn = 0;
    Step step = Step::pre_play;
    bool pre_played = false; ///< true if the seat to act has made its pre-play in this turn
    bool timer = false;      ///< true while the timer runs
    bool over = false;
    bool shuffles = false; ///< true if cards that are given back are shuffled into the draw pile; false if they are put
                           ///< under it (fine print 5)
    int turns = 0;         ///< number of turns that have ended
    int draw_count = 0;
    std::vector<Card> discard; ///< discarded cards in the order in which they were discarded
    Doubt doubt; ///< the word that the word in doubt was built on; used in the steps challenge, vote and insist

    SeatOpen& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatOpen& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    int players() const { return options.players; }
    friend bool operator==(const Table&, const Table&) = default;
};

enum class Act : std::uint8_t {
    jokers,
    shave,
    word,
    build,
    straight,
    flush,
    vowels,
    exchange,
    pass,
    challenge,
    vote,
    insist,
    timer,
    timeout,
};

/// The verdict of the word list in a move about a challenged word. `unsaid` means that the loaded word list decides.
enum class Judged : std::uint8_t { unsaid, good, bad };

/// A move. `act` decides which fields are used; the others have their default values.
struct Move {
    Act act = Act::pass;
    Cards cards{};  ///< cards from the hand, in their order; in a build, the cards before the taken word and then those
                    ///< after it
    int before = 0; ///< number of cards that a build puts before the taken word
    std::optional<Seat> seat{};  ///< seat whose word is built on, or shaved if the options leave a choice; nullopt if
                                 ///< the move names no seat
    Seats jokered{};             ///< seats whose words are cancelled with jokers
    std::optional<Seat> twice{}; ///< seat named twice for a joker, which the rules forbid; nullopt if none is
    bool yes = false;            ///< the answer, if `act` is challenge, vote or insist
    Judged judged = Judged::unsaid; ///< the word list's verdict, if `act` is challenge or insist

    /// Returns the cards that a build puts before the taken word.
    std::vector<Laid> cards_before() const;
    /// Returns the cards that a build puts after the taken word.
    std::vector<Laid> cards_after() const;
    friend bool operator==(const Move&, const Move&) = default;
};

/// The part of a state that only one seat knows.
struct SeatHidden {
    Hand hand;                    ///< cards in hand, sorted
    std::optional<Move> pre_play; ///< the pre-play that lies face down, in simultaneous play; nullopt if there is none
    std::optional<Move> play;
    friend bool operator==(const SeatHidden&, const SeatHidden&) = default;
};

/// The whole state of a game, hidden cards included.
struct State {
    Table table;
    std::array<SeatHidden, most_players> hidden;
    std::vector<Card> draw;  ///< draw pile; its last card is drawn next
    std::optional<Rng> dice; ///< shuffles cards back into the draw pile; nullopt if they are put under it

    SeatHidden& of(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const SeatHidden& of(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// The part of a state that one seat may know: what everybody sees, its own hand and its own face-down cards.
struct View {
    Table table;
    Seat me = 0;
    SeatHidden own;
    friend bool operator==(const View&, const View&) = default;
};

/// A view that copies nothing: it refers to a view or a state, which has to outlive it. Playouts use it to ask for
/// legal moves.
struct ViewRef {
    const Table& table;
    Seat me;
    const SeatHidden& own;

    ViewRef(const View& v) : table(v.table), me(v.me), own(v.own) {}
    ViewRef(const State& s, Seat seat) : table(s.table), me(seat), own(s.of(seat)) {}
};

/// The cards in the order in which they are dealt: hands seat by seat, then the draw pile from its top. If the deal has
/// `dice`, they are the seed that shuffles cards back into the draw pile.
struct Deal {
    std::vector<Card> cards;
    Seat first = 0;
    std::optional<std::uint64_t> dice;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Returns the seats from whose words `seat` may choose the one that it shaves (option `shave`).
std::vector<Seat> shaveable(const Options& o, Seat seat);
/// Returns the step that a seat has to take next in its turn or round.
Step step_of(const Table& t, Seat seat);

} // namespace palazzo::palabra
