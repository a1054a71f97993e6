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

enum class MeldKind : std::uint8_t { word, straight, flush };

/// A card of a word on the table.
struct Tile {
    LaidCard laid;
    bool shaved = false;
    bool copied = false; ///< true if the tile is a copy, because another build uses the card itself (fine print 18)
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// A word, straight or flush on the table, and the parts of its score.
struct Meld {
    MeldKind kind = MeldKind::word;
    std::vector<Tile> tiles{};
    int before = 0; ///< number of tiles before those taken from another word; number of all tiles if none was taken
    int taken = 0;  ///< number of tiles that were taken from another player's word
    Score score{};
    int shaved_points = 0; ///< points that other players have shaved off so far
    bool jokered = false;

    /// Returns how many points the word is still worth to its owner.
    int worth() const { return jokered ? 0 : score.total() - shaved_points; }
    /// Returns the colours that the word is locked in; empty if it isn't locked.
    Colours locked_colours() const;
    std::vector<LaidCard> cards() const;
    /// Returns the letters, each 0–25.
    std::vector<Letter> letters() const;
    friend bool operator==(const Meld&, const Meld&) = default;
};

/// The step of a turn that has to be taken next.
enum class TurnStep : std::uint8_t {
    pre_play,
    play,
    challenge, ///< the other players accept or challenge the word in doubt
    vote,      ///< the other players vote on the word in doubt
    insist,    ///< the player of a word that was voted down takes it back or insists on it
};

/// A seat's answer about the word in doubt; `none` if it hasn't answered yet.
enum class DoubtAnswer : std::uint8_t { none, yes, no };

/// The stage that a seat has reached in a round of simultaneous play.
enum class RoundStage : std::uint8_t { pre_play, play, done };

struct PublicSeatState {
    int score = 0; ///< points so far; penalties at the end aren't subtracted
    int best_word_points =
        0;           ///< most points that any of the seat's words was still worth when that word left the table
    int penalty = 0; ///< points deducted at the end for the cards left in the hand
    int hand_count = 0;
    bool passed = false; ///< true if the seat passed in its last turn and no seat has made a pre-play or play since
    bool misses_next_turn = false; ///< true if the seat has to miss its next turn
    DoubtAnswer answer = DoubtAnswer::none;
    RoundStage stage = RoundStage::pre_play; ///< stage that the seat has reached in simultaneous play
    int laid_pre_play_count = 0;             ///< number of face-down cards of the pre-play, in simultaneous play
    int laid_play_count = 0;                 ///< number of face-down cards of the play, in simultaneous play
    std::optional<Meld> word;                ///< the seat's word on the table; nullopt if it has none
    friend bool operator==(const PublicSeatState&, const PublicSeatState&) = default;
};

/// The word that the word in doubt was built on. It is kept until the answers decide about the word in doubt (fine
/// print 7).
struct ReplacedWord {
    std::optional<Meld> taken; ///< the word as it was before the build; nullopt if the word in doubt isn't a build
    Seat owner = 0;            ///< seat that owned `taken`
    friend bool operator==(const ReplacedWord&, const ReplacedWord&) = default;
};

/// The part of a state that everybody sees.
struct Table {
    Options options;
    std::array<PublicSeatState, most_players> seats;
    Seat turn = 0;
    TurnStep step = TurnStep::pre_play;
    bool pre_played = false; ///< true if the seat to act has made its pre-play in this turn
    bool timer_runs = false; ///< true while the timer runs
    bool over = false;
    bool shuffles_returned_cards = false; ///< true if cards that are given back are shuffled into the draw pile; false
                                          ///< if they are put under it (fine print 5)
    int turns = 0;                        ///< number of turns that have ended
    int draw_count = 0;
    std::vector<Card> discard; ///< discarded cards in the order in which they were discarded
    ReplacedWord
        replaced_word; ///< the word that the word in doubt was built on; used in the steps challenge, vote and insist

    PublicSeatState& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const PublicSeatState& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    int players() const { return options.players; }
    friend bool operator==(const Table&, const Table&) = default;
};

enum class MoveAction : std::uint8_t {
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

/// The verdict on the word in doubt that is stored in a move. If it is `left_to_word_list`, the move stores no verdict,
/// and the loaded word list decides.
enum class WordVerdict : std::uint8_t { left_to_word_list, good, bad };

/// A move. `action` decides which fields are used; the others have their default values.
struct Move {
    MoveAction action = MoveAction::pass;
    LaidCards cards{}; ///< cards from the hand, in their order; in a build, the cards before the taken word and then
                       ///< those after it
    int before = 0;    ///< number of cards that a build puts before the taken word
    std::optional<Seat> seat{};        ///< seat whose word is built on or shaved; nullopt in any other move, and in a
                                       ///< shave if the options allow only one seat
    Seats jokered{};                   ///< seats whose words are cancelled with jokers
    std::optional<Seat> named_twice{}; ///< a seat that the move names twice for a joker; nullopt if it names none twice
    bool yes = false;                  ///< the answer, if `action` is challenge, vote or insist
    WordVerdict verdict =
        WordVerdict::left_to_word_list; ///< the word list's verdict, if `action` is challenge or insist

    /// Returns the cards that a build puts before the taken word.
    std::vector<LaidCard> cards_before() const;
    /// Returns the cards that a build puts after the taken word.
    std::vector<LaidCard> cards_after() const;
    friend bool operator==(const Move&, const Move&) = default;
};

/// The part of a state that only one seat knows.
struct HiddenSeatState {
    Hand hand;                    ///< cards in hand, sorted
    std::optional<Move> pre_play; ///< the pre-play that lies face down, in simultaneous play; nullopt if there is none
    std::optional<Move> play;
    friend bool operator==(const HiddenSeatState&, const HiddenSeatState&) = default;
};

/// The whole state of a game, hidden cards included.
struct State {
    Table table;
    std::array<HiddenSeatState, most_players> hidden;
    std::vector<Card> draw;  ///< draw pile; its last card is drawn next
    std::optional<Rng> dice; ///< shuffles cards back into the draw pile; nullopt if they are put under it

    HiddenSeatState& hidden_state(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const HiddenSeatState& hidden_state(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// The part of a state that one seat may know: what everybody sees, its own hand and its own face-down cards.
struct View {
    Table table;
    Seat me = 0; ///< viewing seat, or `onlooker`, whose view has no cards of its own
    HiddenSeatState own;
    friend bool operator==(const View&, const View&) = default;
};

/// A view that copies nothing: it refers to a view or a state, which has to outlive it. Playouts use it to ask for
/// legal moves.
struct ViewRef {
    const Table& table;
    Seat me;
    const HiddenSeatState& own;

    ViewRef(const View& v) : table(v.table), me(v.me), own(v.own) {}
    ViewRef(const State& s, Seat seat) : table(s.table), me(seat), own(s.hidden_state(seat)) {}
};

/// The cards in the order in which they are dealt: hands seat by seat, then the draw pile from its top. `dice` is the
/// seed for shuffling returned cards into the draw pile; nullopt if they are put under the pile.
struct Deal {
    std::vector<Card> cards;
    Seat first = 0;
    std::optional<std::uint64_t> dice;
    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Returns the seats whose words `seat` may shave (option `shave`). It may shave only one of these words in a turn.
std::vector<Seat> shaveable_seats(const Options& o, Seat seat);
/// Returns the step that a seat has to take next in its turn or round.
TurnStep next_turn_step(const Table& t, Seat seat);

} // namespace palazzo::palabra
