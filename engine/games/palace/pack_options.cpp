// Writes options into the bits of links, and reads them. All of this is part of the format of links.
#include "engine/games/palace/option_values.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace palazzo::palace {
namespace {

/// Writes or reads `value`, which is an integer or an enumerator less than `below`.
template <class Number>
void code(Packer& packer, Number& value, std::uint32_t below) {
    value = static_cast<Number>(packer.code_number(static_cast<std::uint32_t>(value), below));
}

/// Writes or reads a number from `least` to `most`.
template <class Number>
void code(Packer& packer, Number& value, int least, int most) {
    const auto above = static_cast<std::uint32_t>(static_cast<int>(value) - least);
    value = static_cast<Number>(
        static_cast<int>(packer.code_number(above, static_cast<std::uint32_t>(most - least + 1))) + least);
}

/// Writes or reads each of the lowest `count` bits.
template <class Bits>
void code_bits(Packer& packer, Bits& bits, int count, FlagFrequency& odds) {
    unsigned read = 0;
    for (int at = 0; at < count; ++at)
        read |= packer.code_flag(((static_cast<unsigned>(bits) >> at) & 1U) != 0, odds) ? 1U << at : 0U;
    bits = static_cast<Bits>(read);
}

/// Writes or reads different numbers less than `below`. Each is stored as its index among the numbers that haven't
/// occurred yet.
void code_different(Packer& packer, std::vector<int>& numbers, int below) {
    std::vector<int> left(static_cast<std::size_t>(below));
    std::iota(left.begin(), left.end(), 0);
    for (int& number : numbers) {
        const auto at = std::find(left.begin(), left.end(), number) - left.begin();
        const auto read = packer.code_number(static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(left.size()));
        number = left[read];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(read));
    }
}

// The format of links has room for exactly 24 powers and 14 ranks. If powers are added later, links need another
// version.
constexpr int packed_powers = 24;
static_assert(power_names.size() == packed_powers && face_count == 14);

void code_powers(Packer& packer, Powers& powers, Powers possible, FlagFrequency& odds) {
    Powers read;
    for (int i = 0; i < packed_powers; ++i) {
        const auto power = static_cast<Power>(i);
        if (possible.has(power) && packer.code_flag(powers.has(power), odds)) read.add(power);
    }
    powers = read;
}

/// Gives `list` the size that was read from a link. When a link is written, `list` already has the size `size`.
template <class T, std::size_t N>
void set_size(List<T, N>& list, std::size_t size) {
    while (list.size() > size) list.pop_back();
    while (list.size() < size) list.push_back({});
}

constexpr int draw_piles = 256; ///< number of values in a link: every number of cards, and two special values

} // namespace

void pack_decks(Packer& packer, Options& o) { code(packer, o.decks, most_decks + 1); }

void pack_layout(Packer& packer, Options& o) {
    enum Form : std::uint32_t { one_number, rows, by_players, form_count };
    std::uint32_t form = o.layout == DealLayout::with_equal_numbers(o.layout.down) ? one_number : rows;
    if (o.layouts != LayoutByPlayers{}) form = by_players;
    form = packer.code_number(form, form_count);
    if (form == one_number) {
        code(packer, o.layout.down, 0, 15);
        o.layout = DealLayout::with_equal_numbers(o.layout.down);
    } else if (form == rows) {
        for (std::uint8_t* row : {&o.layout.down, &o.layout.up, &o.layout.hand, &o.layout.draw})
            code(packer, *row, 1, largest_dealt_hand);
    } else {
        constexpr std::uint32_t lengths = most_cards_in_row - least_cards_in_row + 1;
        FlagFrequency named;
        for (std::size_t players = 2; players < o.layouts.size(); ++players) {
            std::uint8_t& row = o.layouts[players];
            row = packer.code_flag(row != 0, named) ? std::max(row, std::uint8_t{least_cards_in_row}) : std::uint8_t{0};
            if (row != 0) row = static_cast<std::uint8_t>(packer.code_number(row - 3U, lengths) + 3U);
        }
    }
}

void pack_order(Packer& packer, Options& o) {
    std::vector<int> ranks;
    for (const Rank r : o.order) ranks.push_back(index_of(r));
    ranks.resize(packer.code_number(static_cast<std::uint32_t>(ranks.size()), face_count + 1));
    code_different(packer, ranks, face_count);
    o.order.clear();
    for (const int r : ranks) o.order.push_back(rank_at(r));
}

void pack_burn_quads(Packer& packer, Options& o) {
    code(packer, o.burn_quads, 3);
    code(packer, o.quads, least_quads, most_quads);
}

void pack_powers(Packer& packer, Options& o) {
    o.jokers_rank = packer.code_number(o.jokers_rank ? 1 : 0, 2) == 1;
    Powers all;
    for (int i = 0; i < packed_powers; ++i) all.add(static_cast<Power>(i));
    FlagFrequency odds;
    for (int r = 0; r < (o.jokers_rank ? face_count : rank_count); ++r)
        code_powers(packer, o.powers_of(rank_at(r)), all, odds);
}

void pack_chance_card(Packer& packer, Options& o) { code(packer, o.chance_card, 3); }
void pack_take_face_up(Packer& packer, Options& o) { code(packer, o.take_face_up_with_pile, 4); }

void pack_draw_pile(Packer& packer, Options& o) {
    static_assert(most_cards < draw_piles + half_the_cards && half_the_cards < whole_draw_pile);
    code(packer, o.draw_pile, half_the_cards, half_the_cards + draw_piles - 1);
}

void pack_leave_out(Packer& packer, Options& o) {
    FlagFrequency odds;
    code_bits(packer, o.leave_out, rank_count, odds);
}

void pack_first_card(Packer& packer, Options& o) {
    code(packer, o.first_card.rank, rank_count);
    std::vector<int> suits;
    for (const Suit s : o.first_card.suits) suits.push_back(index_of(s));
    code_different(packer, suits, suit_count);
    for (std::size_t i = 0; i < suits.size(); ++i) o.first_card.suits[i] = static_cast<Suit>(suits[i]);
}

void pack_fits(Packer& packer, Options& o) {
    FlagFrequency odds;
    set_size(o.fits, packer.code_number(static_cast<std::uint32_t>(o.fits.size()), face_count + 1));
    for (LayableRanksException& fit : o.fits) {
        code(packer, fit.top, face_count);
        code(packer, fit.kind, 3);
        code_bits(packer, fit.ranks, face_count, odds);
    }
}

void pack_conditions(Packer& packer, Options& o) {
    FlagFrequency powers;
    FlagFrequency ranks;
    FlagFrequency anywhere;
    static_assert(decltype(o.conditions)::capacity() == 6);
    set_size(o.conditions, packer.code_number(static_cast<std::uint32_t>(o.conditions.size()), 7));
    for (ConditionalPowers& c : o.conditions) {
        code(packer, c.rank, face_count);
        code(packer, c.least, 1, most_quads);
        if (packer.code_flag(c.on == ConditionalPowers().on, anywhere))
            c.on = ConditionalPowers().on;
        else
            code_bits(packer, c.on, no_rank + 1, ranks);
        code_powers(packer, c.powers, instant_powers, powers);
    }
}

} // namespace palazzo::palace
