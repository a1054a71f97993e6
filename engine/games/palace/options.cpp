#include "engine/games/palace/options.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace palazzo::palace {
namespace {

constexpr RankOrder natural_order() {
    RankOrder order;
    for (int i = 0; i < rank_count; ++i) order.push_back(rank_at(i));
    return order;
}

/// Returns the natural order, except that the 2 is above the ace.
constexpr RankOrder two_high_order() {
    RankOrder order;
    for (int i = 1; i < rank_count; ++i) order.push_back(rank_at(i));
    order.push_back(Rank::two);
    return order;
}

Options classic() {
    Options o;
    o.order = natural_order();
    o.powers_of(Rank::two) = {Power::anytime, Power::reset};
    o.powers_of(Rank::ten) = {Power::anytime, Power::burn};
    return o;
}

Options house() {
    Options o = classic();
    o.preset = Preset::house;
    o.face_up = FaceUpRule::swap;
    o.first = FirstPlayerRule::left_of_dealer;
    o.order = two_high_order();
    o.face_up_play = FaceUpPlayRule::single;
    o.burn_quads = BurnQuadsRule::one_turn;
    o.powers_of(Rank::ten) = {Power::burn};
    return o;
}

Options european() {
    Options o = classic();
    o.preset = Preset::european;
    o.powers_of(Rank::three) = {Power::anytime, Power::mirror};
    o.powers_of(Rank::seven) = {Power::lower};
    o.powers_of(Rank::eight) = {Power::skip};
    o.face_up = FaceUpRule::swap;
    o.finish = FinishRule::play_on;
    return o;
}

Options speak() {
    Options o;
    o.preset = Preset::speak;
    o.players = 4;
    o.face_up = FaceUpRule::dealt;
    o.first = FirstPlayerRule::lowest_hand;
    o.starter = StarterRule::lead;
    for (const Rank r : natural_order())
        if (r != Rank::two && r != Rank::seven && r != Rank::ten) o.order.push_back(r);
    o.burn_quads = BurnQuadsRule::one_turn;
    o.powers_of(Rank::two) = {Power::anytime, Power::cover, Power::challenge_self};
    o.powers_of(Rank::seven) = {Power::anytime, Power::challenge_next};
    o.powers_of(Rank::ten) = {Power::anytime, Power::burn, Power::challenge_all};
    o.stuck = StuckRule::challenge;
    o.blind_challenge = BlindChallengeRule::before;
    o.extreme = true;
    return o;
}

Refusal check_range(std::string_view option, int value, int least, int most) {
    if (value >= least && value <= most) return {};
    return Refusal("palace.option.range",
        {std::string(option), std::to_string(value), std::to_string(least), std::to_string(most)});
}

Refusal check_layout(const Options& o) {
    const DealLayout l = deal_layout(o);
    if (o.layouts != LayoutByPlayers{}) return check_range("layout", l.down, least_cards_in_row, most_cards_in_row);
    if (l == DealLayout::with_equal_numbers(l.down))
        return check_range("layout", l.down, least_cards_in_row, most_cards_in_row);
    for (const Refusal& reason :
        {check_range("layout", l.down, 1, most_cards_in_row), check_range("layout", l.up, 1, most_cards_in_row),
            check_range("layout", l.hand, 1, largest_dealt_hand), check_range("layout", l.draw, 1, largest_dealt_hand)})
        if (reason) return reason;
    return {};
}

Refusal check_numbers(const Options& o) {
    const PresetFacts& facts = preset_facts(o.preset);
    for (const Refusal& reason : {check_range("players", o.players, facts.least_players, facts.most_players),
             check_range("decks", o.decks, 0, most_decks), check_range("jokers", o.jokers, 0, most_jokers_per_deck),
             check_layout(o), check_range("burn_quads", o.quads, least_quads, most_quads),
             check_range("turn_limit", o.turn_limit, 1, largest_turn_limit)})
        if (reason) return reason;
    return {};
}

Refusal check_order(const Options& o) {
    std::array<bool, face_count> ranked{};
    for (const Rank r : o.order) {
        bool& seen = ranked[static_cast<std::size_t>(r)];
        if (seen) return Refusal("palace.option.order_twice", {rank_letter(r)});
        seen = true;
    }
    for (int i = 0; i < (o.jokers_rank ? face_count : rank_count); ++i) {
        const Powers p = o.powers_of(rank_at(i));
        const bool placed = ranked[static_cast<std::size_t>(i)];
        if (!placed && !p.has(Power::anytime) && !p.has(Power::wild))
            return Refusal("palace.option.order_lacks", {rank_letter(rank_at(i))});
    }
    return {};
}

Refusal check_powers(const Options& o) {
    int without_cover = 0;
    int wild = 0;
    for (int r = 0; r < rank_count; ++r) {
        without_cover += o.powers_of(rank_at(r)).has(Power::cover) ? 0 : 1;
        wild += o.powers_of(rank_at(r)).has(Power::wild) ? 1 : 0;
    }
    if (without_cover == 0) return Refusal("palace.option.cover_everywhere");
    // A rank that stands for other ranks has no powers of its own.
    if (wild > 1 || o.powers_of(joker_rank).has(Power::wild)) return Refusal("palace.option.one_wild");
    for (const Powers p : o.powers)
        if (p.has(Power::wild) && p != Powers{Power::wild}) return Refusal("palace.option.wild_alone");
    return {};
}

/// Returns why options that depend on each other contradict each other; empty if they don't.
Refusal check_together(const Options& o) {
    if (o.partners && o.players != 4) return Refusal("palace.option.partners_are_four");
    if (o.snap && o.burn_quads != BurnQuadsRule::across_turns) return Refusal("palace.option.snap_needs_sets");
    if (std::popcount(unsigned{o.leave_out}) > 9) return Refusal("palace.option.leave_out_most");
    return {};
}

/// The largest number of players for `speak`. With more players, a challenge to all would take too long.
constexpr int most_of_speak = 8;

} // namespace

