// A game of Palace as plain values: what everybody sees on the table, what only some seats see, and the moves.
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

using Slots = List<Card, most_cards_in_row>; ///< one row of a palace by slot; an empty slot has Card::none()
using Cards = List<Card, most_cards>;        ///< a list with room for all cards in play
using SetCards = List<Card, 24>;             ///< a list with room for all cards of one rank and all jokers

/// A card in the pile, and the rank that it counts as: its own rank, the rank that a joker was given, or no_rank.
struct LaidCard {
    Card card;
    std::uint8_t rank = no_rank;
    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};
using Pile = List<LaidCard, most_cards>;

enum class Phase : std::uint8_t {
    choosing, ///< each seat chooses its face-up cards
    swapping, ///< each seat exchanges cards between its hand and its face-up cards
    playing,
    over,
};

/// The action that the seat to act has to take next.
enum class NeededAction : std::uint8_t {
    play,
    name_joker, ///< name the rank of a wild joker that was turned over
    set_order,  ///< arrange the face-up cards for the rest of the game (`face_up_play: fixed_order`)
    verdict,    ///< judge a challenge: see ChallengeRound
    assign,     ///< hand out four challenges (option `extreme`)
    add,        ///< add drawn cards of the rank just laid, or keep them (option `throw_after`)
    choose,     ///< choose the seat that a power acts on
    snap,       ///< complete the set on the pile out of turn, or decline (option `snap`)
};

/// A set of cards to lay, and the ranks that its wild cards stand for.
struct Play {
    SetCards cards;
    std::optional<Rank> as;       ///< rank that the wild cards of the set stand for; nullopt if no card is wild
    Card cover;                   ///< card on top of the set; none if it isn't covered
    std::optional<Rank> cover_as; ///< rank that a wild joker as `cover` stands for; nullopt if there is none

    /// Returns all cards from bottom to top, including the cover.
    SetCards all_cards() const {
        SetCards all = cards;
        if (!cover.is_none()) all.push_back(cover);
        return all;
    }
    friend bool operator==(const Play&, const Play&) = default;
};

/// The reason for a challenge, and what it decides (docs/rules/palace.md, "Speak").
enum class ChallengeCause : std::uint8_t {
    own,    ///< a set has the power `challenge_self`; the challenge decides whether the player may lay it
    next,   ///< a play has `challenge_next`; the challenge decides whether the next player may play a set of any rank
    all,    ///< a play has `challenge_all`; each seat is challenged once before the pile can burn
    stuck,  ///< a player can't play; the challenges decide whether the player has to take the pile
    before, ///< a player chose a face-down card; the challenge decides whether it may be turned over
    blind,  ///< a turned-over card doesn't beat the pile; the challenges decide whether it may still be laid
    handed, ///< a player hands out challenges after a four of a kind; they decide nothing
};

/// The seat that is challenged, and the seat that challenges it.
struct Challenge {
    std::int8_t responder = 0;
    std::int8_t challenger = 0;
    friend bool operator==(const Challenge&, const Challenge&) = default;
};

/// The prompt that a seat gets, as an index among the new prompts of this seat. quiz/draw.hpp turns the index into a
/// question of a deck.
struct Prompt {
    std::uint16_t nth = 0;
    bool again = false; ///< true if the seat missed this prompt earlier in the game
    friend bool operator==(const Prompt&, const Prompt&) = default;
};

/// Challenges with a common cause. The first of them is judged next.
struct ChallengeRound {
    ChallengeCause cause = ChallengeCause::own;
    bool failed = false; ///< true if any of the challenges has been failed
    List<Challenge, most_players> waiting;
    Prompt prompt;         ///< prompt of the first challenge
    Seats voted;           ///< seats that have voted on the first challenge
    Seats approved;        ///< seats that voted that the first challenge is passed
    Play named;            ///< the set that may be laid if the challenge is passed, for ChallengeCause::own
    std::uint8_t slot = 0; ///< slot of the face-down card to turn over, for ChallengeCause::before
    friend bool operator==(const ChallengeRound&, const ChallengeRound&) = default;
};

/// Effects of a play that still have to be carried out after its challenges to all seats.
struct PendingEffects {
    std::int8_t skips = 0;
    bool burn = false; ///< true if a power burns the pile
    bool four = false; ///< true if a four of a kind burns the pile
    bool again = false;
    bool challenges_next = false;
    bool challenges_all = false;
    bool burned = false;
    std::int8_t bottom_cards_to_next = 0; ///< number of cards that the next seat takes from the bottom of the pile
    Powers powers;                        ///< powers of the play that act on other seats
    friend bool operator==(const PendingEffects&, const PendingEffects&) = default;
};

/// A prompt that a seat missed in this game. The seat gets it again after it has answered `after` challenges in total.
struct MissedPrompt {
    std::int16_t seat = 0;
    std::uint16_t nth = 0;
    std::uint16_t after = 0;
    friend bool operator==(const MissedPrompt&, const MissedPrompt&) = default;
};

