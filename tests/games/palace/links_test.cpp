// Tests links to rules: the largest rule set fits into a link, and any rule set is the same after writing and reading.
#include "engine/core/match.hpp"
#include "engine/games/palace/rules.hpp"
#include "engine/share/link.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::palace::test {
namespace {

/// Largest number of letters in a link to a rule set. Messengers and people can handle a link of this length.
constexpr std::size_t most_letters = 200;

bool coin(Rng& dice) { return dice.below(2) == 0; }

std::uint16_t half_of(Rng& dice, Ranks all) { return static_cast<std::uint16_t>(dice.below(1U << 15U) & all); }

/// Returns options that all differ from the preset's, with as many rows and conditions as allowed. They are as hard to
/// pack as possible, because every choice is random.
Options fullest(Rng& dice) {
    Options o = presets()[0].options;
    o.players = 6;
    o.decks = 3;
    o.jokers = 4;
    o.joker = JokerKind::ace;
    for (std::size_t players = 2; players < o.layouts.size(); ++players)
        o.layouts[players] = static_cast<std::uint8_t>(coin(dice) ? 0 : least_cards_in_row + dice.below(2));
    o.layouts[6] = 3;
    o.face_up = FaceUpRule::swap;
    o.first = FirstPlayerRule::named_card;
    o.starter = StarterRule::lead;
    o.jokers_rank = true;
    for (int r = 0; r < face_count; ++r) {
        Powers& powers = o.powers_of(rank_at(r));
        powers = {};
        for (std::size_t p = 0; p + 1 < power_names.size(); ++p)
            if (coin(dice)) powers.add(static_cast<Power>(p));
    }
    o.powers_of(Rank::five).remove(Power::cover);
    o.order.push_back(joker_rank);
    dice.shuffle(o.order);
    o.beat = BeatRule::higher;
    o.face_up_play = FaceUpPlayRule::fixed_order;
    o.burn_quads = BurnQuadsRule::across_turns;
    o.quads = 7;
    o.chance_card = ChanceCardRule::always;
    o.take_face_up_with_pile = TakeFaceUpRule::rank;
    o.finish = FinishRule::play_on;
    o.turn_limit = 65536 + static_cast<int>(dice.below(34464));
    o.stuck = StuckRule::challenge;
    o.blind_challenge = BlindChallengeRule::before;
    o.judge = JudgeRule::automatic;
    o.draw_pile = static_cast<int>(dice.below(most_cards));
    for (std::uint32_t left = 0; left < 9; ++left)
        o.leave_out |= static_cast<std::uint16_t>(1U << dice.below(rank_count));
    o.first_card.rank = rank_at(static_cast<int>(dice.below(rank_count)));
    dice.shuffle(o.first_card.suits);
    o.powers_count = PowersCountRule::once;
    for (int r = 0; r < face_count; ++r)
        o.fits.push_back(
            {rank_at(r), static_cast<LayableRanksException::Kind>(dice.below(3)), half_of(dice, every_rank)});
    while (o.conditions.size() < o.conditions.capacity()) {
        ConditionalPowers c{rank_at(static_cast<int>(dice.below(face_count))),
            static_cast<std::uint8_t>(1 + dice.below(most_quads)), half_of(dice, every_rank | 1U << no_rank), {}};
        for (std::size_t p = 0; p < power_names.size(); ++p)
            if (instant_powers.has(static_cast<Power>(p)) && coin(dice)) c.powers.add(static_cast<Power>(p));
        c.powers.add(Power::skip);
        o.conditions.push_back(c);
    }
    o.no_pairs = NoPairsRule::above_10;
    for (bool Options::*flag : {&Options::wrap, &Options::voluntary_pickup, &Options::picker_leads,
             &Options::no_special_finish, &Options::strict, &Options::ten_needs_all, &Options::extreme,
             &Options::burn_again, &Options::match_count, &Options::runs, &Options::throw_after,
             &Options::hand_with_face_up, &Options::previous_takes, &Options::snap})
        o.*flag = !(o.*flag);
    return o;
}

/// Returns the link to a rule set, and checks that the rule set is the same after reading the link.
std::string link_to(const Options& o) {
    Record record;
    record.game = "palace";
    record.preset = preset_facts(o.preset).name;
    record.options = write_options(option_fields(), preset_facts(o.preset).options, o);
    record.deal = deal_from_seed(7);
    const auto link = write_link(record, LinkKind::rules);
    REQUIRE(link);
    const auto read = read_link(*link);
    REQUIRE(read);
    CHECK(read->record.options == record.options);
    CHECK(read->record.preset == record.preset);
    return *link;
}

} // namespace

TEST_CASE("A link to the largest rule set stays under two hundred letters", "[palace][links]") {
    std::size_t longest = 0;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(100, 10000); ++i) {
        Rng dice = Rng(37).split(i);
        const Options o = fullest(dice);
        if (check(o)) continue;
        longest = std::max(longest, link_to(o).size());
    }
    CAPTURE(longest);
    CHECK(longest > most_letters / 2);
    CHECK(longest < most_letters);
}

TEST_CASE("Any rule set is the same after reading its link, which stays under two hundred letters", "[palace][links]") {
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(500, 20000); ++i) {
        Rng dice = Rng(38).split(i);
        CHECK(link_to(Rules().random_options(dice)).size() < most_letters);
    }
}

TEST_CASE("If only one rank of a rule set has other powers than in the preset, the link to the rule set is short",
    "[palace][links]") {
    Options o = presets()[0].options;
    o.powers_of(Rank::three) = {Power::anytime, Power::mirror};
    CHECK(link_to(o).size() < 40);
}

} // namespace palazzo::palace::test
