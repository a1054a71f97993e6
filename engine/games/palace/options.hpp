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
enum class FaceUpRule : std::uint8_t { dealt, choose, swap };
enum class FirstPlayerRule : std::uint8_t {
    lowest_hand,
    draw,
    left_of_dealer,
    lowest_face_up,
    lowest_card,
    worst_face_up,
    named_card,
    throw_in,
};
enum class StarterRule : std::uint8_t { flip, lead };
enum class BeatRule : std::uint8_t { equal_or_higher, higher };
enum class FaceUpPlayRule : std::uint8_t { set, single, fixed_order };
enum class BurnQuadsRule : std::uint8_t { across_turns, one_turn, off };
enum class FinishRule : std::uint8_t { first_out, play_on };
enum class StuckRule : std::uint8_t { take, challenge };
enum class BlindChallengeRule : std::uint8_t { off, before, one };
enum class JudgeRule : std::uint8_t { giver, vote, self, automatic };

enum class ChanceCardRule : std::uint8_t { never, stuck, always };
enum class TakeFaceUpRule : std::uint8_t { none, one, rank, all };
enum class PowersCountRule : std::uint8_t { each, once };
enum class NoPairsRule : std::uint8_t { off, above_7, above_8, above_9, above_10 };

inline constexpr int most_players = 12;
inline constexpr int most_decks = 3;
inline constexpr int most_jokers_per_deck = 4; ///< largest number of jokers in each deck
inline constexpr int least_cards_in_row = 3;
inline constexpr int most_cards_in_row = 6; ///< largest number of cards in a row of the palace
inline constexpr int largest_dealt_hand =
    9; ///< largest number of cards that a hand is dealt, or up to which a seat draws
inline constexpr int least_quads = 3;
inline constexpr int most_quads = 8;
inline constexpr int most_cards = most_decks * (rank_count * suit_count + most_jokers_per_deck);
inline constexpr int largest_turn_limit = 100000; ///< the largest turn limit

using RankOrder = List<Rank, face_count>;

/// The numbers of cards that a seat is dealt face down, face up and into its hand, and the number of cards in hand up
/// to which it draws.
struct DealLayout {
    std::uint8_t down = 3;
    std::uint8_t up = 3;
    std::uint8_t hand = 3;
    std::uint8_t draw = 3;

    /// Returns a layout in which all numbers are `n`.
    static constexpr DealLayout with_equal_numbers(int n) {
        const auto each = static_cast<std::uint8_t>(n);
        return {each, each, each, each};
    }
    constexpr int dealt_count() const { return down + up + hand; }
    friend constexpr bool operator==(const DealLayout&, const DealLayout&) = default;
};

/// The number of cards in each row, indexed by the number of players. If an entry is 0, the nearest entry before it
/// that isn't 0 is used instead.
using LayoutByPlayers = std::array<std::uint8_t, most_players + 1>;

/// An exception that changes which ranks may be laid on `top`. `kind` says whether only the ranks in `ranks` may be
/// laid, whether they may never be laid, or whether they may be laid in addition to others.
struct LayableRanksException {
    enum class Kind : std::uint8_t { only, never, also };

    Rank top = Rank::two;
    Kind kind = Kind::only;
    std::uint16_t ranks = 0;
    friend constexpr bool operator==(const LayableRanksException&, const LayableRanksException&) = default;
};

/// Powers that a rank has only if it is laid on certain ranks, or if enough cards of it are laid at once.
struct ConditionalPowers {
    Rank rank = Rank::two;
    std::uint8_t least = 1; ///< fewest cards in the set
    /// The effective tops on which the rank has the powers; no_rank stands for an empty pile.
    std::uint16_t on = static_cast<std::uint16_t>(every_rank | 1U << no_rank);
    Powers powers;
    friend constexpr bool operator==(const ConditionalPowers&, const ConditionalPowers&) = default;
};

/// The card whose holder goes first: its rank, and the suits in the order in which they are asked for.
struct FirstCard {
    Rank rank = Rank::three;
    std::array<Suit, suit_count> suits{Suit::clubs, Suit::hearts, Suit::spades, Suit::diamonds};
    friend constexpr bool operator==(const FirstCard&, const FirstCard&) = default;
};

inline constexpr int whole_draw_pile = -1;
inline constexpr int half_the_cards = -2;

