#include "engine/games/example/wire.hpp"

#include <algorithm>

namespace palazzo::wire {

using namespace example;

using End = WholeNumberCodec<std::int8_t, -1, rank_count - 1>;

template <>
inline constexpr auto layout_of<Row> = struct_layout(
    nullptr, field<&Row::low, End>("low"), field<&Row::high, End>("high"));
template <>
inline constexpr auto layout_of<Table> = struct_layout(nullptr, field<&Table::rows>("rows"),
    field<&Table::hand_counts>("held"), field<&Table::turn, SeatCodec>("turn"),
    field<&Table::winner, WholeNumberCodec<Seat, -1, seat_limit - 1>>("winner"));
template <>
inline constexpr auto layout_of<View> = struct_layout(
    nullptr, field<&View::table>("table"), field<&View::me, ViewerCodec>("me"), field<&View::hand>("hand"));

template <>
inline constexpr auto layout_of<CardPlayed> = struct_layout(
    "played", field<&CardPlayed::seat, SeatCodec>("seat"), field<&CardPlayed::card>("card"));
template <>
inline constexpr auto layout_of<Passed> = struct_layout("passed", field<&Passed::seat, SeatCodec>("seat"));
template <>
inline constexpr auto layout_of<GameWon> = struct_layout("won", field<&GameWon::seat, SeatCodec>("seat"));

} // namespace palazzo::wire

namespace palazzo::example {
namespace {

bool has_valid_seats(const View& v) {
    const int players = v.table.options.players;
    return v.me < players && v.table.turn < players && v.table.winner < players;
}

/// Returns whether the cards on the table and in all hands make up one deck, and no card of the viewing seat's hand is
/// also on the table.
bool is_complete_deck(const View& v) {
    Bag there;
    for (int s = 0; s < suit_count; ++s) {
        const Row& row = v.table.row(suit_at(s));
        for (int r = row.low; !row.empty() && r <= row.high; ++r)
            if (r >= 0) there.add(Card(rank_at(r), suit_at(s)));
    }
    int held = there.size();
    for (const int cards : v.table.hand_counts) held += cards;
    if (std::any_of(v.table.hand_counts.begin(), v.table.hand_counts.end(), [](int cards) { return cards < 0; }))
        return false;
    const bool own = std::all_of(v.hand.begin(), v.hand.end(), [&](Card card) {
        const bool first = card.has_rank() && there.count(card) == 0;
        if (first) there.add(card);
        return first;
    });
    const int own_cards = v.me == onlooker ? 0 : v.table.hand_counts[static_cast<std::size_t>(v.me)];
    return own && held == deck_size && own_cards == static_cast<int>(v.hand.size());
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read_value<View>(json);
    if (!view) return view;
    view->table.options = o;
    return has_valid_seats(*view) && is_complete_deck(*view) ? view : Problem{"", "problem.view"};
}

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read_value<Event>(json); }

} // namespace palazzo::example
