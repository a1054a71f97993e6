#include "engine/games/palace/legal.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/core/without.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>
#include <bit>
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

/// Calls visit() once for every different way to take `n` cards from a list of cards and their counts. During the call,
/// `taken` contains these cards, sorted.
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
    bag.for_each([&](Card c, int n) { list.emplace_back(c, n); });
    return list;
}

std::vector<std::pair<Card, int>> counted(const Bag& bag, Rank r) {
    std::vector<std::pair<Card, int>> list;
    for_each_card_of_rank(bag, r, [&](Card c, int n) { list.emplace_back(c, n); });
    return list;
}

/// Calls visit() for every choice of one card for each rank of a run. During the call, `taken` contains these cards.
template <class Visit>
void each_run(const PlayContext& f, std::size_t place, int left, SetCards& taken, Visit&& visit) {
    if (left == 0) return visit();
    f.cards.for_each_of_rank(f.view.table.derived.options.order[place], [&](Card c, int) {
        taken.push_back(c);
        each_run(f, place + 1, left - 1, taken, visit);
        taken.pop_back();
    });
}

/// Calls visit() for every choice of natural cards for a pattern. During the call, `taken` contains these cards.
template <class Visit>
void each_choice_for(const PlayContext& f, const SetPattern& s, SetCards& taken, Visit&& visit) {
    const DerivedRules& derived = f.view.table.derived;
    if (s.run > 0) {
        const auto place = static_cast<std::size_t>(derived.place_in_order[static_cast<std::size_t>(s.rank)]);
        return each_run(f, place, s.run, taken, visit);
    }
    if (f.fixed_order) {
        if (s.natural + s.wild > 0) taken.push_back(next_in_fixed_order(f));
        return visit();
    }
    const Rank rank = s.wild > 0 ? rank_at(derived.wild_rank()) : s.rank;
    const CardSources from = card_sources(f, rank, s.natural + s.wild);
    from.all.for_each([&](Card c, int n) {
        for (; n > 0; --n) taken.push_back(c);
    });
    each_choice(counted(from.some, rank), 0, from.from_some, taken, visit);
}

/// Adds the moves of one pattern, one for each choice of natural cards. If the set must be covered, there is one for
/// each such choice and each cover that is still in the zone without the set's cards. Stops when there are at least
/// `most` moves.
void add_sets(const PlayContext& f, const SetPattern& s, std::size_t most, std::vector<Move>& moves) {
    SetCards taken;
    each_choice_for(f, s, taken, [&] {
        if (moves.size() >= most) return;
        Move m = empty_move_for_set(f, s);
        m.cards = taken;
        add_jokers(m, s.jokers);
        if (f.joined || s.run > 0) sort_few(m.cards);
        if (!s.covered) {
            moves.push_back(m);
            return;
        }
        const Bag set = bag_of(m.cards);
        for_each_possible_cover(f, s, [&](Card cover, Rank as) {
            if (f.cards.count(cover) <= set.count(cover)) return;
            Move covered = m;
            add_cover(f, covered, cover, as);
            moves.push_back(covered);
        });
    });
}

void add_lays(const ViewRef& v, std::vector<Move>& moves) {
    SetCards taken;
    each_choice(counted(v.hand), 0, v.table.derived.layout.up, taken, [&] {
        Move m = move_of_kind(Move::Kind::lay);
        m.cards = taken;
        moves.push_back(m);
    });
}

void add_swaps(const ViewRef& v, std::vector<Move>& moves) {
    if (v.table.seat(v.me).swaps < most_swaps) {
        const Bag ups = bag_of(v.table.seat(v.me).up);
        v.hand.for_each([&](Card hand, int) {
            ups.for_each([&](Card up, int) {
                if (hand != up) moves.push_back(swap_of(hand, up));
            });
        });
    }
    moves.push_back(move_of_kind(Move::Kind::ready));
}

void add_orders(const ViewRef& v, std::vector<Move>& moves) {
    SetCards cards = remaining_face_up_cards(v.table.seat(v.me));
    sort_few(cards);
    do moves.push_back(move_ordering_face_up_cards(cards));
    while (std::next_permutation(cards.begin(), cards.end()));
}

void add_flips(const ViewRef& v, std::vector<Move>& moves) {
    for (int slot = 0; slot < v.table.derived.layout.down; ++slot)
        if (v.has_face_down_card(slot)) moves.push_back(flip_of(slot));
}

/// Adds the moves of a turn that don't lay sets.
void add_others(const ViewRef& v, std::vector<Move>& moves) {
    if (active_zone(v) == Zone::face_down) add_flips(v, moves);
    if (can_take_pile(v)) for_each_way_to_take_pile(v, [&](const Move& m) { moves.push_back(m); });
    if (can_turn_over_draw_card(v)) moves.push_back(move_of_kind(Move::Kind::chance));
    if (can_pass_turn(v)) moves.push_back(move_of_kind(Move::Kind::skip));
}