std::span<const PresetFacts> presets() {
    static const std::vector<PresetFacts> all{
        {"classic", Preset::classic, 2, most_players, 3, classic()},
        {"house", Preset::house, 2, 5, 3, house()},
        {"european", Preset::european, 2, most_players, 3, european()},
        {"speak", Preset::speak, 3, most_of_speak, 5, speak()},
    };
    return all;
}

const PresetFacts& preset_facts(Preset p) { return presets()[static_cast<std::size_t>(p)]; }

int decks_in_play(const Options& o) {
    if (o.decks != 0) return o.decks;
    // With more than eight players, two decks would leave hardly any cards for the draw pile.
    return o.players <= preset_facts(o.preset).one_deck_up_to ? 1 : o.players <= 8 ? 2 : 3;
}

int cards_in_play(const Options& o) {
    const int ranks = rank_count - std::popcount(unsigned{o.leave_out});
    return decks_in_play(o) * (ranks * suit_count + o.jokers);
}

DealLayout deal_layout(const Options& o) {
    for (int players = o.players; players > 0; --players)
        if (const int rows = o.layouts[static_cast<std::size_t>(players)]; rows != 0)
            return DealLayout::with_equal_numbers(rows);
    return o.layout;
}

int most_in_draw_pile(const Options& o) {
    const int dealt = o.players * deal_layout(o).dealt_count();
    if (o.draw_pile == half_the_cards) return cards_in_play(o) / 2 - dealt;
    const int left = cards_in_play(o) - dealt;
    return o.draw_pile == whole_draw_pile ? left : std::min(left, o.draw_pile);
}

bool has_challenges(const Options& o) {
    const bool extreme = o.extreme && o.burn_quads != BurnQuadsRule::off;
    if (o.stuck == StuckRule::challenge || o.blind_challenge != BlindChallengeRule::off || extreme) return true;
    return std::any_of(o.powers.begin(), o.powers.end(), [](Powers p) {
        return p.has(Power::challenge_self) || p.has(Power::challenge_next) || p.has(Power::challenge_all);
    });
}

Refusal check(const Options& o) {
    if (const Refusal reason = check_numbers(o)) return reason;
    if (const Refusal reason = check_order(o)) return reason;
    if (const Refusal reason = check_powers(o)) return reason;
    if (const Refusal reason = check_together(o)) return reason;
    const int needed = o.players * deal_layout(o).dealt_count();
    if (most_in_draw_pile(o) < 0)
        return Refusal("palace.option.too_few_cards",
            {std::to_string(o.players), std::to_string(needed), std::to_string(needed + most_in_draw_pile(o))});
    return {};
}

} // namespace palazzo::palace
