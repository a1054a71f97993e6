#include "engine/games/palace/start.hpp"

#include "engine/games/palace/set_pattern.hpp"
#include "engine/games/palace/turn.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

/// Returns whether the next card covers the starter `c`, because `c` burns, resets or is wild (fine print 5).
bool is_covered_as_starter(const DerivedRules& derived, Card c) {
    if (derived.is_wild(c)) return true;
    const Rank rank = derived.rank_of(c);
    return derived.has_power(rank, Power::burn) || derived.has_power(rank, Power::reset);
}

void turn_starter(State& s, Events events) {
    const DerivedRules& derived = s.table.derived;
    while (!s.draw.empty()) {
        const Card c = s.draw.pop_back();
        const int rank = derived.is_wild(c) ? no_rank : index_of(derived.rank_of(c));
        s.table.pile.push_back({c, static_cast<std::uint8_t>(rank)});
        const bool is_covered = is_covered_as_starter(derived, c) && !s.draw.empty();
        events.send<StarterTurnedOver>(c, is_covered);
        if (!is_covered) break;
    }
}

/// The value that `rate` returns for a seat that can't lead.
constexpr int no_place = 1 << 20;
/// Makes the seat with the lowest rate(seat) lead; of seats with equal rates, the one nearest to the seat that the deal
/// names (fine print 4). Returns the lowest rate, or no_place if no seat can lead.
template <class Rate>
int find_least(State& s, Rate&& rate) {
    int best = no_place;
    const Seat first = s.table.turn;
    for (int i = 0; i < s.table.players(); ++i) {
        const Seat seat = (first + i) % s.table.players();
        const int place = rate(seat);
        if (place >= best) continue;
        best = place;
        s.table.turn = seat;
    }
    return best;
}

int place_of(const DerivedRules& derived, int rank) {
    return rank == no_rank ? no_place : derived.place_in_order[static_cast<std::size_t>(rank)];
}

Bag face_up_of(const State& s, Seat seat) {
    Bag cards;
    for (const Card c : s.table.seat(seat).up)
        if (!c.is_none()) cards.add(c);
    return cards;
}

int lowest_in_hand(const State& s, Seat seat) {
    return place_of(s.table.derived, lowest_rank(s.table.derived, s.hidden_state(seat).hand));
}

int lowest_face_up(const State& s, Seat seat) {
    return place_of(s.table.derived, lowest_rank(s.table.derived, face_up_of(s, seat)));
}

/// Returns the sum of the places that a seat's face-up cards have in the order. A wild card, or a rank without a place,
/// counts as one place above the highest.
int sum_face_up(const State& s, Seat seat) {
    int sum = 0;
    const DerivedRules& derived = s.table.derived;
    face_up_of(s, seat).for_each([&](Card c, int n) {
        const int place = derived.place_in_order[static_cast<std::size_t>(derived.rank_of(c))];
        sum += n * (place < 0 || derived.is_wild(c) ? face_count : place);
    });
    return sum;
}

/// Makes the holder of the named card lead. If nobody holds it, the next card that is asked for decides, and so on.
void find_named_card(State& s) {
    const DerivedRules& derived = s.table.derived;
    const FirstCard& first = derived.options.first_card;
    const RankOrder& order = derived.options.order;
    const auto from =
        static_cast<std::size_t>(std::max(0, int{derived.place_in_order[static_cast<std::size_t>(first.rank)]}));
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Rank rank = order[(from + i) % order.size()];
        for (const Suit suit : first.suits) {
            if (rank == joker_rank) continue;
            const Card c(rank, suit);
            if (find_least(s, [&](Seat seat) { return s.hidden_state(seat).hand.count(c) > 0 ? 0 : no_place; })
                == no_place)
                continue;
            if (derived.options.starter == StarterRule::lead) s.table.lead_rank = static_cast<std::uint8_t>(rank);
            return;
        }
    }
}

/// Lets all seats that hold the lowest rank in any hand throw it onto the pile. The seat after the last of them leads.
void throw_in(State& s, Events events) {
    Table& t = s.table;
    const Seat first = t.turn;
    const int least = find_least(s, [&](Seat seat) { return lowest_in_hand(s, seat); });
    t.turn = first;
    if (least == no_place) return;
    const Rank rank = t.derived.options.order[static_cast<std::size_t>(least)];
    Seat last = first;
    for (int i = 0; i < t.players(); ++i) {
        const Seat seat = (first + i) % t.players();
        Play thrown;
        for_each_card_of_rank(s.hidden_state(seat).hand, rank, [&](Card c, int n) {
            for (; n > 0; --n) thrown.cards.push_back(c);
        });
        if (!t.derived.options.jokers_rank && rank == Rank::ace && !t.derived.jokers_are_wild())
            for (int n = s.hidden_state(seat).hand.joker_count(); n > 0; --n) thrown.cards.push_back(Card::joker());
        if (thrown.cards.empty()) continue;
        events.send<SetPlayed>(seat, thrown);
        for (const Card c : thrown.cards) {
            s.hidden_state(seat).hand.remove(c);
            t.seat(seat).known.remove_if_there(c);
            t.pile.push_back({c, static_cast<std::uint8_t>(rank)});
        }
        refill_hand(s, seat, events);
        last = seat;
    }
    t.turn = seat_after(t, last);
}

/// Finds the seat that leads, unless the deal has already decided it.
void find_first(State& s, Events events) {
    Table& t = s.table;
    const DerivedRules& derived = t.derived;
    switch (derived.options.first) {
    case FirstPlayerRule::draw:
    case FirstPlayerRule::left_of_dealer: return;
    case FirstPlayerRule::lowest_hand: {
        const int least = find_least(s, [&](Seat seat) { return lowest_in_hand(s, seat); });
        if (least != no_place && derived.options.starter == StarterRule::lead)
            t.lead_rank = static_cast<std::uint8_t>(derived.options.order[static_cast<std::size_t>(least)]);
        return;
    }
    case FirstPlayerRule::lowest_face_up:
        if (find_least(s, [&](Seat seat) { return lowest_face_up(s, seat); }) == no_place)
            find_least(s, [&](Seat seat) { return lowest_in_hand(s, seat); });
        return;
    case FirstPlayerRule::lowest_card:
        // If ranks are equal, a face-up card counts as lower than a card in a hand.
        find_least(s, [&](Seat seat) {
            return std::min(2 * std::min(lowest_face_up(s, seat), no_place / 4),
                2 * std::min(lowest_in_hand(s, seat), no_place / 4) + 1);
        });
        return;
    case FirstPlayerRule::worst_face_up: find_least(s, [&](Seat seat) { return sum_face_up(s, seat); }); return;
    case FirstPlayerRule::named_card: return find_named_card(s);
    case FirstPlayerRule::throw_in: return throw_in(s, events);
    }
}

} // namespace

void start_playing(State& s, Events events) {
    s.table.phase = Phase::playing;
    const Options& o = s.table.derived.options;
    if (o.match_count) s.table.set_size = 1;
    if (o.starter == StarterRule::flip && o.first != FirstPlayerRule::throw_in) turn_starter(s, events);
    find_first(s, events);
    events.send<SeatLeads>(s.table.turn);
    begin_turn(s, events);
}

} // namespace palazzo::palace
