// Why a move may not be made: the same rules as in shape.cpp, asked one by one, so that a player hears the first that
// stands in the way.
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/shape.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

std::string text(Rank r) { return std::string(1, to_char(r)); }

bool sorted(const SetCards& cards) { return std::is_sorted(cards.begin(), cards.end()); }

/// The rank that a set is laid as; nullopt if its cards don't make one.
std::optional<Rank> rank_of_set(const Laws& laws, const Move& m) {
    std::optional<Rank> rank = m.as;
    for (const Card c : m.cards) {
        if (c.is_joker() && laws.jokers_are_wild()) continue;
        const Rank r = c.is_joker() ? Rank::ace : c.rank();
        if (rank && *rank != r) return std::nullopt;
        rank = r;
    }
    return rank;
}

/// `as` names what wild jokers stand for, and nothing else.
Reason check_naming(const Laws& laws, bool joker, bool named) {
    const bool must = joker && laws.jokers_are_wild();
    if (must && !named) return Reason("palace.joker_needs_rank");
    if (!must && named) return Reason("palace.no_joker_to_name");
    return {};
}

Reason check_rank(const Footing& f, const Shape& s) {
    if (rank_may_lie(f, s)) return {};
    if ((f.view.table.barred & bit_of(s.rank)) != 0) return Reason("palace.barred", {text(s.rank)});
    if (f.lowest != no_rank) return Reason("palace.lead_lowest", {text(rank_at(f.lowest))});
    const Rank top = rank_at(effective_top(f.view.table));
    const Laws& laws = f.view.table.laws;
    const bool lower = laws.has(top, Power::lower);
    if (lower) return Reason("palace.not_lower", {text(s.rank), text(top)});
    if (laws.options.beat == Beat::equal_or_higher) return Reason("palace.not_higher", {text(s.rank), text(top)});
    return s.rank == top ? Reason("palace.equal", {text(top)})
                         : Reason("palace.must_be_higher", {text(s.rank), text(top)});
}

Reason check_cover(const Footing& f, const Shape& s, const Move& m) {
    const Laws& laws = f.view.table.laws;
    if (m.cover.is_none())
        return s.covered ? Reason("palace.needs_cover", {text(s.rank)})
                         : check_naming(laws, false, m.cover_as.has_value());
    if (!s.covered) return Reason("palace.no_cover_here", {text(s.rank)});
    if (!m.cover.is_face()) return Reason("palace.not_in_zone", {to_text(m.cover)});
    if (const Reason reason = check_naming(laws, m.cover.is_joker(), m.cover_as.has_value())) return reason;
    Bag all = bag_of(m.cards);
    all.add(m.cover);
    if (!f.cards.holds(all)) return Reason("palace.not_in_zone", {to_text(m.cover)});
    if (f.fixed_order && next_in_order(f.view.table.seat(f.view.me), s.cards()) != m.cover)
        return Reason("palace.not_next", {to_text(next_in_order(f.view.table.seat(f.view.me), s.cards()))});
    const Rank as = m.cover.has_rank() ? m.cover.rank() : m.cover_as.value_or(Rank::ace);
    if ((f.view.table.barred & bit_of(as)) != 0) return Reason("palace.barred", {text(as)});
    return may_cover(f, s, m.cover, as) ? Reason() : Reason("palace.special_finish");
}

