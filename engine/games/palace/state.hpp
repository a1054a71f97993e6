// A game of Palace as plain values: what lies open on the table, what only some may see, and the moves between.
#pragma once

#include "engine/core/bag.hpp"
#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seats.hpp"
#include "engine/games/palace/derived_rules.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>

namespace palazzo::palace {

using Slots = List<Card, most_layout>; ///< a palace's cards by slot; Card::none() where one has left
using Cards = List<Card, most_cards>;  ///< as many as there can be
using SetCards = List<Card, 24>;       ///< the most that one rank and all jokers come to

/// A card in the pile and what it counts as: its rank, a joker's named one, or no_rank.
struct Laid {
    Card card;
    std::uint8_t rank = no_rank;
    friend bool operator==(const Laid&, const Laid&) = default;
};
using Pile = List<Laid, most_cards>;

enum class Phase : std::uint8_t {
    choosing, ///< each seat lays its face-up cards
    swapping, ///< each seat exchanges hand and face-up cards
    playing,
    over,
};

/// What the seat whose turn it is has to do first.
enum class Need : std::uint8_t {
    play,
    name_joker, ///< a wild joker was turned over: say what it stands for
    set_order,  ///< `fixed_order`: arrange the face-up cards for good
    verdict,    ///< a challenge waits: see ChallengeRound
    assign,     ///< `extreme`: hand out four challenges
    add,        ///< `throw_after`: lay what was drawn of the rank just laid, or let it be
    choose,     ///< name the seat that a power is for
    snap,       ///< `snap`: complete the set on the pile out of turn, or let it be
};

/// A set of cards to be laid, with what its wild cards stand for.
struct Play {
    SetCards cards;
    std::optional<Rank> as;       ///< what wild jokers in the set, or a set of a `wild` rank, stand for
    Card cover;                   ///< the card on top of the set, or none
    std::optional<Rank> cover_as; ///< what a wild joker as cover stands for

