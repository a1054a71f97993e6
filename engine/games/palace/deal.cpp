#include "engine/games/palace/play.hpp"

#include "engine/games/palace/start.hpp"

#include <algorithm>

namespace palazzo::palace {

Cards full_deck(const Options& o) {
    Cards deck;
    for (int d = 0; d < decks_in_play(o); ++d) {
        for (int r = 0; r < rank_count; ++r)
            for (int s = 0; s < suit_count && (o.leave_out & rank_bit(rank_at(r))) == 0; ++s)
                deck.push_back(Card(rank_at(r), suit_at(s)));
        for (int j = 0; j < o.jokers; ++j) deck.push_back(Card::joker());
    }
    return deck;
}

Deal shuffled_deal(const Options& o, Rng& dice) {
    Deal d{full_deck(o), 0};
    dice.shuffle(d.cards);
    d.first = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(o.players)));
    return d;
}

Refusal check_deal(const Options& o, const Deal& d, bool short_list) {
    const Bag deck = bag_of(full_deck(o));
    Bag used;
    for (const Card c : d.cards) {
        if (used.count(c) >= deck.count(c)) return Refusal("palace.deal.too_many_of", {to_text(c)});
        used.add(c);
    }
    const int needed = o.players * deal_layout(o).dealt_count();
    if (used.size() < needed)
        return Refusal("palace.deal.too_few", {std::to_string(used.size()), std::to_string(needed)});
    if (used.size() != deck.size() && !short_list)
        return Refusal("palace.deal.incomplete", {std::to_string(used.size()), std::to_string(deck.size())});
    if (d.first < 0 || d.first >= o.players) return Refusal("palace.deal.no_such_seat", {std::to_string(d.first)});
    return {};
}

State begin(const Options& o, const Deal& d) {
    State s = State::make_undealt(derive_rules(o));
    const DealLayout layout = s.table.derived.layout;
    s.table.turn = d.first;
    const Card* next = d.cards.begin();
    const auto take = [&](int n, auto put) {
        for (Seat seat = 0; seat < o.players; ++seat)
            for (int i = 0; i < n; ++i) put(seat, *next++);
    };
    const bool choose = o.face_up == FaceUpRule::choose;
    take(layout.down, [&](Seat seat, Card c) { s.hidden_state(seat).down.push_back(c); });
    if (!choose) take(layout.up, [&](Seat seat, Card c) { s.table.seat(seat).up.push_back(c); });
    take(choose ? layout.up + layout.hand : layout.hand, [&](Seat seat, Card c) { s.hidden_state(seat).hand.add(c); });
    const Card* const end = next + std::min<std::ptrdiff_t>(most_in_draw_pile(o), d.cards.end() - next);
    for (const Card* last = end; last != next;) s.draw.push_back(*--last);
    for (const Card* left = end; left != d.cards.end(); ++left) s.aside.push_back(*left);

    if (choose)
        s.table.phase = Phase::choosing;
    else if (o.face_up == FaceUpRule::swap)
        s.table.phase = Phase::swapping;
    else
        start_playing(s, {});
    return s;
}

} // namespace palazzo::palace
