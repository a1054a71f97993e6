#include "engine/games/palace/options.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::palace {
namespace {

constexpr Order natural_order() {
    Order order;
    for (int i = 0; i < rank_count; ++i) order.push_back(rank_at(i));
    return order;
}

/// Natural order with the 2 above the ace.
constexpr Order two_high_order() {
    Order order;
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
    o.face_up = FaceUp::swap;
    o.first = First::left_of_dealer;
    o.order = two_high_order();
    o.face_up_play = FaceUpPlay::single;
    o.burn_quads = BurnQuads::one_turn;
    o.powers_of(Rank::ten) = {Power::burn};
    return o;
}

Options european() {
    Options o = classic();
    o.preset = Preset::european;
    o.powers_of(Rank::three) = {Power::anytime, Power::mirror};
    o.powers_of(Rank::seven) = {Power::lower};
    o.powers_of(Rank::eight) = {Power::skip};
    o.face_up = FaceUp::swap;
    o.finish = Finish::play_on;
    return o;
}

Options speak() {
    Options o;
    o.preset = Preset::speak;
    o.players = 4;
    o.face_up = FaceUp::dealt;
    o.first = First::lowest_hand;
    o.starter = Starter::lead;
    for (const Rank r : natural_order())
        if (r != Rank::two && r != Rank::seven && r != Rank::ten) o.order.push_back(r);
    o.burn_quads = BurnQuads::one_turn;
    o.powers_of(Rank::two) = {Power::anytime, Power::cover, Power::challenge_self};
    o.powers_of(Rank::seven) = {Power::anytime, Power::challenge_next};
    o.powers_of(Rank::ten) = {Power::anytime, Power::burn, Power::challenge_all};
    o.stuck = Stuck::challenge;
    o.blind_challenge = BlindChallenge::before;
    o.extreme = true;
    return o;
}

Refusal check_range(std::string_view option, int value, int least, int most) {
    if (value >= least && value <= most) return {};
    return Refusal("palace.option.range",
        {std::string(option), std::to_string(value), std::to_string(least), std::to_string(most)});
}

Refusal check_numbers(const Options& o) {
    const PresetFacts& facts = facts_of(o.preset);
    for (const Refusal& reason : {check_range("players", o.players, facts.least_players, facts.most_players),
             check_range("decks", o.decks, 0, most_decks), check_range("jokers", o.jokers, 0, most_jokers),
             check_range("layout", o.layout, least_layout, most_layout),
             check_range("turn_limit", o.turn_limit, 1, most_turns)})
        if (reason) return reason;
    return {};
}

Refusal check_order(const Options& o) {
    std::array<bool, rank_count> ranked{};
    for (const Rank r : o.order) {
        bool& seen = ranked[static_cast<std::size_t>(r)];
        if (seen) return Refusal("palace.option.order_twice", {std::string(1, to_char(r))});
        seen = true;
    }
    for (int i = 0; i < rank_count; ++i)
        if (!ranked[static_cast<std::size_t>(i)] && !o.powers_of(rank_at(i)).has(Power::anytime))
            return Refusal("palace.option.order_lacks", {std::string(1, to_char(rank_at(i)))});
    return {};
}

Refusal check_powers(const Options& o) {
    for (const Powers p : o.powers)
        if (!p.has(Power::cover)) return {};
    return Refusal("palace.option.cover_everywhere");
}

} // namespace

std::span<const PresetFacts> presets() {
    static const std::vector<PresetFacts> all{
        {"classic", Preset::classic, 2, most_players, 3, classic()},
        {"house", Preset::house, 2, 5, 3, house()},
        {"european", Preset::european, 2, most_players, 3, european()},
        {"speak", Preset::speak, 3, most_players, 5, speak()},
    };
    return all;
}

const PresetFacts& facts_of(Preset p) { return presets()[static_cast<std::size_t>(p)]; }

int decks_in_play(const Options& o) {
    if (o.decks != 0) return o.decks;
    return o.players <= facts_of(o.preset).one_deck_up_to ? 1 : 2;
}

int cards_in_play(const Options& o) { return decks_in_play(o) * (rank_count * suit_count + o.jokers); }

bool has_challenges(const Options& o) {
    const bool extreme = o.extreme && o.burn_quads != BurnQuads::off;
    if (o.stuck == Stuck::challenge || o.blind_challenge != BlindChallenge::off || extreme) return true;
    return std::any_of(o.powers.begin(), o.powers.end(), [](Powers p) {
        return p.has(Power::challenge_self) || p.has(Power::challenge_next) || p.has(Power::challenge_all);
    });
}

Refusal check(const Options& o) {
    if (const Refusal reason = check_numbers(o)) return reason;
    if (const Refusal reason = check_order(o)) return reason;
    if (const Refusal reason = check_powers(o)) return reason;
    const int needed = o.players * 3 * o.layout;
    if (needed > cards_in_play(o))
        return Refusal("palace.option.too_few_cards",
            {std::to_string(o.players), std::to_string(needed), std::to_string(cards_in_play(o))});
    return {};
}

} // namespace palazzo::palace
