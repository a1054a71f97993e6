#include "engine/games/palindromes/wire.hpp"

#include "engine/core/bag.hpp"

#include <algorithm>
#include <numeric>

namespace palazzo::wire {

using namespace palindromes;

using Coordinate = Whole<std::int8_t, -farthest_cell, farthest_cell>;
using Player = Whole<Seat, 0, palindromes::players - 1>;
using Count = Whole<int, 0, 2 * deck_size>;

template <>
inline constexpr std::array names_of<Line>{"row", "column"};
template <>
inline constexpr std::array names_of<Side>{"above", "below", "right", "left"};

template <>
inline constexpr auto layout_of<Cell> = layout(
    nullptr, field<&Cell::x, Coordinate>("x"), field<&Cell::y, Coordinate>("y"));
template <>
inline constexpr auto layout_of<Placed> = layout(nullptr, field<&Placed::card>("card"), field<&Placed::at>("at"));
template <>
inline constexpr auto layout_of<Span> = layout(nullptr, field<&Span::first>("first"),
    field<&Span::length, Whole<std::uint8_t, 0, deck_size>>("length"), field<&Span::line>("line"));
template <>
inline constexpr auto layout_of<Taken> = layout(
    nullptr, field<&Taken::cards>("cards"), field<&Taken::sizes>("sizes"), field<&Taken::card_count, Count>("count"));
template <>
inline constexpr auto layout_of<Pending> = layout(
    nullptr, field<&Pending::spans>("spans"), field<&Pending::maker, Player>("maker"));
template <>
inline constexpr auto layout_of<SeatOpen> = layout(nullptr, field<&SeatOpen::taken>("taken"),
    field<&SeatOpen::hand_count, Whole<int, 0, most_hand>>("hand"), field<&SeatOpen::stock_count, Count>("stock"));
template <>
inline constexpr auto layout_of<Table> = layout(nullptr, field<&Table::board>("board"),
    field<&Table::pending>("pending"), field<&Table::turn, Player>("turn"), field<&Table::placed, Count>("placed"),
    field<&Table::last>("last"), field<&Table::seats>("seats"));
template <>
inline constexpr auto layout_of<View> = layout(
    nullptr, field<&View::table>("table"), field<&View::me, Player>("me"), field<&View::hand>("hand"));

template <>
inline constexpr auto layout_of<CardPlaced> = layout("placed", field<&CardPlaced::seat, Player>("seat"),
    field<&CardPlaced::card>("card"), field<&CardPlaced::at>("at"), field<&CardPlaced::beside>("beside"),
    field<&CardPlaced::side>("side"));
template <>
inline constexpr auto layout_of<PalindromeClaimed> = layout("claimed", field<&PalindromeClaimed::seat, Player>("seat"),
    field<&PalindromeClaimed::maker, Player>("maker"), field<&PalindromeClaimed::cards>("cards"));
template <>
inline constexpr auto layout_of<PalindromeWaits> = layout(
    "waits", field<&PalindromeWaits::seat, Player>("seat"), field<&PalindromeWaits::cards>("cards"));
template <>
inline constexpr auto layout_of<PalindromeTaken> = layout("taken", field<&PalindromeTaken::seat, Player>("seat"),
    field<&PalindromeTaken::cards>("cards"), field<&PalindromeTaken::waited>("waited"));
template <>
inline constexpr auto layout_of<BoardEmptied> = layout("emptied");
template <>
inline constexpr auto layout_of<LastCardPlaced> = layout("all_placed");

} // namespace palazzo::wire

namespace palazzo::palindromes {
namespace {

/// Returns whether the sizes of a seat's sets add up to the number of cards in `cards`.
bool sizes_match_cards(const Taken& taken) {
    const auto cards = std::accumulate(taken.sizes.begin(), taken.sizes.end(), std::size_t{0});
    return cards == taken.cards.size();
}

/// Returns whether the visible and the hidden cards together are one deck. A card must not occur twice, except that a
/// taken card may be in two sets.
bool is_complete_deck(const View& v) {
    Bag seen;
    const auto take = [&](Card card) {
        const bool first = card.has_rank() && seen.count(card) == 0;
        if (first) seen.add(card);
        return first;
    };
    bool fits = std::all_of(v.table.board.begin(), v.table.board.end(), [&](const Placed& p) { return take(p.card); })
        && std::all_of(v.hand.begin(), v.hand.end(), take);
    const Bag there = seen;
    int hidden = v.table.seat(players - 1 - v.me).hand_count;
    for (const SeatOpen& seat : v.table.seats) {
        hidden += seat.stock_count;
        for (const Card card : seat.taken.cards) {
            fits = fits && card.has_rank() && there.count(card) == 0;
            if (fits && seen.count(card) == 0) seen.add(card);
        }
    }
    return fits && seen.size() + hidden == deck_size;
}

bool counts_agree(const View& v) {
    return std::all_of(
               v.table.seats.begin(), v.table.seats.end(), [](const SeatOpen& s) { return sizes_match_cards(s.taken); })
        && v.table.seat(v.me).hand_count == static_cast<int>(v.hand.size()) && is_complete_deck(v);
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read<View>(json);
    if (!view) return view;
    view->table.options = o;
    return counts_agree(*view) ? view : Problem{"", "problem.view"};
}

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read<Event>(json); }

} // namespace palazzo::palindromes
