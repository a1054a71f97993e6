#include "engine/games/palace/legal.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/set_pattern.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace palazzo::palace {
namespace {

Move simple_move(Move::Kind kind) {
    Move m;
    m.kind = kind;
    return m;
}

Move flip_of(int slot) {
    Move m = simple_move(Move::Kind::flip);
    m.slot = slot;
    return m;
}

Move swap_of(Card hand, Card up) {
    Move m = simple_move(Move::Kind::swap);
    m.hand_card = hand;
    m.up_card = up;
    return m;
}

Move naming(Rank as) {
    Move m = simple_move(Move::Kind::play);
    m.cards.push_back(Card::joker());
    m.as = as;
    return m;
}

/// The set without its natural cards, and without its cover.
Move frame_of(const PlayContext& f, const SetPattern& s) {
    Move m = simple_move(Move::Kind::play);
    if (s.jokers > 0 && f.view.table.laws.jokers_are_wild()) m.as = s.rank;
    return m;
}

void add_cover(const PlayContext& f, Move& m, Card cover, Rank as) {
    m.cover = cover;
    if (cover.is_joker() && f.view.table.laws.jokers_are_wild()) m.cover_as = as;
}

void add_jokers(Move& m, int n) {
    for (int i = 0; i < n; ++i) m.cards.push_back(Card::joker());
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

/// All moves of one shape: every choice of suits, under every cover of which one is left.
void add_sets(const PlayContext& f, const SetPattern& s, std::vector<Move>& moves) {
    SetCards taken;
    const auto finish = [&] {
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

void add_lays(const View& v, std::vector<Move>& moves) {
    SetCards taken;
    each_choice(counted(v.hand), 0, v.table.laws.options.layout, taken, [&] {
        Move m = simple_move(Move::Kind::lay);
        m.cards = taken;
        moves.push_back(m);
    });
}

void add_swaps(const View& v, std::vector<Move>& moves) {
    if (v.table.seat(v.me).swaps < most_swaps) {
        const Bag ups = bag_of(v.table.seat(v.me).up);
        v.hand.each([&](Card hand, int) {
            ups.each([&](Card up, int) {
                if (hand != up) moves.push_back(swap_of(hand, up));
            });
        });
    }
    moves.push_back(simple_move(Move::Kind::ready));
}

SetCards cards_up(const SeatOpen& seat) {
    SetCards cards;
    for (const Card c : seat.up)
        if (!c.is_none()) cards.push_back(c);
    return cards;
}

Move order_of(SetCards cards) {
    Move m = simple_move(Move::Kind::order);
    m.cards = cards;
    return m;
}

void add_orders(const View& v, std::vector<Move>& moves) {
    SetCards cards = cards_up(v.table.seat(v.me));
    sort_few(cards);
    do moves.push_back(order_of(cards));
    while (std::next_permutation(cards.begin(), cards.end()));
}

/// Where the stuck are challenged, that takes the place of taking the pile (fine print 27).
bool may_take(const View& v, bool could_play) {
    const Options& o = v.table.laws.options;
    if (v.table.pile.empty() || v.table.may_skip) return false;
    return could_play ? o.voluntary_pickup : o.stuck == Stuck::take;
}

/// Whether a card may be turned by chance if nothing can be played.
bool chance_is_open(const View& v) {
    const Options& o = v.table.laws.options;
    return o.chance_card && o.stuck == Stuck::take && !v.hand.empty() && v.draw_count > 0 && !v.table.pile.empty();
}

void add_flips(const View& v, std::vector<Move>& moves) {
    for (int slot = 0; slot < v.table.laws.options.layout; ++slot)
        if (v.has_down(v.me, slot)) moves.push_back(flip_of(slot));
}

/// The moves of a turn that are no sets.
void add_others(const View& v, std::vector<Move>& moves) {
    if (active_zone(v) == Zone::face_down) add_flips(v, moves);
    if (can_take(v)) moves.push_back(simple_move(Move::Kind::take));
    if (can_chance(v)) moves.push_back(simple_move(Move::Kind::chance));
    if (can_skip(v)) moves.push_back(simple_move(Move::Kind::skip));
}

/// A rank that is barred isn't laid in this turn, whatever stands for it (fine print 24).
void add_names(const View& v, std::vector<Move>& moves) {
    for (int r = 0; r < rank_count; ++r)
        if ((v.table.barred & bit_of(rank_at(r))) == 0) moves.push_back(naming(rank_at(r)));
}

Move verdict_of(bool right) {
    Move m = simple_move(Move::Kind::judge);
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

void add_shares(const View& v, std::vector<Move>& moves) {
    each_sharing(v.table, [&](const auto& shares) {
        Move m = simple_move(Move::Kind::assign);
        m.shares = shares;
        moves.push_back(m);
    });
}

/// All moves but sets; true if sets come on top.
bool add_all_but_sets(const View& v, std::vector<Move>& moves) {
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

/// n cards of a rank, drawn from those of the bag.
void draw_cards(Bag cards, Rank r, int n, Rng& dice, SetCards& into) {
    for (int i = 0; i < n; ++i) {
        int nth = static_cast<int>(dice.below(static_cast<std::uint32_t>(cards.count(r))));
        Card drawn;
        cards.each_of(r, [&](Card c, int there) {
            if (nth >= 0 && nth < there) drawn = c;
            nth -= there;
        });
        cards.remove(drawn);
        into.push_back(drawn);
    }
    sort_few(into);
}

Move random_set(const PlayContext& f, const SetPattern& s, Rng& dice) {
    Move m = frame_of(f, s);
    if (f.fixed_order && s.natural > 0)
        m.cards.push_back(next_in_order(f.view.table.seat(f.view.me)));
    else
        draw_cards(f.cards, s.rank, s.natural, dice, m.cards);
    add_jokers(m, s.jokers);
    if (!s.covered) return m;
    const Bag set = bag_of(m.cards);
    std::uint32_t seen = 0;
    each_cover(f, s, [&](Card cover, Rank as) {
        if (f.cards.count(cover) <= set.count(cover) || dice.below(++seen) != 0) return;
        m.cover_as.reset();
        add_cover(f, m, cover, as);
    });
    return m;
}

Move one_of(const std::vector<Move>& moves, Rng& dice) {
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
}

Move random_lay(const View& v, Rng& dice) {
    Cards hand;
    v.hand.each([&](Card c, int n) {
        for (int i = 0; i < n; ++i) hand.push_back(c);
    });
    dice.shuffle(hand);
    Move m = simple_move(Move::Kind::lay);
    for (int i = 0; i < v.table.laws.options.layout; ++i) m.cards.push_back(hand[static_cast<std::size_t>(i)]);
    sort_few(m.cards);
    return m;
}

/// The nth of the ranks in a set.
Rank nth_rank(Ranks ranks, std::uint32_t n) {
    for (; n > 0; --n) ranks &= ranks - 1U;
    return rank_at(std::countr_zero(ranks));
}

/// One of a rank's shapes, each as likely as the others; nullopt if none may be laid.
std::optional<SetPattern> random_shape(const PlayContext& f, Rank rank, Rng& dice) {
    std::uint32_t shapes = 0;
    each_shape_of(f, rank, [&](const SetPattern&) { ++shapes; });
    if (shapes == 0) return std::nullopt;
    std::uint32_t nth = dice.below(shapes);
    SetPattern chosen;
    each_shape_of(f, rank, [&](const SetPattern& s) {
        if (nth-- == 0) chosen = s;
    });
    return chosen;
}

/// A set of a rank by lot, or one of the turn's other moves.
Move random_turn(const View& v, Rng& dice) {
    const PlayContext f = footing_of(v);
    Ranks left = ranks_to_try(f);
    if (v.table.may_skip && dice.below(4) == 0) return simple_move(Move::Kind::skip);
    if (may_take(v, true) && dice.below(static_cast<std::uint32_t>(std::popcount(left)) + 1) == 0)
        return simple_move(Move::Kind::take);
    while (left != 0) {
        const Rank rank = nth_rank(left, dice.below(static_cast<std::uint32_t>(std::popcount(left))));
        if (const auto shape = random_shape(f, rank, dice)) return random_set(f, *shape, dice);
        left &= ~bit_of(rank);
    }
    if (v.table.may_skip) return simple_move(Move::Kind::skip);
    if (chance_is_open(v) && dice.below(2) == 0) return simple_move(Move::Kind::chance);
    return simple_move(v.table.pile.empty() ? Move::Kind::skip : Move::Kind::take);
}

} // namespace

std::vector<Move> legal(const View& v) {
    std::vector<Move> moves;
    if (!add_all_but_sets(v, moves)) return moves;
    const PlayContext f = footing_of(v);
    each_shape(f, [&](const SetPattern& s) { add_sets(f, s, moves); });
    return moves;
}

std::vector<Move> shapes_of(const View& v) {
    std::vector<Move> moves;
    if (!add_all_but_sets(v, moves)) return moves;
    const PlayContext f = footing_of(v);
    each_shape(f, [&](const SetPattern& s) {
        std::vector<Move> sets;
        add_sets(f, s, sets);
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

Move random_move(const View& v, Rng& dice) {
    expect(to_act(v.table).has(v.me), "a seat to act");
    const Table& t = v.table;
    if (t.phase == Phase::choosing) return random_lay(v, dice);
    if (t.phase == Phase::swapping) {
        std::vector<Move> moves;
        add_swaps(v, moves);
        // Most swapping leads nowhere: one time in three it is enough.
        return dice.below(3) == 0 ? simple_move(Move::Kind::ready) : one_of(moves, dice);
    }
    if (t.need == Need::name_joker) {
        const Ranks open = every_rank & ~t.barred;
        return naming(nth_rank(open, dice.below(static_cast<std::uint32_t>(std::popcount(open)))));
    }
    if (t.need == Need::set_order) {
        SetCards cards = cards_up(t.seat(v.me));
        dice.shuffle(cards);
        return order_of(cards);
    }
    const bool in_turn = t.need == Need::play;
    if (in_turn && active_zone(v) != Zone::face_down) return random_turn(v, dice);
    std::vector<Move> moves;
    add_all_but_sets(v, moves);
    return one_of(moves, dice);
}

bool can_play(const View& v) {
    const PlayContext f = footing_of(v);
    bool any = false;
    each_shape(f, [&](const SetPattern&) { any = true; });
    return any;
}

bool can_take(const View& v) {
    // Whoever plays blind always can.
    return may_take(v, active_zone(v) == Zone::face_down || can_play(v));
}

bool can_chance(const View& v) { return chance_is_open(v) && !can_play(v); }

bool can_skip(const View& v) {
    return v.table.may_skip || (v.table.pile.empty() && active_zone(v) != Zone::face_down && !can_play(v));
}

bool turned_may_lie(const Table& t, Rank as, bool wild) { return wild || (beating_ranks(t) & bit_of(as)) != 0; }

bool turned_may_end(const Table& t, Rank as, bool wild, bool finishing) {
    return !finishing || may_finish(t.laws, as, wild);
}

} // namespace palazzo::palace
