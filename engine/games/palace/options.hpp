// Palace as data: what a table can choose, and the presets that people know.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/message.hpp"
#include "engine/games/palace/powers.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace palazzo::palace {

enum class Preset : std::uint8_t { classic, house, european, speak };
enum class JokerKind : std::uint8_t { wild, ace };
enum class FaceUp : std::uint8_t { dealt, choose, swap };
enum class First : std::uint8_t {
    lowest_hand,
    draw,
    left_of_dealer,
    lowest_face_up,
    lowest_card,
    worst_face_up,
    named_card,
    throw_in,
};
enum class Starter : std::uint8_t { flip, lead };
enum class Beat : std::uint8_t { equal_or_higher, higher };
enum class FaceUpPlay : std::uint8_t { set, single, fixed_order };
enum class BurnQuads : std::uint8_t { across_turns, one_turn, off };
enum class Finish : std::uint8_t { first_out, play_on };
enum class Stuck : std::uint8_t { take, challenge };
enum class BlindChallenge : std::uint8_t { off, before, one };
enum class Judge : std::uint8_t { giver, vote, self, automatic };

enum class ChanceCard : std::uint8_t { never, stuck, always };
enum class TakeFaceUp : std::uint8_t { none, one, rank, all };
enum class PowersCount : std::uint8_t { each, once };
enum class NoPairs : std::uint8_t { off, above_7, above_8, above_9, above_10 };

inline constexpr int most_players = 12;
inline constexpr int most_decks = 3;
inline constexpr int most_jokers = 4; ///< a deck
inline constexpr int least_layout = 3;
inline constexpr int most_layout = 6; ///< cards in a row of the palace
inline constexpr int most_hand = 9;   ///< dealt, or drawn back up to
inline constexpr int least_quads = 3;
inline constexpr int most_quads = 8;
inline constexpr int most_cards = most_decks * (rank_count * suit_count + most_jokers);
inline constexpr int most_turns = 100000; ///< the largest turn limit

using Order = List<Rank, face_count>;

/// How many cards a seat is dealt of each kind, and how many it draws back up to.
struct Layout {
    std::uint8_t down = 3;
    std::uint8_t up = 3;
    std::uint8_t hand = 3;
    std::uint8_t draw = 3;

    /// The same number for all.
    static constexpr Layout all(int n) {
        const auto each = static_cast<std::uint8_t>(n);
        return {each, each, each, each};
    }
    constexpr int dealt() const { return down + up + hand; }
    friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// By the number of players: all rows' length, 0 where it isn't named. A number that isn't named has the length of the
/// next lower one that is.
using Layouts = std::array<std::uint8_t, most_players + 1>;

/// What may follow a rank beside or instead of what ranks high enough.
struct Fit {
    enum class Kind : std::uint8_t { only, never, also };

