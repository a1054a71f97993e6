#include "engine/games/palace/legal.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/core/without.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::palace {
namespace {

Move flip_of(int slot) {
    Move m = move_of_kind(Move::Kind::flip);
    m.slot = slot;
    return m;
}

Move swap_of(Card hand, Card up) {
    Move m = move_of_kind(Move::Kind::swap);
    m.hand_card = hand;
    m.up_card = up;
    return m;
}

/// Every way to take n cards from a bag, up to suits that are equal; `visit` gets each as a sorted list.
template <class Visit>
void each_choice(const std::vector<std::pair<Card, int>>& from, std::size_t at, int n, SetCards& taken, Visit&& visit) {
    if (n == 0) return visit();
    if (at == from.size()) return;
    const auto [card, there] = from[at];
    const auto before = taken;
    for (int i = 0; i <= std::min(n, there); ++i) {
        each_choice(from, at + 1, n - i, taken, visit);
        if (i < std::min(n, there)) taken.push_back(card);
    }
    taken = before;
}

std::vector<std::pair<Card, int>> counted(const Bag& bag) {
    std::vector<std::pair<Card, int>> list;
    bag.each([&](Card c, int n) { list.emplace_back(c, n); });
    return list;
}

std::vector<std::pair<Card, int>> counted(const Bag& bag, Rank r) {
    std::vector<std::pair<Card, int>> list;
    bag.each_of(r, [&](Card c, int n) { list.emplace_back(c, n); });
    return list;
}

/// All moves of one pattern, until there are so many: every choice of suits, under every cover of which one is left.
void add_sets(const PlayContext& f, const SetPattern& s, std::size_t most, std::vector<Move>& moves) {
    SetCards taken;
    const auto finish = [&] {
        if (moves.size() >= most) return;
        Move m = frame_of(f, s);
        m.cards = taken;
        add_jokers(m, s.jokers);
        if (!s.covered) {
            moves.push_back(m);
            return;
        }
        const Bag set = bag_of(m.cards);
        each_cover(f, s, [&](Card cover, Rank as) {
            if (f.cards.count(cover) <= set.count(cover)) return;
            Move covered = m;
            add_cover(f, covered, cover, as);
            moves.push_back(covered);
        });
    };
    if (f.fixed_order) {
        const Card next = next_in_order(f.view.table.seat(f.view.me));
        if (next.has_rank()) taken.push_back(next);
        finish();
        return;
    }
    each_choice(counted(f.cards, s.rank), 0, s.natural, taken, finish);
}

void add_lays(const ViewRef& v, std::vector<Move>& moves) {
    SetCards taken;
    each_choice(counted(v.hand), 0, v.table.laws.options.layout, taken, [&] {
        Move m = move_of_kind(Move::Kind::lay);
        m.cards = taken;
        moves.push_back(m);
    });
}

void add_swaps(const ViewRef& v, std::vector<Move>& moves) {
    if (v.table.seat(v.me).swaps < most_swaps) {
        const Bag ups = bag_of(v.table.seat(v.me).up);
        v.hand.each([&](Card hand, int) {
            ups.each([&](Card up, int) {
                if (hand != up) moves.push_back(swap_of(hand, up));
            });
        });
    }
    moves.push_back(move_of_kind(Move::Kind::ready));
}

void add_orders(const ViewRef& v, std::vector<Move>& moves) {
    SetCards cards = cards_up(v.table.seat(v.me));
    sort_few(cards);
    do moves.push_back(order_of(cards));
    while (std::next_permutation(cards.begin(), cards.end()));
}

void add_flips(const ViewRef& v, std::vector<Move>& moves) {
    for (int slot = 0; slot < v.table.laws.options.layout; ++slot)
        if (v.has_down(slot)) moves.push_back(flip_of(slot));
}

/// The moves of a turn that are no sets.
void add_others(const ViewRef& v, std::vector<Move>& moves) {
    if (active_zone(v) == Zone::face_down) add_flips(v, moves);
    if (can_take(v)) moves.push_back(move_of_kind(Move::Kind::take));
    if (can_chance(v)) moves.push_back(move_of_kind(Move::Kind::chance));
    if (can_skip(v)) moves.push_back(move_of_kind(Move::Kind::skip));
}

/// A rank that is barred isn't laid in this turn, whatever stands for it (fine print 24).
void add_names(const ViewRef& v, std::vector<Move>& moves) {
    for (int r = 0; r < rank_count; ++r)
        if ((v.table.barred & bit_of(rank_at(r))) == 0) moves.push_back(naming(rank_at(r)));
}

Move verdict_of(bool right) {
    Move m = move_of_kind(Move::Kind::judge);
    m.right = right;
    return m;
}

/// What could be answered has no end: only the verdicts are listed.
void add_verdicts(std::vector<Move>& moves) {
    moves.push_back(verdict_of(true));
    moves.push_back(verdict_of(false));
}

/// Calls visit(shares) for every way to hand out four challenges among the seats still in.
template <class Visit>
void each_sharing(const Table& t, Visit&& visit) {
    List<std::uint8_t, most_players> shares;
    const auto fill = [&](const auto& self, int left) -> void {
        const Seat seat = static_cast<Seat>(shares.size());
        if (seat == t.players()) {
            if (left == 0) visit(shares);
            return;
        }
        for (int n = t.still_in(seat) ? left : 0; n >= 0; --n) {
            shares.push_back(static_cast<std::uint8_t>(n));
            self(self, left - n);
            shares.pop_back();
        }
    };
    fill(fill, challenges_of_a_four);
}

void add_shares(const ViewRef& v, std::vector<Move>& moves) {
    each_sharing(v.table, [&](const auto& shares) {
        Move m = move_of_kind(Move::Kind::assign);
        m.shares = shares;
        moves.push_back(m);
    });
}

/// All moves but sets; true if sets come on top.
bool add_all_but_sets(const ViewRef& v, std::vector<Move>& moves) {
    if (!to_act(v.table).has(v.me)) return false;
    if (v.table.phase == Phase::choosing) return add_lays(v, moves), false;
    if (v.table.phase == Phase::swapping) return add_swaps(v, moves), false;
    if (v.table.need == Need::name_joker) return add_names(v, moves), false;
    if (v.table.need == Need::set_order) return add_orders(v, moves), false;
    if (v.table.need == Need::verdict) return add_verdicts(moves), false;
    if (v.table.need == Need::assign) return add_shares(v, moves), false;
    add_others(v, moves);
    return active_zone(v) != Zone::face_down;
}

} // namespace

