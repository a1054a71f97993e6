// A game of Palabra as plain values: what lies open, what only one seat sees, and the moves between.
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
    bool copied = false; ///< stands for a card that another build used too ("as though there were only one play")
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// A word, straight or flush that lies on the table, and how its score came about.
struct Laying {
    Kind kind = Kind::word;
    std::vector<Tile> tiles{};
    int before = 0; ///< tiles before the taken ones, from the hand; all of them where nothing was taken
    int taken = 0;  ///< tiles that were another player's
    Score score{};
    int shaved = 0; ///< points that shavers have taken so far
    bool jokered = false;

    /// What it is still worth to its owner.
    int worth() const { return jokered ? 0 : score.total() - shaved; }
    /// The colours that it is locked in; none: it isn't.
    Colours lock() const;
    std::vector<Laid> cards() const;
    /// The letters, 0–25.
    std::vector<Letter> letters() const;
    friend bool operator==(const Laying&, const Laying&) = default;
};

/// Where a turn stands.
enum class Step : std::uint8_t {
    pre_play,
    play,
    challenge, ///< the others accept or challenge
    vote,      ///< the others vote
    insist,    ///< voted down: the player takes it back or insists
};

/// How a seat answered while a word is in doubt.
enum class Answer : std::uint8_t { none, yes, no };

/// How far a seat is in a round of simultaneous play.
enum class Stage : std::uint8_t { pre_play, play, done };

struct SeatOpen {
    int score = 0;   ///< so far, without what the end takes off
    int best = 0;    ///< the most that any of its words that have left the table was still worth
    int penalty = 0; ///< at the end, for the cards left in its hand
    int hand_count = 0;
    bool passed = false;   ///< made neither pre-play nor play in its last turn
    bool forfeits = false; ///< its next turn
    Answer answer = Answer::none;
    Stage stage = Stage::pre_play; ///< in simultaneous play
    int laid_before = 0;           ///< cards face down of its pre-play, in simultaneous play
    int laid_now = 0;              ///< cards face down of its play, in simultaneous play
    std::optional<Laying> word;    ///< what it has on the table
    friend bool operator==(const SeatOpen&, const SeatOpen&) = default;
};

/// What a word in doubt has put aside: nothing is settled before the answers are in (fine print 7).
struct Doubt {
    std::optional<Laying> taken; ///< the word built upon, as it lay, to be given back if the new one is withdrawn
    Seat owner = 0;              ///< whose it was
    friend bool operator==(const Doubt&, const Doubt&) = default;
};

/// All that lies open.
struct Table {
    Options options;
    std::array<SeatOpen, most_players> seats;
    Seat turn = 0;
    Step step = Step::pre_play;
    bool pre_played = false; ///< in this turn
    bool timer = false;      ///< the sand runs
    bool over = false;
    bool shuffles = false; ///< cards given back to the draw pile are shuffled in; else they go under it (fine print 5)
    int turns = 0;         ///< ended so far
    int draw_count = 0;
    std::vector<Card> discard; ///< in the order in which they came, the latest last
    Doubt doubt;               ///< of the steps challenge, vote and insist

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

/// How a challenged word was judged when the move was made; by the word list at hand where it is unsaid.
enum class Judged : std::uint8_t { unsaid, good, bad };

/// A move. Which fields mean something depends on `act`; the others are as they are here.
struct Move {
    Act act = Act::pass;
    Cards cards{};                  ///< from the hand, in their order; of a build those before, then those after
    int before = 0;                 ///< of a build: how many of the cards go before the taken word
    std::optional<Seat> seat{};     ///< whose word is built upon or, where there is a choice, shaved
    Seats jokered{};                ///< whose words are jokered
    std::optional<Seat> twice{};    ///< whose word was to be jokered twice, which no rule allows
    bool yes = false;               ///< of challenge, vote and insist
    Judged judged = Judged::unsaid; ///< of a challenge and of insisting

    std::vector<Laid> cards_before() const;
    std::vector<Laid> cards_after() const;
    friend bool operator==(const Move&, const Move&) = default;
};

/// What only one seat knows.
struct SeatHidden {
    Hand hand;                    ///< in the order of cards
    std::optional<Move> pre_play; ///< face down, in simultaneous play
    std::optional<Move> play;
    friend bool operator==(const SeatHidden&, const SeatHidden&) = default;
};

/// The whole truth.
struct State {
    Table table;
    std::array<SeatHidden, most_players> hidden;
    std::vector<Card> draw;  ///< the next card last
    std::optional<Rng> dice; ///< for what is shuffled back into the draw pile

    SeatHidden& of(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const SeatHidden& of(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// What one seat may know: what lies open, its own hand and what it has face down.
struct View {
    Table table;
    Seat me = 0;
    SeatHidden own;
    friend bool operator==(const View&, const View&) = default;
};

/// The same without a copy: refers to a view, or straight into a state, which has to outlive it. For legality, which
/// playouts ask of every position.
struct ViewRef {
    const Table& table;
    Seat me;
    const SeatHidden& own;

    ViewRef(const View& v) : table(v.table), me(v.me), own(v.own) {}
    ViewRef(const State& s, Seat seat) : table(s.table), me(seat), own(s.of(seat)) {}
};

/// The cards as they leave the deck: hands seat by seat, then the draw pile from the top. `dice`, where a deal has
/// them, shuffle what is given back to the draw pile.
struct Deal {
    std::vector<Card> cards;
    Seat first = 0;
    std::optional<std::uint64_t> dice;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// The seats whose word `seat` may shave: one, two or all others (option `shave`).
std::vector<Seat> shaveable(const Options& o, Seat seat);
/// Whether the seat may still pre-play or play, as the steps of its turn go.
Step step_of(const Table& t, Seat seat);

} // namespace palazzo::palabra
