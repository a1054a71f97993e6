#include "engine/games/palace/start.hpp"

#include "engine/games/palace/turn.hpp"
#include "engine/games/palace/view.hpp"

namespace palazzo::palace {
namespace {

/// A `burn` or `reset` card and a wild joker are covered by the next one (fine print 5).
bool starts_badly(const DerivedRules& laws, Card c) {
    if (c.is_joker() && laws.jokers_are_wild()) return true;
    const Rank rank = c.is_joker() ? Rank::ace : c.rank();
    return laws.has(rank, Power::burn) || laws.has(rank, Power::reset);
}

void turn_starter(State& s, Events events) {
    const DerivedRules& laws = s.table.laws;
    while (!s.draw.empty()) {
        const Card c = s.draw.pop_back();
        int rank = c.is_joker() ? index_of(Rank::ace) : index_of(c.rank());
        if (c.is_joker() && laws.jokers_are_wild()) rank = no_rank;
        s.table.pile.push_back({c, static_cast<std::uint8_t>(rank)});
        if (!starts_badly(laws, c)) break;
    }
    if (!s.table.pile.empty()) events.tell<StarterTurned>(s.table.pile.back().card);
}

/// Holders of the lowest rank lead, the nearest to the seat that the deal named first (fine print 4).
void find_lowest_hand(State& s) {
    Table& t = s.table;
    int best = rank_count;
    const Seat first = t.turn;
    for (int i = 0; i < t.players(); ++i) {
        const Seat seat = (first + i) % t.players();
        const int rank = lowest_rank(t.laws, s.of(seat).hand);
        if (rank == no_rank) continue;
        const int place = t.laws.place_in_order[static_cast<std::size_t>(rank)];
        if (place >= best) continue;
        best = place;
        t.turn = seat;
    }
    t.must_lead_lowest = best < rank_count && t.laws.options.starter == Starter::lead;
}

} // namespace

void start_playing(State& s, Events events) {
    s.table.phase = Phase::playing;
    if (s.table.laws.options.starter == Starter::flip) turn_starter(s, events);
    if (s.table.laws.options.first == First::lowest_hand) find_lowest_hand(s);
    events.tell<Leads>(s.table.turn);
    begin_turn(s, events);
}

} // namespace palazzo::palace
