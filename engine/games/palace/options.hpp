// Palace as data: what a table can choose, and the presets that people know.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/message.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace palazzo::palace {

/// What a rank can do beyond its place in the order; docs/rules/palace.md: "Powers".
enum class Power : std::uint8_t {
    anytime,
    reset,
    burn,
    mirror,
    lower,
    reverse,
    skip,
    again,
    cover,
    challenge_self,
    challenge_next,
    challenge_all,
};
inline constexpr std::array power_names{"anytime", "reset", "burn", "mirror", "lower", "reverse", "skip", "again",
    "cover", "challenge_self", "challenge_next", "challenge_all"};

/// The powers of one rank.
class Powers {
  public:
    constexpr Powers() = default;
    constexpr Powers(std::initializer_list<Power> powers) {
        for (const Power p : powers) add(p);
    }
    constexpr void add(Power p) { bits_ = static_cast<std::uint16_t>(bits_ | bit(p)); }
    constexpr void remove(Power p) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(p)); }
    constexpr bool has(Power p) const { return (bits_ & bit(p)) != 0; }
    constexpr bool any() const { return bits_ != 0; }
    friend constexpr bool operator==(Powers, Powers) = default;

  private:
    static constexpr unsigned bit(Power p) { return 1U << static_cast<unsigned>(p); }
    std::uint16_t bits_ = 0;
};

enum class Preset : std::uint8_t { classic, house, european, speak };
enum class JokerKind : std::uint8_t { wild, ace };
enum class FaceUp : std::uint8_t { dealt, choose, swap };
enum class First : std::uint8_t { lowest_hand, draw, left_of_dealer };
enum class Starter : std::uint8_t { flip, lead };
enum class Beat : std::uint8_t { equal_or_higher, higher };
enum class FaceUpPlay : std::uint8_t { set, single, fixed_order };
enum class BurnQuads : std::uint8_t { across_turns, one_turn, off };
enum class Finish : std::uint8_t { first_out, play_on };
enum class Stuck : std::uint8_t { take, challenge };
enum class BlindChallenge : std::uint8_t { off, before, one };
enum class Judge : std::uint8_t { giver, vote, self, automatic };

inline constexpr int most_players = 8;
inline constexpr int most_decks = 3;
inline constexpr int most_jokers = 4; ///< a deck
inline constexpr int least_layout = 3;
inline constexpr int most_layout = 6;
inline constexpr int most_cards = most_decks * (rank_count * suit_count + most_jokers);
inline constexpr int most_turns = 100000; ///< the largest turn limit

using Order = List<Rank, rank_count>;

/// Everything a table agrees on before the deal. The field names are those of records.
struct Options {
    Preset preset = Preset::classic; ///< what the rest differs from; it also bounds `players`
    int players = 3;
    int decks = 0;  ///< 0: `auto`, by the preset's own rule
    int jokers = 0; ///< a deck
    JokerKind joker = JokerKind::wild;
    int layout = 3;
    FaceUp face_up = FaceUp::choose;
    First first = First::draw;
    Starter starter = Starter::flip;
    Order order; ///< low to high; ranks left out have no place in it
    Beat beat = Beat::equal_or_higher;
    bool wrap = false;
    FaceUpPlay face_up_play = FaceUpPlay::set;
    BurnQuads burn_quads = BurnQuads::across_turns;
    std::array<Powers, rank_count> powers{}; ///< by rank
    bool voluntary_pickup = false;
    bool chance_card = false;
    bool picker_leads = false;
    bool take_face_up_with_pile = false;
    bool no_special_finish = false;
    Finish finish = Finish::first_out;
    int turn_limit = 2000;
    Stuck stuck = Stuck::take;                            ///< what becomes of a seat that can play nothing
    BlindChallenge blind_challenge = BlindChallenge::off; ///< what a face-down card asks of its player
    Judge judge = Judge::giver;                           ///< who says whether a challenge is passed
    bool strict = false;                                  ///< `auto`: case, accents and punctuation count
    bool ten_needs_all = false;                           ///< a challenge to all burns only if all pass
    bool extreme = false;                                 ///< who burns a four hands out four challenges

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

/// Whether anybody may ever be challenged at such a table.
bool has_challenges(const Options& o);

/// Whether a game can be played with these options; else the option that stands in the way.
Refusal check(const Options& o);

} // namespace palazzo::palace
