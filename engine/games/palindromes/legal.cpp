#include "engine/games/palindromes/legal.hpp"

#include <algorithm>

namespace palazzo::palindromes {
namespace {

template <class List>
const auto& any_of(const List& list, Rng& dice) {
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
}

/// Returns why `picks` is refused. Empty if it contains exactly one palindrome for each line of `made` that has
/// several, and nothing else.
Refusal check_picks(const PalindromesByLine& made, const Spans& picks) {
    std::size_t next = 0;
    for (const auto& spans : made) {
        if (spans.size() < 2) continue;
        if (next == picks.size()) return Refusal("palindromes.pick_one", {std::to_string(spans.size())});
        if (std::find(spans.begin(), spans.end(), picks[next++]) == spans.end())
            return Refusal("palindromes.not_a_pick");
    }
    return next == picks.size() ? Refusal() : Refusal("palindromes.nothing_to_pick");
}

} // namespace

View view_of(const State& state, Seat seat) {
    return {state.table, seat, seat == onlooker ? Hand() : state.hidden_state(seat).hand};
}

State sample_state(const View& view, Rng& dice) {
    const Table& t = view.table;
    std::array<bool, deck_size> seen{};
    const auto see = [&](Card c) { seen[static_cast<std::size_t>(c.index())] = true; };
    for (const PlacedCard& p : t.board) see(p.card);
    for (const PublicSeatState& seat : t.seats)
        for (const Card c : seat.taken.cards) see(c);
    for (const Card c : view.hand) see(c);
    Stock unseen;
    for (int r = 0; r < rank_count; ++r)
        for (int s = 0; s < suit_count; ++s)
            if (const Card c(rank_at(r), suit_at(s)); !seen[static_cast<std::size_t>(c.index())]) unseen.push_back(c);
    dice.shuffle(unseen);

    State state;
    state.table = t;
    for (Seat seat = 0; seat < players; ++seat) {
        HiddenSeatState& hidden = state.hidden_state(seat);
        if (seat == view.me) {
            hidden.hand = view.hand;
        } else {
            for (int i = 0; i < t.seat(seat).hand_count; ++i) hidden.hand.push_back(unseen.pop_back());
            sort_hand(hidden.hand);
        }
        for (int i = 0; i < t.seat(seat).stock_count; ++i) hidden.stock.push_back(unseen.pop_back());
    }
    return state;
}

Seats seats_to_act(const Table& t) { return t.is_over() ? Seats() : Seats{t.turn}; }

std::vector<Move> legal_moves(const ViewRef& v) {
    std::vector<Move> moves;
    if (!seats_to_act(v.table).has(v.me)) return moves;
    const BoardContext ground(v.table.board, v.table.options.wrap);
    const Squares squares = empty_neighbour_squares(ground);
    for (const Card card : v.hand)
        for (const Cell c : legal_squares(ground, squares, card))
            for (const Spans& picks : possible_picks(palindromes_made_by(ground.grid, c, card)))
                moves.push_back({card, c, picks});
    return moves;
}

Move random_move(const ViewRef& v, Rng& dice) {
    const BoardContext ground(v.table.board, v.table.options.wrap);
    Move m;
    m.card = any_of(v.hand, dice);
    m.at = any_of(legal_squares(ground, empty_neighbour_squares(ground), m.card), dice);
    for (const auto& spans : palindromes_made_by(ground.grid, m.at, m.card))
        if (spans.size() > 1) m.take.push_back(any_of(spans, dice));
    return m;
}

Refusal check(const ViewRef& v, const Move& m) {
    if (v.table.is_over()) return Refusal("palindromes.over");
    if (v.table.turn != v.me) return Refusal("palindromes.not_your_turn");
    if (std::find(v.hand.begin(), v.hand.end(), m.card) == v.hand.end())
        return Refusal("palindromes.not_in_hand", {to_text(m.card)});
    const BoardContext ground(v.table.board, v.table.options.wrap);
    if (const Refusal reason = check_place(ground, m.card, m.at)) return reason;
    return check_picks(palindromes_made_by(ground.grid, m.at, m.card), m.take);
}

} // namespace palazzo::palindromes