/// Adds a move for each rank that can be named for the turned-over joker. A barred rank may not be laid in this turn,
/// even if a joker stands for it (fine print 24).
void add_names(const ViewRef& v, std::vector<Move>& moves) {
    for (Ranks left = nameable_ranks(v.table); left != 0; left &= left - 1U)
        moves.push_back(move_naming_turned_card(v.table, rank_at(std::countr_zero(left))));
}

void add_seats(const ViewRef& v, std::vector<Move>& moves) {
    for (const Seat seat : choosable_seats(v.table).list()) {
        Move m = move_of_kind(Move::Kind::choose);
        m.seat = seat;
        moves.push_back(m);
    }
}

Move verdict_of(bool right) {
    Move m = move_of_kind(Move::Kind::judge);
    m.right = right;
    return m;
}

/// Adds the two verdicts. Answers aren't added, because free text can't be listed.
void add_verdicts(std::vector<Move>& moves) {
    moves.push_back(verdict_of(true));
    moves.push_back(verdict_of(false));
}

/// Calls visit(shares) for every way to hand out four challenges to the seats that are still in.
template <class Visit>
void each_sharing(const Table& t, Visit&& visit) {
    List<std::uint8_t, most_players> shares;
    const auto fill = [&](const auto& self, int left) -> void {
        const Seat seat = static_cast<Seat>(shares.size());
        if (seat == t.players()) {
            if (left == 0) visit(shares);
            return;
        }
        for (int n = t.is_still_in(seat) ? left : 0; n >= 0; --n) {
            shares.push_back(static_cast<std::uint8_t>(n));
            self(self, left - n);
            shares.pop_back();
        }
    };
    fill(fill, challenges_after_four);
}

void add_shares(const ViewRef& v, std::vector<Move>& moves) {
    each_sharing(v.table, [&](const auto& shares) {
        Move m = move_of_kind(Move::Kind::assign);
        m.shares = shares;
        moves.push_back(m);
    });
}

/// Adds the moves of a seat that is asked to complete the set: declining, and each card that completes it.
void add_snaps(const ViewRef& v, std::vector<Move>& moves) {
    moves.push_back(move_of_kind(Move::Kind::skip));
    for_each_card_completing_set(v, [&](Card c) {
        Move m = move_of_kind(Move::Kind::play);
        m.cards.push_back(c);
        moves.push_back(m);
    });
}

/// Adds all moves except sets. Returns whether sets have to be added, too.
bool add_all_but_sets(const ViewRef& v, std::vector<Move>& moves) {
    if (!seats_to_act(v.table).has(v.me)) return false;
    if (v.table.phase == Phase::choosing) return add_lays(v, moves), false;
    if (v.table.phase == Phase::swapping) return add_swaps(v, moves), false;
    if (v.table.need == NeededAction::name_joker) return add_names(v, moves), false;
    if (v.table.need == NeededAction::set_order) return add_orders(v, moves), false;
    if (v.table.need == NeededAction::verdict) return add_verdicts(moves), false;
    if (v.table.need == NeededAction::assign) return add_shares(v, moves), false;
    if (v.table.need == NeededAction::choose) return add_seats(v, moves), false;
    if (v.table.need == NeededAction::snap) return add_snaps(v, moves), false;
    add_others(v, moves);
    return active_zone(v) != Zone::face_down;
}

} // namespace

std::vector<Move> legal_moves(const ViewRef& v, std::size_t most) {
    std::vector<Move> moves;
    if (add_all_but_sets(v, moves)) {
        const PlayContext f = play_context_of(v);
        for_each_pattern(f, [&](const SetPattern& s) {
            if (moves.size() < most) add_sets(f, s, most, moves);
        });
    }
    return limited_moves(std::move(moves), most);
}

std::vector<Move> moves_ignoring_suits(const ViewRef& v) {
    std::vector<Move> moves;
    if (!add_all_but_sets(v, moves)) return moves;
    const PlayContext f = play_context_of(v);
    for_each_pattern(f, [&](const SetPattern& s) {
        std::vector<Move> sets;
        add_sets(f, s, no_move_limit, sets);
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
    const PlayContext f = play_context_of(v);
    bool any = false;
    for_each_pattern(f, [&](const SetPattern&) { any = true; });
    return any;
}

bool can_take_pile(const ViewRef& v) {
    // A seat that plays from its face-down cards can always play.
    return may_take_pile(v, active_zone(v) == Zone::face_down || can_play(v));
}

bool can_turn_over_draw_card(const ViewRef& v) {
    return may_turn_over_draw_card(v, false) && (may_turn_over_draw_card(v, true) || !can_play(v));
}

bool can_pass_turn(const ViewRef& v) {
    const Table& t = v.table;
    if (t.need == NeededAction::add || t.need == NeededAction::snap) return true;
    return t.may_skip || (t.pile.empty() && active_zone(v) != Zone::face_down && !can_play(v));
}

bool can_lay_turned_card(const Table& t, Rank as, bool wild) { return wild || (beating_ranks(t) & rank_bit(as)) != 0; }

bool can_finish_with_turned_card(const Table& t, Rank as, bool wild, bool finishing) {
    return !finishing || may_finish_with(t.derived, as, wild);
}

} // namespace palazzo::palace
