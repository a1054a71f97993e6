#include "engine/games/example/play.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <string>

namespace palazzo::example {
namespace {

constexpr Card first_card{Rank::seven, Suit::diamonds};

bool holds(const Cards& hand, Card card) { return std::find(hand.begin(), hand.end(), card) != hand.end(); }

void remove(Cards& hand, Card card) {
    Cards rest;
    for (const Card c : hand)
        if (c != card) rest.push_back(c);
    hand = rest;
}

/// Returns whether no card has been played yet, so that only the seven of diamonds may be played (rule 3).
bool is_first_turn(const Table& t) {
    return std::all_of(t.rows.begin(), t.rows.end(), [](const Row& row) { return row.empty(); });
}

bool is_on_table(const Table& t, Card card) {
    const Row& row = t.row(card.suit());
    return !row.empty() && index_of(card.rank()) >= row.low && index_of(card.rank()) <= row.high;
}

void lay(Table& t, Card card) {
    Row& row = t.row(card.suit());
    const auto rank = static_cast<std::int8_t>(index_of(card.rank()));
    row = row.empty() ? Row{rank, rank} : Row{std::min(row.low, rank), std::max(row.high, rank)};
}

void count_hands(State& s) {
    for (std::size_t seat = 0; seat < s.hands.size(); ++seat)
        s.table.hand_counts[seat] = static_cast<std::int8_t>(s.hands[seat].size());
}

} // namespace

Deal shuffled_deal(const Options&, Rng& dice) {
    Deal deal;
    for (int i = 0; i < deck_size; ++i) deal.cards.push_back(Card(rank_at(i / suit_count), suit_at(i % suit_count)));
    dice.shuffle(deal.cards);
    return deal;
}

State begin(const Options& o, const Deal& deal) {
    State s;
    s.table.options = o;
    for (std::size_t i = 0; i < deal.cards.size(); ++i) {
        const auto seat = (static_cast<std::size_t>(deal.first) + i) % static_cast<std::size_t>(o.players);
        s.hands[seat].push_back(deal.cards[i]);
    }
    for (Seat seat = 0; seat < o.players; ++seat) {
        Cards& hand = s.hands[static_cast<std::size_t>(seat)];
        sort_few(hand);
        if (holds(hand, first_card)) s.table.turn = seat;
    }
    count_hands(s);
    return s;
}

Seats seats_to_act(const Table& t) { return t.winner < 0 ? Seats{t.turn} : Seats(); }

View view_of(const State& s, Seat seat) {
    return {s.table, seat, seat == onlooker ? Cards() : s.hands[static_cast<std::size_t>(seat)]};
}

State sample_state(const View& v, Rng& dice) {
    State s{v.table, {}};
    Cards unseen;
    for (int i = 0; i < deck_size; ++i) {
        const Card card(rank_at(i / suit_count), suit_at(i % suit_count));
        if (!is_on_table(v.table, card) && !holds(v.hand, card)) unseen.push_back(card);
    }
    dice.shuffle(unseen);
    std::size_t next = 0;
    for (Seat seat = 0; seat < v.table.options.players; ++seat) {
        Cards& hand = s.hands[static_cast<std::size_t>(seat)];
        if (seat == v.me) {
            hand = v.hand;
            continue;
        }
        for (int i = 0; i < v.table.hand_counts[static_cast<std::size_t>(seat)]; ++i) hand.push_back(unseen[next++]);
        sort_few(hand);
    }
    return s;
}

bool can_be_played(const Table& t, Card card) {
    if (is_first_turn(t)) return card == first_card;
    const Row& row = t.row(card.suit());
    if (row.empty()) return card.rank() == Rank::seven;
    return index_of(card.rank()) == row.low - 1 || index_of(card.rank()) == row.high + 1;
}

std::vector<Move> legal_moves(const View& v) {
    std::vector<Move> moves;
    if (!seats_to_act(v.table).has(v.me)) return moves;
    for (const Card card : v.hand)
        if (can_be_played(v.table, card)) moves.push_back({card});
    const bool may_pass = moves.empty() || (!v.table.options.must_play && !is_first_turn(v.table));
    if (may_pass) moves.push_back({});
    return moves;
}

Refusal check(const View& v, const Move& m) {
    if (v.table.winner >= 0) return Refusal("example.over");
    if (!seats_to_act(v.table).has(v.me)) return Refusal("example.not_your_turn");
    const auto moves = legal_moves(v);
    if (std::find(moves.begin(), moves.end(), m) != moves.end()) return {};
    if (m.card.is_none()) return Refusal(is_first_turn(v.table) ? "example.first" : "example.must_play");
    if (!holds(v.hand, m.card)) return Refusal("example.not_yours", {to_text(m.card)});
    return is_first_turn(v.table) ? Refusal("example.first") : Refusal("example.no_place", {to_text(m.card)});
}

void apply(State& s, Seat seat, const Move& m, Events events) {
    Cards& hand = s.hands[static_cast<std::size_t>(seat)];
    if (m.card.is_none()) {
        events.send<Passed>(seat);
    } else {
        remove(hand, m.card);
        lay(s.table, m.card);
        events.send<CardPlayed>(seat, m.card);
    }
    count_hands(s);
    s.table.turn = (seat + 1) % s.table.options.players;
    if (!hand.empty()) return;
    s.table.winner = seat;
    events.send<GameWon>(seat);
}

} // namespace palazzo::example