/// Everything that a table agrees on before the deal. Most fields have the names that records use.
struct Options {
    Preset preset = Preset::classic; ///< preset; records list only differences from it, and it limits `players`
    int players = 3;
    int decks = 0;  ///< number of decks; 0 means `auto`: the preset decides
    int jokers = 0; ///< number of jokers in each deck
    JokerKind joker = JokerKind::wild;
    DealLayout layout;
    LayoutByPlayers layouts{}; ///< used instead of `layout` unless all entries are 0
    FaceUpRule face_up = FaceUpRule::choose;
    FirstPlayerRule first = FirstPlayerRule::draw;
    StarterRule starter = StarterRule::flip;
    RankOrder order; ///< ranks from low to high; a rank that is left out has no place in the order
    BeatRule beat = BeatRule::equal_or_higher;
    bool wrap = false;
    FaceUpPlayRule face_up_play = FaceUpPlayRule::set;
    BurnQuadsRule burn_quads = BurnQuadsRule::across_turns;
    int quads = 4;                           ///< number of cards of one rank that burn the pile
    std::array<Powers, face_count> powers{}; ///< powers by rank
    bool jokers_rank = false;                ///< true if `powers` names the joker, which makes it a rank of its own
    bool voluntary_pickup = false;
    ChanceCardRule chance_card = ChanceCardRule::never;
    bool picker_leads = false;
    TakeFaceUpRule take_face_up_with_pile = TakeFaceUpRule::none;
    bool no_special_finish = false;
    FinishRule finish = FinishRule::first_out;
    int turn_limit = 2000;
    StuckRule stuck = StuckRule::take;                            ///< consequence for a seat that can't play
    BlindChallengeRule blind_challenge = BlindChallengeRule::off; ///< challenges for playing a face-down card
    JudgeRule judge = JudgeRule::giver;                           ///< player who decides whether a challenge is passed
    bool strict = false;        ///< true if the deck's verdict considers case, accents and punctuation
    bool ten_needs_all = false; ///< true if a challenge to all burns the pile only if all pass it
    bool extreme = false;       ///< true if a four of a kind lets its player hand out four challenges

    int draw_pile = whole_draw_pile; ///< largest number of cards in the draw pile, or whole_draw_pile or half_the_cards
    std::uint16_t leave_out = 0;     ///< ranks that are taken out of the decks
    FirstCard first_card;            ///< the card that decides who goes first, if `first` is `named_card`
    bool burn_again = true;          ///< true if a player who burns the pile leads the next pile
    PowersCountRule powers_count =
        PowersCountRule::each;                    ///< whether powers act for each card of a set, or once for the set
    List<LayableRanksException, face_count> fits; ///< exceptions to the ranks that may follow a rank
    List<ConditionalPowers, 6> conditions;        ///< powers that depend on the card below or on the size of the set
    bool match_count = false;                     ///< true if a set needs as many cards as the set that it beats
    NoPairsRule no_pairs = NoPairsRule::off;      ///< ranks that may be laid only singly, or as a set that burns
    bool runs = false;                            ///< true if three or more ordinary cards in sequence can be laid
    bool throw_after = false;                     ///< true if a drawn card of the rank just laid may be added
    bool hand_with_face_up = false;               ///< true if a hand's last cards may be laid with face-up ones
    bool previous_takes = false;                  ///< true if the previous player takes the pile when one can't play
    bool snap = false;                            ///< true if any seat may complete a set out of turn to burn it
    bool partners = false;                        ///< true if two play against two, partners opposite each other

    Powers powers_of(Rank r) const { return powers[static_cast<std::size_t>(r)]; }
    Powers& powers_of(Rank r) { return powers[static_cast<std::size_t>(r)]; }
    friend bool operator==(const Options&, const Options&) = default;
};

/// A rule set that players know by name. A published preset never changes; a changed rule set is published under a new
/// name.
struct PresetFacts {
    std::string_view name;
    Preset id;
    int least_players;
    int most_players;
    int one_deck_up_to; ///< largest number of players for whom `decks: auto` is one deck
    Options options;
};

/// Returns all presets, the default one first.
std::span<const PresetFacts> presets();
/// Returns the name, the options and the numbers of players of a preset.
const PresetFacts& preset_facts(Preset p);

/// Returns the number of decks in play: `decks` or, if that is `auto`, the number that the preset prescribes for this
/// number of players.
int decks_in_play(const Options& o);
/// Returns the number of cards in play.
int cards_in_play(const Options& o);

/// Returns the numbers of cards that each seat is dealt, given the number of players.
DealLayout deal_layout(const Options& o);
/// Returns the largest number of cards in the draw pile.
int most_in_draw_pile(const Options& o);

/// Returns whether anybody can be challenged at a table with these options.
bool has_challenges(const Options& o);

/// Returns why no game can be played with these options, and names the wrong option; empty if a game can be played.
Refusal check(const Options& o);

} // namespace palazzo::palace