/// The part of a seat's cards and progress that everybody sees.
struct PublicSeatState {
    Slots up;
    Bag known;            ///< cards in the hand that everybody saw when the seat took them
    bool ready = false;   ///< true once the seat has chosen its face-up cards or has finished swapping
    bool ordered = false; ///< true once the seat has arranged its face-up cards
    std::uint8_t swaps = 0;
    std::uint8_t place = 0;     ///< 1 for the first seat that is out, and so on; 0 if the seat is still in
    std::uint16_t prompts = 0;  ///< number of new prompts that the seat has got
    std::uint16_t answered = 0; ///< number of challenges that the seat has answered
    friend bool operator==(const PublicSeatState&, const PublicSeatState&) = default;
};

/// The part of a state that everybody sees.
struct Table {
    DerivedRules derived;
    Phase phase = Phase::playing;
    NeededAction need = NeededAction::play;
    Seat turn = 0; ///< seat to act during play; before play, the seat that leads unless the options decide otherwise
    int direction = 1;                ///< direction of play: 1 for ascending seats, -1 for descending seats
    int turns = 0;                    ///< number of turns that have ended
    std::uint8_t lead_rank = no_rank; ///< rank that has to be led; no_rank if there is none (fine print 4)
    bool ended_at_turn_limit = false; ///< true if the game ended at the turn limit
    bool may_play_any_set = false; ///< true if the seat may play any set in this turn, because it passed its challenge
    bool may_skip = false;     ///< true if the seat was stuck and passed its challenges, so that it may pass its turn
    Ranks barred = 0;          ///< ranks that the seat may not lay in this turn, because it failed their challenge
    ChallengeRound challenges; ///< challenges that wait for their verdict, if `need` is `verdict`
    List<MissedPrompt, 24> missed;  ///< latest missed prompts, in the order in which they were missed
    PendingEffects pending_effects; ///< effects of the play that is being carried out
    std::uint8_t set_size = 0;      ///< number of cards in the set that has to be beaten, apart from see-through cards
    Seat asked_to_snap = 0;         ///< seat that may complete the set, if `need` is `snap`
    Card turned; ///< turned-over card: a joker that waits for its rank, or a card that waits for its challenges;
                 ///< otherwise none
    Pile pile;   ///< cards from bottom to top
    Cards burned;
    List<PublicSeatState, most_players> seats; ///< one entry for each player

    int players() const { return derived.options.players; }
    /// Returns an empty table for these rules.
    static Table make_undealt(const DerivedRules& rules) {
        Table t;
        t.derived = rules;
        t.seats.assign(static_cast<std::size_t>(rules.options.players), {});
        return t;
    }
    // The index isn't checked, because playouts call these functions several times for each move.
    PublicSeatState& seat(Seat s) { return seats.data()[static_cast<std::size_t>(s)]; }
    const PublicSeatState& seat(Seat s) const { return seats.data()[static_cast<std::size_t>(s)]; }
    /// Returns whether a seat still has cards to get rid of.
    bool is_still_in(Seat s) const { return seat(s).place == 0; }
    friend bool operator==(const Table&, const Table&) = default;
};

/// The part of a seat's cards that other seats don't see. Not even the seat itself sees `down`.
struct HiddenSeatState {
    Bag hand;
    Slots down;
    Slots chosen; ///< face-up cards that the seat has chosen, and that are shown when all have chosen
    friend bool operator==(const HiddenSeatState&, const HiddenSeatState&) = default;
};

/// The whole state of a game, hidden cards included.
struct State {
    Table table;
    Cards draw;                                 ///< draw pile; its last card is drawn next
    Cards aside;                                ///< cards that are left out of the game and that nobody sees
    List<HiddenSeatState, most_players> hidden; ///< one entry for each player
    /// Cards that one seat knows in another seat's hand, because it passed its own hand on (`pass_hands`). Cards that
    /// everybody knows aren't among them. The list is empty until hands are passed; then it has a bag for each pair of
    /// seats, which memory_of() returns. The memories follow from the moves and aren't part of the digest.
    List<Bag, most_players * most_players> memories;

    /// Returns a game by these rules in which nothing has been dealt yet.
    static State make_undealt(const DerivedRules& rules) {
        State s;
        s.table = Table::make_undealt(rules);
        s.hidden.assign(s.table.seats.size(), {});
        return s;
    }
    HiddenSeatState& hidden_state(Seat s) { return hidden.data()[static_cast<std::size_t>(s)]; }
    const HiddenSeatState& hidden_state(Seat s) const { return hidden.data()[static_cast<std::size_t>(s)]; }
    /// Returns the cards that `seat` remembers in the hand of `other`. Hands must have been passed.
    Bag& memory_of(Seat seat, Seat other) {
        return memories[static_cast<std::size_t>(seat) * hidden.size() + static_cast<std::size_t>(other)];
    }
    const Bag& memory_of(Seat seat, Seat other) const {
        return memories[static_cast<std::size_t>(seat) * hidden.size() + static_cast<std::size_t>(other)];
    }
    friend bool operator==(const State&, const State&) = default;
};