    /// All of them from bottom to top, the cover included.
    SetCards all_cards() const {
        SetCards all = cards;
        if (!cover.is_none()) all.push_back(cover);
        return all;
    }
    friend bool operator==(const Play&, const Play&) = default;
};

/// What a challenge decides (docs/rules/palace.md: "Speak").
enum class Cause : std::uint8_t {
    own,    ///< `challenge_self`: whether the set may be laid
    next,   ///< `challenge_next`: whether the turn is free
    all,    ///< `challenge_all`: each seat once, then the pile burns
    stuck,  ///< whether a seat that can play nothing takes the pile
    before, ///< whether a face-down card may be turned over
    blind,  ///< whether a turned card may lie although it doesn't beat the pile
    handed, ///< handed out with a four; decides nothing
};

/// Who is challenged, and by whom.
struct Challenge {
    std::int8_t responder = 0;
    std::int8_t challenger = 0;
    friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// Which prompt a seat gets: its index among those new to that seat. quiz/draw.hpp turns it into a question
/// of a deck.
struct Prompt {
    std::uint16_t nth = 0;
    bool again = false; ///< missed before in this game
    friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// The challenges that belong together, the first of them to be judged now.
struct ChallengeRound {
    Cause cause = Cause::own;
    bool failed = false; ///< one of them was
    List<Challenge, most_players> waiting;
    Prompt prompt;         ///< of the first
    Seats voted;           ///< `vote`: who has judged
    Seats approved;        ///< and for passed
    Play named;            ///< own: the set that waits
    std::uint8_t slot = 0; ///< before: the face-down card that waits
    friend bool operator==(const ChallengeRound&, const ChallengeRound&) = default;
};

/// What a play has set off and is still to come: its challenges to all come first.
struct Aftermath {
    std::int8_t skips = 0;
    bool burn = false; ///< by its power
    bool four = false; ///< burns as one
    bool again = false;
    bool challenges_next = false;
    bool challenges_all = false;
    bool burned = false;
    std::int8_t bottoms = 0; ///< cards from under the pile for the next seat
    Powers deeds;            ///< the other powers that act
    friend bool operator==(const Aftermath&, const Aftermath&) = default;
};

/// A prompt that a seat missed in this game, to come back when it has answered `after` challenges.
struct Missed {
    std::int16_t seat = 0;
    std::uint16_t nth = 0;
    std::uint16_t after = 0;
    friend bool operator==(const Missed&, const Missed&) = default;
};

/// What everybody sees of a seat.
struct SeatOpen {
    Slots up;
    Bag known;            ///< in its hand, and everybody saw them go there
    bool ready = false;   ///< has laid, or has finished swapping
    bool ordered = false; ///< has arranged its face-up cards
    std::uint8_t swaps = 0;
    std::uint8_t place = 0;     ///< 1 for the first to be out; 0: still in
    std::uint16_t prompts = 0;  ///< new ones it was given
    std::uint16_t answered = 0; ///< challenges
    friend bool operator==(const SeatOpen&, const SeatOpen&) = default;
};

/// All that lies open.
struct Table {
    DerivedRules laws;
    Phase phase = Phase::playing;
    Need need = Need::play;
    Seat turn = 0;     ///< who is to act while playing; before that who leads if the options don't say otherwise
    int direction = 1; ///< +1 or -1
    int turns = 0;     ///< completed plays, takes and skips
    std::uint8_t lead_rank = no_rank; ///< the rank that has to be led (fine print 4)
    bool drawn = false;               ///< over at the turn limit
    bool free = false;                ///< the turn may play any set: its challenge was passed
    bool may_skip = false;            ///< stuck, and passed: the turn may be passed by
    Ranks barred = 0;                 ///< ranks whose challenge failed in this turn
    ChallengeRound trial;             ///< need verdict
    List<Missed, 24> missed;          ///< the latest, in the order in which they were missed
    Aftermath after;                  ///< of the play whose consequences are under way
    std::uint8_t set_size = 0;        ///< cards in the set that is to be beaten; see-through ones don't count
    Seat asked = 0;                   ///< need snap: who may complete the set
    Card turned;                      ///< the joker that waits for a name, or the blind card for its challenges
    Pile pile;                        ///< bottom to top
    Cards burned;
    List<SeatOpen, most_players> seats; ///< as many as play

    int players() const { return laws.options.players; }
    /// A table for these rules, with nothing on it.
    static Table of(const DerivedRules& rules) {
        Table t;
        t.laws = rules;
        t.seats.assign(static_cast<std::size_t>(rules.options.players), {});
        return t;
    }
    SeatOpen& seat(Seat s) { return seats[static_cast<std::size_t>(s)]; }
    const SeatOpen& seat(Seat s) const { return seats[static_cast<std::size_t>(s)]; }
    bool still_in(Seat s) const { return seat(s).place == 0; }
    friend bool operator==(const Table&, const Table&) = default;
};

/// What a seat holds and others don't see. Nobody sees `down`.
struct SeatHidden {
    Bag hand;
    Slots down;
    Slots chosen; ///< laid while others still choose
    friend bool operator==(const SeatHidden&, const SeatHidden&) = default;
};

/// The whole truth.
struct State {
    Table table;
    Cards draw;                            ///< the next card last
    Cards aside;                           ///< left out of the game, seen by nobody
    List<SeatHidden, most_players> hidden; ///< as many as play

    /// A game by these rules in which nothing has been dealt.
    static State of(const DerivedRules& rules) {
        State s;
        s.table = Table::of(rules);
        s.hidden.assign(s.table.seats.size(), {});
        return s;
    }
    SeatHidden& of(Seat s) { return hidden[static_cast<std::size_t>(s)]; }
    const SeatHidden& of(Seat s) const { return hidden[static_cast<std::size_t>(s)]; }
    friend bool operator==(const State&, const State&) = default;
};

/// Which slots still hold a card, a bit for each.
inline std::uint8_t filled_slots(const Slots& slots) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!slots[i].is_none()) mask |= 1U << i;
    return static_cast<std::uint8_t>(mask);
}

/// What one seat may know: what lies open, its own cards, and how many there are of the rest.
struct View {
    Table table;
    Seat me = 0;
    Bag hand;
    Slots chosen;
    int draw_count = 0;
    int aside_count = 0;
    std::array<std::uint8_t, most_players> hand_counts{};
    std::array<std::uint8_t, most_players> down_slots{}; ///< a bit for each face-down card that is still there

