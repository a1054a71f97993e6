#include "engine/games/palace/option_parts.hpp"

#include "engine/core/expect.hpp"
#include "engine/games/palace/option_choices.hpp"

#include <algorithm>
#include <array>

namespace palazzo::palace {
namespace {

struct UsualPowers {
    Rank rank;
    const char* name;
    Powers powers;
};

using P = Power;

/// The common powers of each rank: those in the presets, in the variations named in docs/rules/palace.md, and at other
/// tables. Entries of one rank are next to each other.
constexpr std::array usual{
    UsualPowers{Rank::two, "nothing", {}},
    UsualPowers{Rank::two, "reset", {P::anytime, P::reset}},
    UsualPowers{Rank::two, "challenge", {P::anytime, P::cover, P::challenge_self}},
    UsualPowers{Rank::two, "cover", {P::anytime, P::cover}},
    UsualPowers{Rank::two, "wild", {P::wild}},
    UsualPowers{Rank::three, "nothing", {}},
    UsualPowers{Rank::three, "mirror", {P::anytime, P::mirror}},
    UsualPowers{Rank::three, "reset", {P::anytime, P::reset}},
    UsualPowers{Rank::five, "nothing", {}},
    UsualPowers{Rank::five, "lower", {P::lower}},
    UsualPowers{Rank::five, "again", {P::again}},
    UsualPowers{Rank::five, "mirror", {P::anytime, P::mirror}},
    UsualPowers{Rank::five, "base", {P::anytime, P::base}},
    UsualPowers{Rank::six, "nothing", {}},
    UsualPowers{Rank::six, "even", {P::even}},
    UsualPowers{Rank::six, "mirror", {P::anytime, P::mirror}},
    UsualPowers{Rank::seven, "nothing", {}},
    UsualPowers{Rank::seven, "lower", {P::lower}},
    UsualPowers{Rank::seven, "challenge", {P::anytime, P::challenge_next}},
    UsualPowers{Rank::eight, "nothing", {}},
    UsualPowers{Rank::eight, "skip", {P::skip}},
    UsualPowers{Rank::eight, "reverse", {P::reverse}},
    UsualPowers{Rank::eight, "mirror", {P::anytime, P::mirror}},
    UsualPowers{Rank::nine, "nothing", {}},
    UsualPowers{Rank::nine, "skip", {P::skip}},
    UsualPowers{Rank::nine, "reverse", {P::reverse}},
    UsualPowers{Rank::ten, "nothing", {}},
    UsualPowers{Rank::ten, "burn", {P::burn}},
    UsualPowers{Rank::ten, "burn_anytime", {P::anytime, P::burn}},
    UsualPowers{Rank::ten, "challenge", {P::anytime, P::burn, P::challenge_all}},
    UsualPowers{Rank::jack, "nothing", {}},
    UsualPowers{Rank::jack, "skip", {P::skip}},
    UsualPowers{Rank::jack, "reverse", {P::reverse}},
    UsualPowers{Rank::jack, "odd", {P::odd}},
    UsualPowers{Rank::jack, "give", {P::pile_to_chosen}},
    UsualPowers{Rank::queen, "nothing", {}},
    UsualPowers{Rank::queen, "cover", {P::cover}},
    UsualPowers{Rank::queen, "show_hand", {P::show_hand}},
    UsualPowers{Rank::king, "nothing", {}},
    UsualPowers{Rank::king, "reverse", {P::reverse}},
    UsualPowers{Rank::king, "bottom", {P::bottom_to_next}},
    UsualPowers{Rank::ace, "nothing", {}},
    UsualPowers{Rank::ace, "again", {P::anytime, P::again}},
    UsualPowers{Rank::ace, "choose_next", {P::choose_next}},
    UsualPowers{joker_rank, "plain_joker", {}},
    UsualPowers{joker_rank, "give_anytime", {P::anytime, P::pile_to_chosen}},
    UsualPowers{joker_rank, "mirror_skip", {P::anytime, P::mirror, P::skip}},
    UsualPowers{joker_rank, "burn_anytime", {P::anytime, P::burn}},
    UsualPowers{joker_rank, "reverse_anytime", {P::anytime, P::reverse}},
};

std::string part_of(Rank rank) { return "powers." + rank_name(rank); }

/// Returns `order` with `rank` inserted before the first rank that is higher in the natural order.
RankOrder with_rank(const RankOrder& order, Rank rank) {
    RankOrder with;
    bool placed = false;
    for (const Rank r : order) {
        if (!placed && r > rank) {
            with.push_back(rank);
            placed = true;
        }
        with.push_back(r);
    }
    if (!placed) with.push_back(rank);
    return with;
}

RankOrder without_rank(const RankOrder& order, Rank rank) {
    RankOrder without;
    for (const Rank r : order)
        if (r != rank) without.push_back(r);
    return without;
}

bool has(const RankOrder& order, Rank rank) { return std::find(order.begin(), order.end(), rank) != order.end(); }

void set_place_in_order(Options& o, Rank rank) {
    if (rank == joker_rank) return;
    const bool needs_place = (!o.powers_of(rank).has(P::anytime) && !o.powers_of(rank).has(P::wild))
        || has(preset_facts(o.preset).options.order, rank);
    if (needs_place && !has(o.order, rank)) o.order = with_rank(o.order, rank);
    if (!needs_place) o.order = without_rank(o.order, rank);
}

} // namespace

std::string space_separated_names(Powers powers) {
    std::string names;
    for (std::size_t p = 0; p < power_names.size(); ++p)
        if (powers.has(static_cast<Power>(p))) names += (names.empty() ? "" : " ") + std::string(power_names[p]);
    return names;
}

std::vector<OptionPart> option_parts(const Options& o) {
    std::vector<OptionPart> parts;
    for (const UsualPowers& one : usual) {
        const Powers now = o.powers_of(one.rank);
        if (parts.empty() || parts.back().name != part_of(one.rank)) {
            Message detail = now.any()   ? Message{"palace.option.powers.does", {space_separated_names(now)}}
                : one.rank == joker_rank ? Message{"palace.option.powers.is_joker", {}}
                                         : Message{"palace.option.powers.is_plain", {}};
            parts.push_back(
                {part_of(one.rank), {"palace.option.powers", {rank_name(one.rank)}}, std::move(detail), {}, -1});
        }
        OptionPart& part = parts.back();
        if (one.powers == now) part.chosen_index = static_cast<int>(part.choices.size());
        part.choices.push_back(std::string("palace.option.powers.") + one.name);
    }
    for (OptionPart& part : option_choices(o)) parts.push_back(std::move(part));
    return parts;
}

std::span<const std::string_view> asked_options() {
    static constexpr std::array<std::string_view, 12> asked{"layout", "face_up", "first", "powers.2", "powers.3",
        "powers.7", "powers.8", "powers.10", "burn_quads", "voluntary_pickup", "chance_card", "finish"};
    return asked;
}

void set_option_part(Options& o, std::string_view part, int choice) {
    if (set_option_choice(o, part, choice)) return;
    int index = 0;
    for (const UsualPowers& one : usual) {
        if (part_of(one.rank) != part || index++ != choice) continue;
        o.powers_of(one.rank) = one.powers;
        // The option `joker` says whether jokers without powers are wild or aces.
        if (one.rank == joker_rank) o.jokers_rank = one.powers.any();
        return set_place_in_order(o, one.rank);
    }
    expect(false, "a part of an option and one of its choices");
}

} // namespace palazzo::palace