/// Returns the slots that still hold a card, with one bit for each slot.
inline std::uint8_t filled_slots(const Slots& slots) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!slots[i].is_none()) mask |= 1U << i;
    return static_cast<std::uint8_t>(mask);
}

/// The part of a state that one seat may know: what everybody sees, its own cards, and the numbers of the other cards.
struct View {
    Table table;
    Seat me = 0; ///< viewing seat, or `onlooker`, whose view has no hand
    Bag hand;
    Slots chosen;
    int draw_count = 0;
    int aside_count = 0;
    std::array<std::uint8_t, most_players> hand_counts{};
    std::array<std::uint8_t, most_players> down_slots{}; ///< one bit for each face-down card that is still there
    List<Bag, most_players> memories; ///< cards that the seat remembers in each hand because it passed that hand on, in
                                      ///< addition to the `known` ones; empty if no hands were passed

    int hand_count(Seat s) const { return hand_counts[static_cast<std::size_t>(s)]; }
    bool has_face_down_card(Seat s, int slot) const {
        return ((down_slots[static_cast<std::size_t>(s)] >> slot) & 1U) != 0;
    }
    bool has_face_down_card(Seat s) const { return down_slots[static_cast<std::size_t>(s)] != 0; }
    friend bool operator==(const View&, const View&) = default;
};

/// The part of a view that is read by playouts and by checks of moves, millions of times a second. It copies nothing:
/// it refers to a view or a state, which has to outlive it.
class ViewRef {
  public:
    const Table& table;
    Seat me;
    const Bag& hand;
    int draw_count;
    std::uint8_t down_slots; ///< face-down cards that the viewing seat still has, one bit for each slot

    ViewRef(const View& v)
        : table(v.table), me(v.me), hand(v.hand), draw_count(v.draw_count),
          down_slots(v.down_slots[static_cast<std::size_t>(v.me)]), view_(&v) {}
    ViewRef(const State& s, Seat seat)
        : table(s.table), me(seat), hand(s.hidden_state(seat).hand), draw_count(static_cast<int>(s.draw.size())),
          down_slots(filled_slots(s.hidden_state(seat).down)), state_(&s) {}

    bool has_face_down_card(int slot) const { return ((down_slots >> slot) & 1U) != 0; }
    bool has_face_down_card() const { return down_slots != 0; }
    /// Returns how many cards a seat still has to get rid of, which everybody can count.
    int cards_left(Seat s) const {
        const int down = std::popcount(view_ != nullptr ? view_->down_slots[static_cast<std::size_t>(s)]
                                                        : filled_slots(state_->hidden_state(s).down));
        const int hand_cards = view_ != nullptr ? view_->hand_count(s) : state_->hidden_state(s).hand.size();
        return hand_cards + down + std::popcount(filled_slots(table.seat(s).up));
    }

  private:
    const View* view_ = nullptr; ///< null if the object refers to a state, which `state_` points to
    const State* state_ = nullptr;
};

inline constexpr std::size_t longest_answer = 480; ///< in bytes; enough for 120 letters in any script

/// A move of a seat. Lists whose order doesn't matter are sorted, so that equal moves compare equal.
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
    SetCards cards;         ///< set of `play`, or face-up cards of `lay` and `order`
    std::optional<Rank> as; ///< rank that the wild cards of `play` stand for, or rank of the face-up cards that `take`
                            ///< takes with the pile; nullopt if there is none
    Card cover;             ///< card that `play` puts on top of the set, or none
    std::optional<Rank> cover_as; ///< rank that a wild joker as `cover` stands for
    Card hand_card;               ///< card of the hand that `swap` exchanges
    Card up_card;                 ///< face-up card that `swap` exchanges or `take` takes with the pile, or none
    Seat seat = 0;                ///< seat that `choose` chooses
    int slot = 0;                 ///< slot of the face-down card of `flip`
    std::string answer;           ///< text of `answer`
    std::optional<bool> right;    ///< verdict of `judge` or on `answer`, true if passed; nullopt until judged
    List<std::uint8_t, most_players> shares; ///< number of challenges that `assign` gives to each seat
    friend bool operator==(const Move&, const Move&) = default;
};

/// Returns the move that lays the set `p`.
inline Move move_laying(const Play& p) {
    Move m;
    m.kind = Move::Kind::play;
    m.cards = p.cards;
    m.as = p.as;
    m.cover = p.cover;
    m.cover_as = p.cover_as;
    return m;
}
inline Play play_of_move(const Move& m) { return {m.cards, m.as, m.cover, m.cover_as}; }

} // namespace palazzo::palace
