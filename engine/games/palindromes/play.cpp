#include "engine/games/palindromes/play.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::palindromes {
namespace {

void draw(State& s, Seat seat) {
    HiddenSeatState& hidden = s.hidden_state(seat);
    PublicSeatState& open = s.table.seat(seat);
    if (!hidden.stock.empty()) hidden.hand.push_back(hidden.stock.pop_back());
    sort_hand(hidden.hand);
    open.hand_count = static_cast<int>(hidden.hand.size());
    open.stock_count = static_cast<int>(hidden.stock.size());
}

template <class Cards, class Keep>
void retain_if(Cards& cards, Keep&& keep) {
    Cards kept;
    for (const auto& c : cards)
        if (keep(c)) kept.push_back(c);
    cards = kept;
}

/// Moves palindromes from the board to a seat's sets. `grid` still contains all cards that lay on the board right after
/// the placement. `waited` is true if the palindromes were pending.
void take(Table& t, const Grid& grid, Seat seat, const Spans& spans, bool waited, Events events) {
    TakenSets& taken = t.seat(seat).taken;
    for (const Span& span : spans) {
        const PalindromeCards cards = cards_in_span(grid, span);
        taken.cards.append(cards);
        taken.sizes.push_back(span.length);
        events.send<PalindromeTaken>(seat, cards, waited);
    }
    const std::size_t before = t.board.size();
    retain_if(t.board, [&](const PlacedCard& p) {
        return std::none_of(spans.begin(), spans.end(), [&](const Span& span) { return span.has(p.at); });
    });
    taken.card_count += static_cast<int>(before - t.board.size());
}

/// Returns the event of a placement. It names a card above or below the placed card rather than one beside it, because
/// vertical neighbours have to be linked.
CardPlaced placed(const Grid& grid, Seat seat, const Move& m) {
    struct Neighbour {
        RelativePosition side;
        Line line;
        int step;
    };
    for (const Neighbour n :
        {Neighbour{RelativePosition::above, Line::column, -1}, Neighbour{RelativePosition::below, Line::column, 1},
            Neighbour{RelativePosition::right, Line::row, -1}, Neighbour{RelativePosition::left, Line::row, 1}})
        if (const Card other = grid.at(cell_along(n.line, m.at, n.step)); !other.is_none())
            return {seat, m.card, m.at, other, n.side};
    return {seat, m.card, m.at, Card::none(), {}};
}

/// Sends the events of a placement, except those of taking palindromes, which take() sends afterwards.
void send_placement(const Grid& grid, Seat seat, const Move& m, const PlacementOutcome& o, Seat maker, Events events) {
    if (!events) return;
    events.send<CardPlaced>(placed(grid, seat, m));
    for (const Span& span : o.lost) events.send<PalindromeClaimed>(seat, maker, cards_in_span(grid, span));
    if (!o.becomes_pending) return;
    for (const Span& span : o.made) events.send<PalindromeBecamePending>(seat, cards_in_span(grid, span));
}

/// Returns whether the next placement leaves both hands empty.
bool is_last_card(const Table& t) {
    const PublicSeatState& other = t.seat(1 - t.turn);
    return other.hand_count == 0 && t.seat(t.turn).hand_count == 1 && t.seat(t.turn).stock_count == 0;
}

} // namespace

void sort_hand(Hand& hand) {
    sort_few(hand, [](Card a, Card b) { return std::pair(value_of(a), a.suit()) < std::pair(value_of(b), b.suit()); });
}

Deal shuffled_deal(Rng& dice) {
    Deal d;
    for (int r = 0; r < rank_count; ++r)
        for (int s = 0; s < suit_count; ++s) d.cards.push_back(Card(rank_at(r), suit_at(s)));
    dice.shuffle(d.cards);
    d.first = static_cast<Seat>(dice.below(players));
    return d;
}

Refusal check_deal(const Deal& d, bool short_list) {
    std::array<bool, deck_size> used{};
    for (const Card c : d.cards) {
        if (!c.has_rank() || used[static_cast<std::size_t>(c.index())])
            return Refusal("palindromes.deal.too_many_of", {to_text(c)});
        used[static_cast<std::size_t>(c.index())] = true;
    }
    const auto count = std::to_string(d.cards.size());
    if (d.cards.size() != deck_size && !short_list)
        return Refusal("palindromes.deal.incomplete", {count, std::to_string(deck_size)});
    if (d.cards.empty() || d.cards.size() % players != 0) return Refusal("palindromes.deal.odd", {count});
    return {};
}

State begin(const Options& o, const Deal& d) {
    State s;
    s.table.options = o;
    s.table.turn = d.first;
    const std::size_t half = d.cards.size() / players;
    for (Seat seat = 0; seat < players; ++seat) {
        Stock& stock = s.hidden_state(seat).stock;
        for (std::size_t i = half; i > 0; --i) stock.push_back(d.cards[static_cast<std::size_t>(seat) * half + i - 1]);
        for (int i = 0; i < o.hand; ++i) draw(s, seat);
    }
    return s;
}

PalindromeCards cards_in_span(const Grid& grid, const Span& span) {
    PalindromeCards cards;
    for (int i = 0; i < span.length; ++i) cards.push_back(grid.at(span[i]));
    return cards;
}

PlacementOutcome outcome_of_move(const Table& t, const Move& m) {
    Grid grid(t.board);
    grid.put(m.at, m.card);
    PlacementOutcome o;
    o.made = palindromes_that_count(palindromes_made_by(grid, m.at, m.card), m.take);
    const auto grows = [&](const Span& span) { return !squares_for_growth(grid, span, m.at, t.options.wrap).empty(); };
    // If one palindrome of a placement is pending, all of them are (fine print 3). After the last card, none is pending
    // (fine print 6).
    o.becomes_pending =
        t.options.claim == ClaimRule::deferred && !is_last_card(t) && std::any_of(o.made.begin(), o.made.end(), grows);
    for (const Span& waiting : t.pending.spans) {
        const auto claims = [&](const Span& span) { return spans_overlap(span, waiting); };
        const bool lost = std::any_of(o.made.begin(), o.made.end(), claims);
        (lost ? o.lost : o.kept).push_back(waiting);
    }
    return o;
}

void apply(State& s, Seat seat, const Move& m, Events events) {
    Table& t = s.table;
    const PlacementOutcome outcome = outcome_of_move(t, m);
    retain_if(s.hidden_state(seat).hand, [&](Card c) { return c != m.card; });
    draw(s, seat);
    t.board.push_back({m.card, m.at});
    t.last = m.at;
    ++t.placed_count;

    // The grid keeps the board as it is right after placing, because that board decides who takes what. First the
    // player who has placed the card takes palindromes, then the maker of the pending ones (fine print 3).
    const Grid grid(t.board);
    const Seat maker = t.pending.maker;
    send_placement(grid, seat, m, outcome, maker, events);
    if (!outcome.becomes_pending) take(t, grid, seat, outcome.made, false, events);
    take(t, grid, maker, outcome.kept, true, events);
    t.pending = outcome.becomes_pending ? PendingPalindromes{outcome.made, seat} : PendingPalindromes{};
    t.turn = 1 - t.turn; // if this seat's hand is empty, the other hand is too, because both stocks were equal
    if (t.is_over())
        events.send<LastCardPlaced>();
    else if (t.board.empty())
        events.send<BoardEmptied>();
}

} // namespace palazzo::palindromes
