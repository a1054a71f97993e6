// Random options, for tests of what has to hold under all options.
#include "engine/games/palace/rules.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palace {
namespace {

template <class Enum>
Enum any_of(Rng& dice, std::uint32_t values) {
    return static_cast<Enum>(dice.below(values));
}

void random_powers(Options& o, Rng& dice) {
    if (dice.below(2) == 0) return;
    o.jokers_rank = dice.below(4) == 0;
    for (int r = 0; r < (o.jokers_rank ? face_count : rank_count); ++r) {
        Powers& powers = o.powers_of(rank_at(r));
        powers = {};
        // Half of the ranks get only common powers. The power `wild` is given separately below.
        const auto known = dice.below(2) == 0 ? 12U : static_cast<std::uint32_t>(Power::wild);
        while (dice.below(3) == 0) powers.add(any_of<Power>(dice, known));
    }
    if (dice.below(5) == 0) o.powers[dice.below(rank_count)] = {Power::wild};
    if (o.jokers_rank && dice.below(2) == 0) o.order.push_back(joker_rank);
    if (o.jokers_rank && o.order.size() != face_count) o.powers_of(joker_rank).add(Power::anytime);
}

void random_order(Options& o, Rng& dice) {
    if (dice.below(3) == 0) dice.shuffle(o.order);
    if (dice.below(3) != 0) return;
    RankOrder kept;
    for (const Rank r : o.order)
        if (dice.below(5) != 0)
            kept.push_back(r);
        else if (o.powers_of(r) != Powers{Power::wild})
            o.powers_of(r).add(Power::anytime);
    o.order = kept;
}

void random_challenges(Options& o, Rng& dice) {
    if (dice.below(3) == 0) return;
    o.stuck = any_of<StuckRule>(dice, 2);
    o.blind_challenge = any_of<BlindChallengeRule>(dice, 3);
    o.judge = any_of<JudgeRule>(dice, 4);
    for (bool Options::*flag : {&Options::strict, &Options::ten_needs_all, &Options::extreme})
        o.*flag = dice.below(2) == 0;
}

Ranks some_ranks(Rng& dice) {
    Ranks ranks = 0;
    for (int r = 0; r < face_count; ++r) ranks |= dice.below(3) == 0 ? rank_bit(rank_at(r)) : 0U;
    return ranks;
}

void random_layout(Options& o, Rng& dice) {
    const auto any = [&](std::uint32_t from, std::uint32_t to) {
        return static_cast<std::uint8_t>(from + dice.below(to - from + 1));
    };
    switch (dice.below(4)) {
    case 0: return;
    case 1: o.layout = DealLayout::with_equal_numbers(any(least_cards_in_row, most_cards_in_row)); return;
    case 2: o.layout = {any(1, 6), any(1, 6), any(1, 9), any(1, 9)}; return;
    default: o.layouts[any(2, most_players)] = any(least_cards_in_row, most_cards_in_row);
    }
}

/// Adds random exceptions to the ranks that may follow a rank, and random powers that depend on the card below.
void random_conditions(Options& o, Rng& dice) {
    // The exceptions are added in the order in which records list them: by rank, then by kind.
    for (int r = 0; r < rank_count && o.fits.size() < 5; ++r)
        if (dice.below(4) == 0)
            o.fits.push_back({rank_at(r), any_of<LayableRanksException::Kind>(dice, 3),
                static_cast<std::uint16_t>(some_ranks(dice))});
    while (o.conditions.size() < 3 && dice.below(3) != 0) {
        ConditionalPowers c{rank_at(static_cast<int>(dice.below(rank_count))),
            static_cast<std::uint8_t>(1 + dice.below(3)), static_cast<std::uint16_t>(some_ranks(dice)), {}};
        do c.powers = c.powers | (Powers{any_of<Power>(dice, power_names.size())} & instant_powers);
        while (!c.powers.any());
        o.conditions.push_back(c);
    }
}

/// Sets options that the presets leave off, such as runs and partners.
void random_house_rules(Options& o, Rng& dice) {
    if (dice.below(3) == 0) return;
    constexpr std::array piles{half_the_cards, 0, 5, 16, whole_draw_pile};
    if (dice.below(3) == 0) o.draw_pile = piles[dice.below(piles.size())];
    if (dice.below(4) == 0) o.leave_out = static_cast<std::uint16_t>(some_ranks(dice) & natural_ranks);
    o.first_card.rank = rank_at(static_cast<int>(dice.below(rank_count)));
    dice.shuffle(o.first_card.suits);
    o.powers_count = any_of<PowersCountRule>(dice, 2);
    o.quads = dice.below(2) == 0 || o.burn_quads == BurnQuadsRule::off
        ? 4
        : least_quads + static_cast<int>(dice.below(most_quads - least_quads + 1));
    if (dice.below(3) == 0) o.no_pairs = any_of<NoPairsRule>(dice, 5);
    if (dice.below(2) == 0) random_conditions(o, dice);
    for (bool Options::*flag : {&Options::burn_again, &Options::match_count, &Options::runs, &Options::throw_after,
             &Options::hand_with_face_up, &Options::previous_takes, &Options::snap, &Options::partners})
        o.*flag = dice.below(3) == 0;
}

Options any_options(Rng& dice) {
    const auto& facts = palace::presets()[dice.below(static_cast<std::uint32_t>(palace::presets().size()))];
    Options o = facts.options;
    if (dice.below(4) == 0) return o;
    const auto seats = static_cast<std::uint32_t>(facts.most_players - facts.least_players + 1);
    o.players = facts.least_players + static_cast<int>(dice.below(seats));
    o.decks = static_cast<int>(dice.below(4));
    o.jokers = dice.below(2) == 0 ? 0 : static_cast<int>(dice.below(5));
    o.joker = any_of<JokerKind>(dice, 2);
    random_layout(o, dice);
    o.face_up = any_of<FaceUpRule>(dice, 3);
    o.first = any_of<FirstPlayerRule>(dice, 8);
    o.starter = any_of<StarterRule>(dice, 2);
    o.beat = any_of<BeatRule>(dice, 2);
    o.face_up_play = any_of<FaceUpPlayRule>(dice, 3);
    o.burn_quads = any_of<BurnQuadsRule>(dice, 3);
    for (bool Options::*flag :
        {&Options::wrap, &Options::voluntary_pickup, &Options::picker_leads, &Options::no_special_finish})
        o.*flag = dice.below(3) == 0;
    o.chance_card = any_of<ChanceCardRule>(dice, 3);
    // When the pile may be taken voluntarily, random moves never turn over a card unless that is always allowed.
    if (o.voluntary_pickup && o.chance_card == ChanceCardRule::stuck) o.chance_card = ChanceCardRule::always;
    o.take_face_up_with_pile = any_of<TakeFaceUpRule>(dice, 4);
    random_house_rules(o, dice);
    o.finish = any_of<FinishRule>(dice, 2);
    random_challenges(o, dice);
    o.turn_limit = dice.below(4) == 0 ? 1 + static_cast<int>(dice.below(200)) : 2000;
    random_powers(o, dice);
    random_order(o, dice);
    return o;
}

} // namespace

Options Rules::random_options(Rng& dice) const {
    for (;;)
        if (const Options o = any_options(dice); !check(o)) return o;
}

} // namespace palazzo::palace