    int hand_count(Seat s) const { return hand_counts[static_cast<std::size_t>(s)]; }
    bool has_down(Seat s, int slot) const { return ((down_slots[static_cast<std::size_t>(s)] >> slot) & 1U) != 0; }
    bool has_down(Seat s) const { return down_slots[static_cast<std::size_t>(s)] != 0; }
    friend bool operator==(const View&, const View&) = default;
};

/// What legality and playouts read of a view, without a copy of it: they look straight into a state, millions of times
/// a second. Refers to the view or the state, which has to outlive it.
class ViewRef {
  public:
    const Table& table;
    Seat me;
    const Bag& hand;
    int draw_count;
    std::uint8_t down_slots; ///< of the seat itself: a bit for each face-down card that is still there

    ViewRef(const View& v)
        : table(v.table), me(v.me), hand(v.hand), draw_count(v.draw_count),
          down_slots(v.down_slots[static_cast<std::size_t>(v.me)]), view_(&v) {}
    ViewRef(const State& s, Seat seat)
        : table(s.table), me(seat), hand(s.of(seat).hand), draw_count(static_cast<int>(s.draw.size())),
          down_slots(filled_slots(s.of(seat).down)), state_(&s) {}

    bool has_down(int slot) const { return ((down_slots >> slot) & 1U) != 0; }
    bool has_down() const { return down_slots != 0; }
    /// How many cards keep a seat from being out, which everybody can count.
    int cards_left(Seat s) const {
        const int down = std::popcount(
            view_ != nullptr ? view_->down_slots[static_cast<std::size_t>(s)] : filled_slots(state_->of(s).down));
        const int hand_cards = view_ != nullptr ? view_->hand_count(s) : state_->of(s).hand.size();
        return hand_cards + down + std::popcount(filled_slots(table.seat(s).up));
    }

  private:
    const View* view_ = nullptr; ///< the one or the other
    const State* state_ = nullptr;
};

inline constexpr std::size_t longest_answer = 480; ///< bytes: of 120 letters in any script

/// One thing a seat does. Lists whose order has no meaning are kept sorted, so that equal moves are equal.
struct Move {
    enum class Kind : std::uint8_t {
        play,
        flip,
        take,
        chance,
        skip,
        lay,
        swap,
        ready,
        order,
        answer,
        judge,
        assign,
        choose,
    };

    Kind kind = Kind::skip;
    SetCards cards;                          ///< play: the set; lay, order: the face-up cards
    std::optional<Rank> as;                  ///< play: what its wild cards stand for; take: the rank that comes too
    Card cover;                              ///< play: the card on top of the set, or none
    std::optional<Rank> cover_as;            ///< play: what a wild joker as cover stands for
    Card hand_card;                          ///< swap
    Card up_card;                            ///< swap; take: the card that comes too
    Seat seat = 0;                           ///< choose
    int slot = 0;                            ///< flip
    std::string answer;                      ///< answer: what was said
    std::optional<bool> right;               ///< judge, answer: passed? An answer that a deck has yet to judge has none
    List<std::uint8_t, most_players> shares; ///< assign: challenges for each seat
    friend bool operator==(const Move&, const Move&) = default;
};

/// The move that lays such a set, and back.
inline Move move_of(const Play& p) {
    Move m;
    m.kind = Move::Kind::play;
    m.cards = p.cards;
    m.as = p.as;
    m.cover = p.cover;
    m.cover_as = p.cover_as;
    return m;
}
inline Play play_of(const Move& m) { return {m.cards, m.as, m.cover, m.cover_as}; }

} // namespace palazzo::palace