std::vector<Move> legal(const ViewRef& v, std::size_t most) {
    std::vector<Move> moves;
    if (add_all_but_sets(v, moves)) {
        const PlayContext f = context_of(v);
        each_pattern(f, [&](const SetPattern& s) {
            if (moves.size() < most) add_sets(f, s, most, moves);
        });
    }
    return first_of(std::move(moves), most);
}

std::vector<Move> moves_up_to_suits(const ViewRef& v) {
    std::vector<Move> moves;
    if (!add_all_but_sets(v, moves)) return moves;
    const PlayContext f = context_of(v);
    each_pattern(f, [&](const SetPattern& s) {
        std::vector<Move> sets;
        add_sets(f, s, all_moves, sets);
        std::optional<Rank> last_cover;
        for (const Move& m : sets) {
            const std::optional<Rank> cover = m.cover.has_rank() ? std::optional(m.cover.rank()) : m.cover_as;
            if (&m != &sets.front() && (!s.covered || cover == last_cover)) continue;
            last_cover = cover;
            moves.push_back(m);
        }
    });
    return moves;
}

bool can_play(const ViewRef& v) {
    const PlayContext f = context_of(v);
    bool any = false;
    each_pattern(f, [&](const SetPattern&) { any = true; });
    return any;
}

bool can_take(const ViewRef& v) {
    // Whoever plays blind always can.
    return may_take(v, active_zone(v) == Zone::face_down || can_play(v));
}

bool can_chance(const ViewRef& v) { return chance_is_open(v) && !can_play(v); }

bool can_skip(const ViewRef& v) {
    return v.table.may_skip || (v.table.pile.empty() && active_zone(v) != Zone::face_down && !can_play(v));
}

bool turned_may_lie(const Table& t, Rank as, bool wild) { return wild || (beating_ranks(t) & bit_of(as)) != 0; }

bool turned_may_end(const Table& t, Rank as, bool wild, bool finishing) {
    return !finishing || may_finish(t.laws, as, wild);
}

} // namespace palazzo::palace
