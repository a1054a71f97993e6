#include "engine/games/palindromes/wire.hpp"

#include "engine/core/bag.hpp"

#include <algorithm>
#include <numeric>

namespace palazzo::wire {

using namespace palindromes;

using Coordinate = WholeNumberCodec<std::int8_t, -largest_coordinate, largest_coordinate>;
using Player = WholeNumberCodec<Seat, 0, palindromes::players - 1>;
using Count = WholeNumberCodec<int, 0, 2 * deck_size>;

template <>
inline constexpr std::array enum_names<Line>{"row", "column"};
template <>
inline constexpr std::array enum_names<RelativePosition>{"above", "below", "right", "left"};

template <>
inline constexpr auto layout_of<Cell> = struct_layout(
    nullptr, field<&Cell::x, Coordinate>("x"), field<&Cell::y, Coordinate>("y"));
template <>
inline constexpr auto layout_of<PlacedCard> = struct_layout(
    nullptr, field<&PlacedCard::card>("card"), field<&PlacedCard::at>("at"));
template <>
inline constexpr auto layout_of<Span> = struct_layout(nullptr, field<&Span::first>("first"),
    field<&Span::length, WholeNumberCodec<std::uint8_t, 0, deck_size>>("length"), field<&Span::line>("line"));
template <>
inline constexpr auto layout_of<TakenSets> = struct_layout(nullptr, field<&TakenSets::cards>("cards"),
    field<&TakenSets::sizes>("sizes"), field<&TakenSets::card_count, Count>("count"));
template <>
inline constexpr auto layout_of<PendingPalindromes> = struct_layout(
    nullptr, field<&PendingPalindromes::spans>("spans"), field<&PendingPalindromes::maker, Player>("maker"));
template <>
inline constexpr auto layout_of<PublicSeatState> = struct_layout(nullptr, field<&PublicSeatState::taken>("taken"),
    field<&PublicSeatState::hand_count, WholeNumberCodec<int, 0, most_hand>>("hand"),
    field<&PublicSeatState::stock_count, Count>("stock"));
template <>
inline constexpr auto layout_of<Table> = struct_layout(nullptr, field<&Table::board>("board"),
    field<&Table::pending>("pending"), field<&Table::turn, Player>("turn"),
    field<&Table::placed_count, Count>("placed"), field<&Table::last>("last"), field<&Table::seats>("seats"));
template <>
inline constexpr auto layout_of<View> = struct_layout(nullptr, field<&View::table>("table"),
    field<&View::me, WholeNumberCodec<Seat, onlooker, palindromes::players - 1>>("me"), field<&View::hand>("hand"));

template <>
inline constexpr auto layout_of<CardPlaced> = struct_layout("placed", field<&CardPlaced::seat, Player>("seat"),
    field<&CardPlaced::card>("card"), field<&CardPlaced::at>("at"), field<&CardPlaced::beside>("beside"),
    field<&CardPlaced::side>("side"));
template <>
inline constexpr auto layout_of<PalindromeClaimed> = struct_layout("claimed",
    field<&PalindromeClaimed::seat, Player>("seat"), field<&PalindromeClaimed::maker, Player>("maker"),
    field<&PalindromeClaimed::cards>("cards"));
template <>
inline constexpr auto layout_of<PalindromeBecamePending> = struct_layout(
    "waits", field<&PalindromeBecamePending::seat, Player>("seat"), field<&PalindromeBecamePending::cards>("cards"));
template <>
inline constexpr auto layout_of<PalindromeTaken> = struct_layout("taken", field<&PalindromeTaken::seat, Player>("seat"),
    field<&PalindromeTaken::cards>("cards"), field<&PalindromeTaken::was_pending>("waited"));
template <>
inline constexpr auto layout_of<BoardEmptied> = struct_layout("emptied");
template <>
inline constexpr auto layout_of<LastCardPlaced> = struct_layout("all_placed");

} // namespace palazzo::wire

namespace palazzo::palindromes {
namespace {

/// Returns whether the sizes of the sets add up to the number of cards in `taken.cards`.
bool sizes_match_cards(const TakenSets& taken) {
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
    bool fits = std::all_of(v.table.board.begin(), v.table.board.end(), [&](const PlacedCard& p) {
        return take(p.card);
    }) && std::all_of(v.hand.begin(), v.hand.end(), take);
    const Bag there = seen;
    int hidden = -static_cast<int>(v.hand.size());
    for (const PublicSeatState& seat : v.table.seats) {
        hidden += seat.hand_count + seat.stock_count;
        for (const Card card : seat.taken.cards) {
            fits = fits && card.has_rank() && there.count(card) == 0;
            if (fits && seen.count(card) == 0) seen.add(card);
        }
    }
    return fits && seen.size() + hidden == deck_size;
}

bool counts_agree(const View& v) {
    return std::all_of(v.table.seats.begin(), v.table.seats.end(),
               [](const PublicSeatState& s) { return sizes_match_cards(s.taken); })
        && static_cast<int>(v.hand.size()) == (v.me == onlooker ? 0 : v.table.seat(v.me).hand_count)
        && is_complete_deck(v);
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read_value<View>(json);
    if (!view) return view;
    view->table.options = o;
    return counts_agree(*view) ? view : Problem{"", "problem.view"};
}

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read_value<Event>(json); }

} // namespace palazzo::palindromes