    Rank top = Rank::two;
    Kind kind = Kind::only;
    std::uint16_t ranks = 0;
    friend constexpr bool operator==(const Fit&, const Fit&) = default;
};

/// What a rank does besides, when it is laid on certain ranks, or so many at once.
struct Condition {
    Rank rank = Rank::two;
    std::uint8_t least = 1;                                                    ///< cards in the set
    std::uint16_t on = static_cast<std::uint16_t>(every_rank | 1U << no_rank); ///< effective tops, no_rank: none
    Powers powers;
    friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// A card by which it is found who starts: its rank, and the suits in the order in which they are asked for.
struct FirstCard {
    Rank rank = Rank::three;
    std::array<Suit, suit_count> suits{Suit::clubs, Suit::hearts, Suit::spades, Suit::diamonds};
    friend constexpr bool operator==(const FirstCard&, const FirstCard&) = default;
};

inline constexpr int whole_draw_pile = -1;
inline constexpr int half_the_cards = -2;

/// Everything a table agrees on before the deal. The field names are those of records.
struct Options {
    Preset preset = Preset::classic; ///< what the rest differs from; it also bounds `players`
    int players = 3;
    int decks = 0;  ///< 0: `auto`, by the preset's own rule
    int jokers = 0; ///< a deck
    JokerKind joker = JokerKind::wild;
    Layout layout;
    Layouts layouts{}; ///< where it goes by the number of players; else all 0, and `layout` holds
    FaceUp face_up = FaceUp::choose;
    First first = First::draw;
    Starter starter = Starter::flip;
    Order order; ///< low to high; ranks left out have no place in it
    Beat beat = Beat::equal_or_higher;
    bool wrap = false;
    FaceUpPlay face_up_play = FaceUpPlay::set;
    BurnQuads burn_quads = BurnQuads::across_turns;
    int quads = 4;                           ///< how many of a rank burn
    std::array<Powers, face_count> powers{}; ///< by rank
    bool jokers_rank = false;                ///< `powers` names the joker, which makes it a rank of its own
    bool voluntary_pickup = false;
    ChanceCard chance_card = ChanceCard::never;
    bool picker_leads = false;
    TakeFaceUp take_face_up_with_pile = TakeFaceUp::none;
    bool no_special_finish = false;
    Finish finish = Finish::first_out;
    int turn_limit = 2000;
    Stuck stuck = Stuck::take;                            ///< what becomes of a seat that can play nothing
    BlindChallenge blind_challenge = BlindChallenge::off; ///< what a face-down card asks of its player
    Judge judge = Judge::giver;                           ///< who says whether a challenge is passed
    bool strict = false;                                  ///< `auto`: case, accents and punctuation count
    bool ten_needs_all = false;                           ///< a challenge to all burns only if all pass
    bool extreme = false;                                 ///< who burns a four hands out four challenges

    int draw_pile = whole_draw_pile;              ///< at most so many cards in it, or half of all the cards in play
    std::uint16_t leave_out = 0;                  ///< ranks that are taken out of the decks
    FirstCard first_card;                         ///< for `named_card`
    bool burn_again = true;                       ///< who burns the pile leads the next one
    PowersCount powers_count = PowersCount::each; ///< of several cards at once
    List<Fit, face_count> fits;                   ///< exceptions to what may follow a rank
    List<Condition, 6> conditions;                ///< powers that hang on where and how a rank is laid
    bool match_count = false;                     ///< a set needs as many cards as the one that it beats
    NoPairs no_pairs = NoPairs::off;              ///< higher ranks go singly or as a set that could burn
    bool runs = false;                            ///< three or more ordinary cards in sequence are a play
    bool throw_after = false;                     ///< a drawn card of the rank just laid may follow
    bool hand_with_face_up = false;               ///< the last of the hand may go with face-up cards of its rank
    bool previous_takes = false;                  ///< if one can't play, the player before takes the pile
    bool snap = false;                            ///< a set that could burn may be completed out of turn
    bool partners = false;                        ///< two against two, partners opposite

    Powers powers_of(Rank r) const { return powers[static_cast<std::size_t>(r)]; }
    Powers& powers_of(Rank r) { return powers[static_cast<std::size_t>(r)]; }
    friend bool operator==(const Options&, const Options&) = default;
};

/// A rule set that people know by name. A shipped one never changes: a change gets a new name.
struct PresetFacts {
    std::string_view name;
    Preset id;
    int least_players;
    int most_players;
    int one_deck_up_to; ///< `decks: auto` is one deck up to so many players, else two
    Options options;
};

/// All presets, the usual one first.
std::span<const PresetFacts> presets();
const PresetFacts& facts_of(Preset p);

/// The decks in play, `auto` settled.
int decks_in_play(const Options& o);
/// All cards in play.
int cards_in_play(const Options& o);

/// How many cards each seat has, by the number of players.
Layout layout_of(const Options& o);
/// How many cards the draw pile has at the most.
int most_in_draw_pile(const Options& o);

/// Whether anybody may ever be challenged at such a table.
bool has_challenges(const Options& o);

/// Whether a game can be played with these options; else the option that stands in the way.
Refusal check(const Options& o);

} // namespace palazzo::palace