Reason check_zone(const Footing& f, const Move& m) {
    if (m.cards.empty()) return Reason("palace.no_cards");
    for (const Card c : m.cards)
        if (!c.is_face() || f.cards.count(c) == 0) return Reason("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Reason("palace.not_sorted");
    if (!f.cards.holds(bag_of(m.cards))) return Reason("palace.not_in_zone", {to_text(m.cards.back())});
    if (f.one_at_a_time && m.cards.size() > 1) return Reason("palace.one_at_a_time");
    if (f.fixed_order && next_in_order(f.view.table.seat(f.view.me)) != m.cards[0])
        return Reason("palace.not_next", {to_text(next_in_order(f.view.table.seat(f.view.me)))});
    return {};
}

Reason check_play(const View& v, const Move& m) {
    const Footing f = footing_of(v);
    if (f.zone == Zone::face_down) return Reason("palace.play_blind");
    if (const Reason reason = check_zone(f, m)) return reason;
    const Laws& laws = v.table.laws;
    const int jokers = bag_of(m.cards).jokers();
    if (const Reason reason = check_naming(laws, jokers > 0, m.as.has_value())) return reason;
    const std::optional<Rank> rank = rank_of_set(laws, m);
    if (!rank) return Reason("palace.not_a_set");
    Shape s{*rank, static_cast<int>(m.cards.size()) - jokers, jokers};
    s.covered = needs_cover(f, s);
    if (const Reason reason = check_rank(f, s)) return reason;
    if (const Reason reason = check_cover(f, s, m)) return reason;
    return may_lie(f, s) ? Reason() : Reason("palace.special_finish");
}

Reason check_turned_joker(const View& v, const Move& m) {
    const bool alone = m.kind == Kind::play && m.cards.size() == 1 && m.cards[0].is_joker() && m.cover.is_none();
    if (!alone || !m.as || m.cover_as) return Reason("palace.name_the_joker");
    return (v.table.barred & bit_of(*m.as)) != 0 ? Reason("palace.barred", {text(*m.as)}) : Reason();
}

Reason check_order(const View& v, const Move& m) {
    if (m.kind != Kind::order) return Reason("palace.set_the_order");
    Bag up;
    for (const Card c : v.table.seat(v.me).up)
        if (!c.is_none()) up.add(c);
    Bag named;
    for (const Card c : m.cards) {
        if (!c.is_face() || named.count(c) == 15) return Reason("palace.order_of_all");
        named.add(c);
    }
    return named == up ? Reason() : Reason("palace.order_of_all");
}

Reason check_lay(const View& v, const Move& m) {
    const int layout = v.table.laws.options.layout;
    if (m.kind != Kind::lay || static_cast<int>(m.cards.size()) != layout)
        return Reason("palace.lay_so_many", {std::to_string(layout)});
    for (const Card c : m.cards)
        if (!c.is_face() || v.hand.count(c) == 0) return Reason("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Reason("palace.not_sorted");
    return v.hand.holds(bag_of(m.cards)) ? Reason() : Reason("palace.not_in_zone", {to_text(m.cards.back())});
}

Reason check_swap(const View& v, const Move& m) {
    if (m.kind == Kind::ready) return {};
    if (m.kind != Kind::swap) return Reason("palace.swap_or_ready");
    if (v.table.seat(v.me).swaps >= most_swaps) return Reason("palace.swapped_enough", {std::to_string(most_swaps)});
    const SeatOpen& mine = v.table.seat(v.me);
    if (!m.hand_card.is_face() || v.hand.count(m.hand_card) == 0)
        return Reason("palace.not_in_hand", {to_text(m.hand_card)});
    if (!m.up_card.is_face() || std::find(mine.up.begin(), mine.up.end(), m.up_card) == mine.up.end())
        return Reason("palace.not_face_up", {to_text(m.up_card)});
    return m.hand_card == m.up_card ? Reason("palace.swap_equal") : Reason();
}

Reason check_flip(const View& v, const Move& m) {
    if (active_zone(v) != Zone::face_down) return Reason("palace.not_blind_yet");
    const bool there = m.slot >= 0 && m.slot < v.table.laws.options.layout && v.has_down(v.me, m.slot);
    return there ? Reason() : Reason("palace.no_such_slot", {std::to_string(m.slot)});
}

Reason check_take(const View& v) {
    if (can_take(v)) return {};
    if (v.table.pile.empty()) return Reason("palace.nothing_to_take");
    return Reason(active_zone(v) == Zone::face_down ? "palace.play_blind" : "palace.must_play");
}

Reason check_chance(const View& v) {
    if (can_chance(v)) return {};
    if (!v.table.laws.options.chance_card) return Reason("palace.no_chance_card");
    if (v.draw_count == 0) return Reason("palace.draw_pile_empty");
    return Reason(v.table.pile.empty() ? "palace.chance_needs_pile" : "palace.must_play");
}

/// Only under `auto` is anything answered; whoever could judge may say what came of it (fine print 30).
Reason check_verdict(const View& v, const Move& m, std::optional<bool> right) {
    if (m.kind == Kind::judge && right) return {};
    if (m.kind != Kind::answer) return Reason("palace.judge_first");
    if (v.table.laws.options.judge != Judge::automatic) return Reason("palace.no_answers_here");
    return right ? Reason() : Reason("palace.answer_unjudged");
}

Reason check_shares(const View& v, const Move& m) {
    const Table& t = v.table;
    if (m.kind != Kind::assign) return Reason("palace.hand_out_first", {std::to_string(challenges_of_a_four)});
    if (static_cast<int>(m.shares.size()) != t.players())
        return Reason("palace.shares_for_all", {std::to_string(t.players())});
    int sum = 0;
    for (Seat s = 0; s < t.players(); ++s) {
        const int share = m.shares[static_cast<std::size_t>(s)];
        if (share > 0 && !t.still_in(s)) return Reason("palace.share_for_nobody", {std::to_string(s)});
        sum += share;
    }
    return sum == challenges_of_a_four ? Reason() : Reason("palace.shares_sum", {std::to_string(challenges_of_a_four)});
}

Reason check_turn(const View& v, const Move& m) {
    switch (m.kind) {
    case Kind::play: return check_play(v, m);
    case Kind::flip: return check_flip(v, m);
    case Kind::take: return check_take(v);
    case Kind::chance: return check_chance(v);
    case Kind::skip: return can_skip(v) ? Reason() : Reason("palace.must_not_skip");
    case Kind::lay:
    case Kind::swap:
    case Kind::ready: return Reason("palace.game_is_on");
    case Kind::order: return Reason("palace.no_order_now");
    case Kind::answer:
    case Kind::judge:
    case Kind::assign: return Reason("palace.no_challenge_now");
    }
    return Reason("palace.game_is_on");
}

} // namespace

Reason check(const View& v, const Move& m, std::optional<bool> right) {
    const Table& t = v.table;
    if (t.phase == Phase::over) return Reason("palace.over");
    if (!to_act(t).has(v.me))
        return Reason(t.phase != Phase::playing ? "palace.already_ready"
                : t.need == Need::verdict       ? "palace.not_yours_to_judge"
                                                : "palace.not_your_turn");
    if (t.phase == Phase::choosing) return check_lay(v, m);
    if (t.phase == Phase::swapping) return check_swap(v, m);
    if (t.need == Need::name_joker) return check_turned_joker(v, m);
    if (t.need == Need::set_order) return check_order(v, m);
    if (t.need == Need::verdict) return check_verdict(v, m, right);
    if (t.need == Need::assign) return check_shares(v, m);
    return check_turn(v, m);
}

} // namespace palazzo::palace
