// The options of Palace and its presets.
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
inline constexpr int most_jokers = 4; ///< largest number of jokers in each deck
inline constexpr int least_layout = 3;
inline constexpr int most_layout = 6; ///< cards in a row of the palace
inline constexpr int most_hand = 9;   ///< cards dealt, or drawn back up to
inline constexpr int least_quads = 3;
inline constexpr int most_quads = 8;
inline constexpr int most_cards = most_decks * (rank_count * suit_count + most_jokers);
inline constexpr int most_turns = 100000; ///< the largest turn limit

using Order = List<Rank, face_count>;

/// The numbers of cards of each kind that a seat is dealt, and the number up to which it draws.
struct Layout {
    std::uint8_t down = 3;
    std::uint8_t up = 3;
    std::uint8_t hand = 3;
    std::uint8_t draw = 3;

    /// Returns a layout with the same number for all.
    static constexpr Layout all(int n) {
        const auto each = static_cast<std::uint8_t>(n);
        return {each, each, each, each};
    }
    constexpr int dealt() const { return down + up + hand; }
    friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

/// The length of all rows, by the number of players. 0 if it isn't given for that number; then the length for the next
/// lower number of players with one is used.
using Layouts = std::array<std::uint8_t, most_players + 1>;

/// An exception to which ranks may be laid on a rank.
struct Fit {
    enum class Kind : std::uint8_t { only, never, also };

    Rank top = Rank::two;
    Kind kind = Kind::only;
    std::uint16_t ranks = 0;
    friend constexpr bool operator==(const Fit&, const Fit&) = default;
};

/// Powers that a rank has only when it is laid on certain ranks, or with a certain number of cards.
struct Condition {
    Rank rank = Rank::two;
    std::uint8_t least = 1; ///< fewest cards in the set
    /// Effective tops on which the rank has the powers; no_rank stands for an empty pile.
    std::uint16_t on = static_cast<std::uint16_t>(every_rank | 1U << no_rank);
    Powers powers;
    friend constexpr bool operator==(const Condition&, const Condition&) = default;
};

/// A card whose holder starts: its rank, and the suits in the order in which they are asked for.
struct FirstCard {
    Rank rank = Rank::three;
    std::array<Suit, suit_count> suits{Suit::clubs, Suit::hearts, Suit::spades, Suit::diamonds};
    friend constexpr bool operator==(const FirstCard&, const FirstCard&) = default;
};

inline constexpr int whole_draw_pile = -1;
inline constexpr int half_the_cards = -2;

/// Everything that a table agrees on before the deal. The field names are those of records.
struct Options {
    Preset preset = Preset::classic; ///< the preset that records list differences from; it also bounds `players`
    int players = 3;
    int decks = 0;  ///< number of decks; 0 is `auto`, the rule of the preset
    int jokers = 0; ///< number of jokers in each deck
    JokerKind joker = JokerKind::wild;
    Layout layout;
    Layouts layouts{}; ///< used instead of `layout` if it depends on the number of players; else all 0
    FaceUp face_up = FaceUp::choose;
    First first = First::draw;
    Starter starter = Starter::flip;
    Order order; ///< low to high; ranks that are left out have no place in it
    Beat beat = Beat::equal_or_higher;
    bool wrap = false;
    FaceUpPlay face_up_play = FaceUpPlay::set;
    BurnQuads burn_quads = BurnQuads::across_turns;
    int quads = 4;                           ///< number of cards of one rank that burn
    std::array<Powers, face_count> powers{}; ///< powers by rank
    bool jokers_rank = false;                ///< true if `powers` names the joker, which makes it a rank of its own
    bool voluntary_pickup = false;
    ChanceCard chance_card = ChanceCard::never;
    bool picker_leads = false;
    TakeFaceUp take_face_up_with_pile = TakeFaceUp::none;
    bool no_special_finish = false;
    Finish finish = Finish::first_out;
    int turn_limit = 2000;
    Stuck stuck = Stuck::take;                            ///< consequence for a seat that can't play
    BlindChallenge blind_challenge = BlindChallenge::off; ///< challenges of a player who plays a face-down card
    Judge judge = Judge::giver;                           ///< player who decides whether a challenge is passed
    bool strict = false;                                  ///< `auto`: case, accents and punctuation count
    bool ten_needs_all = false;                           ///< a challenge to all burns only if all pass
    bool extreme = false;                                 ///< a player who burns a four hands out four challenges

    int draw_pile = whole_draw_pile; ///< largest number of cards in the draw pile, whole_draw_pile or half_the_cards
    std::uint16_t leave_out = 0;     ///< ranks that are taken out of the decks
    FirstCard first_card;            ///< the card that `named_card` asks for
    bool burn_again = true;          ///< a player who burns the pile leads the next one
    PowersCount powers_count = PowersCount::each; ///< whether each of several cards laid at once acts, or all act once
    List<Fit, face_count> fits;                   ///< exceptions to what may follow a rank
    List<Condition, 6> conditions;                ///< powers that depend on where and how a rank is laid
    bool match_count = false;                     ///< a set needs as many cards as the one it beats
    NoPairs no_pairs = NoPairs::off;              ///< higher ranks are laid singly or as a set that burns
    bool runs = false;                            ///< three or more ordinary cards in sequence are a play
    bool throw_after = false;                     ///< a drawn card of the rank just laid may follow
    bool hand_with_face_up = false;               ///< the last cards of the hand may be laid with face-up cards of
                                                  ///< their rank
    bool previous_takes = false;                  ///< if a player can't play, the player before takes the pile
    bool snap = false;                            ///< a set that burns when complete may be completed out of turn
    bool partners = false;                        ///< two against two, partners opposite each other

    Powers powers_of(Rank r) const { return powers[static_cast<std::size_t>(r)]; }
    Powers& powers_of(Rank r) { return powers[static_cast<std::size_t>(r)]; }
    friend bool operator==(const Options&, const Options&) = default;
};

/// A rule set that players know by name. A published one never changes: a change gets a new name.
struct PresetFacts {
    std::string_view name;
    Preset id;
    int least_players;
    int most_players;
    int one_deck_up_to; ///< `decks: auto` is one deck up to this number of players, else two or three
    Options options;
};

/// Returns all presets, the default one first.
std::span<const PresetFacts> presets();
/// Returns the name, the options and the numbers of players of a preset.
const PresetFacts& facts_of(Preset p);

/// Returns the number of decks in play, with `auto` resolved.
int decks_in_play(const Options& o);
/// Returns the number of cards in play.
int cards_in_play(const Options& o);

/// Returns how many cards each seat is dealt, for this number of players.
Layout layout_of(const Options& o);
/// Returns the largest number of cards in the draw pile.
int most_in_draw_pile(const Options& o);

/// Returns whether anybody can be challenged at a table with these options.
bool has_challenges(const Options& o);

/// Returns which option prevents a game; empty if a game can be played with these options.
Refusal check(const Options& o);

} // namespace palazzo::palace
