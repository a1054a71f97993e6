// Why a move may not be made: the same rules as in set_pattern.hpp, asked one by one, so that a player hears the first
// that stands in the way.
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/set_pattern.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

std::string text(Rank r) { return std::string(1, to_char(r)); }

bool sorted(const SetCards& cards) { return std::is_sorted(cards.begin(), cards.end()); }

/// The rank that a set is laid as; nullopt if its cards don't make one.
std::optional<Rank> rank_of_set(const DerivedRules& laws, const Move& m) {
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
Refusal check_naming(const DerivedRules& laws, bool joker, bool named) {
    const bool must = joker && laws.jokers_are_wild();
    if (must && !named) return Refusal("palace.joker_needs_rank");
    if (!must && named) return Refusal("palace.no_joker_to_name");
    return {};
}

Refusal check_rank(const PlayContext& f, const SetPattern& s) {
    if (rank_may_lie(f, s)) return {};
    if ((f.view.table.barred & bit_of(s.rank)) != 0) return Refusal("palace.barred", {text(s.rank)});
    if (f.lowest != no_rank) return Refusal("palace.lead_lowest", {text(rank_at(f.lowest))});
    const Rank top = rank_at(effective_top(f.view.table));
    const DerivedRules& laws = f.view.table.laws;
    const bool lower = laws.has(top, Power::lower);
    if (lower) return Refusal("palace.not_lower", {text(s.rank), text(top)});
    if (laws.options.beat == Beat::equal_or_higher) return Refusal("palace.not_higher", {text(s.rank), text(top)});
    return s.rank == top ? Refusal("palace.equal", {text(top)})
                         : Refusal("palace.must_be_higher", {text(s.rank), text(top)});
}

Refusal check_cover(const PlayContext& f, const SetPattern& s, const Move& m) {
    const DerivedRules& laws = f.view.table.laws;
    if (m.cover.is_none())
        return s.covered ? Refusal("palace.needs_cover", {text(s.rank)})
                         : check_naming(laws, false, m.cover_as.has_value());
    if (!s.covered) return Refusal("palace.no_cover_here", {text(s.rank)});
    if (!m.cover.is_face()) return Refusal("palace.not_in_zone", {to_text(m.cover)});
    if (const Refusal reason = check_naming(laws, m.cover.is_joker(), m.cover_as.has_value())) return reason;
    Bag all = bag_of(m.cards);
    all.add(m.cover);
    if (!f.cards.holds(all)) return Refusal("palace.not_in_zone", {to_text(m.cover)});
    if (f.fixed_order && next_in_order(f.view.table.seat(f.view.me), s.cards()) != m.cover)
        return Refusal("palace.not_next", {to_text(next_in_order(f.view.table.seat(f.view.me), s.cards()))});
    const Rank as = m.cover.has_rank() ? m.cover.rank() : m.cover_as.value_or(Rank::ace);
    if ((f.view.table.barred & bit_of(as)) != 0) return Refusal("palace.barred", {text(as)});
    return may_cover(f, s, m.cover, as) ? Refusal() : Refusal("palace.special_finish");
}

Refusal check_zone(const PlayContext& f, const Move& m) {
    if (m.cards.empty()) return Refusal("palace.no_cards");
    for (const Card c : m.cards)
        if (!c.is_face() || f.cards.count(c) == 0) return Refusal("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Refusal("palace.not_sorted");
    if (!f.cards.holds(bag_of(m.cards))) return Refusal("palace.not_in_zone", {to_text(m.cards.back())});
    if (f.one_at_a_time && m.cards.size() > 1) return Refusal("palace.one_at_a_time");
    if (f.fixed_order && next_in_order(f.view.table.seat(f.view.me)) != m.cards[0])
        return Refusal("palace.not_next", {to_text(next_in_order(f.view.table.seat(f.view.me)))});
    return {};
}

Refusal check_play(const View& v, const Move& m) {
    const PlayContext f = context_of(v);
    if (f.zone == Zone::face_down) return Refusal("palace.play_blind");
    if (const Refusal reason = check_zone(f, m)) return reason;
    const DerivedRules& laws = v.table.laws;
    const int jokers = bag_of(m.cards).jokers();
    if (const Refusal reason = check_naming(laws, jokers > 0, m.as.has_value())) return reason;
    const std::optional<Rank> rank = rank_of_set(laws, m);
    if (!rank) return Refusal("palace.not_a_set");
    SetPattern s{*rank, static_cast<int>(m.cards.size()) - jokers, jokers};
    s.covered = needs_cover(f, s);
    if (const Refusal reason = check_rank(f, s)) return reason;
    if (const Refusal reason = check_cover(f, s, m)) return reason;
    return may_lie(f, s) ? Refusal() : Refusal("palace.special_finish");
}

Refusal check_turned_joker(const View& v, const Move& m) {
    const bool alone = m.kind == Kind::play && m.cards.size() == 1 && m.cards[0].is_joker() && m.cover.is_none();
    if (!alone || !m.as || m.cover_as) return Refusal("palace.name_the_joker");
    return (v.table.barred & bit_of(*m.as)) != 0 ? Refusal("palace.barred", {text(*m.as)}) : Refusal();
}

Refusal check_order(const View& v, const Move& m) {
    if (m.kind != Kind::order) return Refusal("palace.set_the_order");
    Bag up;
    for (const Card c : v.table.seat(v.me).up)
        if (!c.is_none()) up.add(c);
    Bag named;
    for (const Card c : m.cards) {
        if (!c.is_face() || named.count(c) == 15) return Refusal("palace.order_of_all");
        named.add(c);
    }
    return named == up ? Refusal() : Refusal("palace.order_of_all");
}

Refusal check_lay(const View& v, const Move& m) {
    const int layout = v.table.laws.options.layout;
    if (m.kind != Kind::lay || static_cast<int>(m.cards.size()) != layout)
        return Refusal("palace.lay_so_many", {std::to_string(layout)});
    for (const Card c : m.cards)
        if (!c.is_face() || v.hand.count(c) == 0) return Refusal("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Refusal("palace.not_sorted");
    return v.hand.holds(bag_of(m.cards)) ? Refusal() : Refusal("palace.not_in_zone", {to_text(m.cards.back())});
}

Refusal check_swap(const View& v, const Move& m) {
    if (m.kind == Kind::ready) return {};
    if (m.kind != Kind::swap) return Refusal("palace.swap_or_ready");
    if (v.table.seat(v.me).swaps >= most_swaps) return Refusal("palace.swapped_enough", {std::to_string(most_swaps)});
    const SeatOpen& mine = v.table.seat(v.me);
    if (!m.hand_card.is_face() || v.hand.count(m.hand_card) == 0)
        return Refusal("palace.not_in_hand", {to_text(m.hand_card)});
    if (!m.up_card.is_face() || std::find(mine.up.begin(), mine.up.end(), m.up_card) == mine.up.end())
        return Refusal("palace.not_face_up", {to_text(m.up_card)});
    return m.hand_card == m.up_card ? Refusal("palace.swap_equal") : Refusal();
}

Refusal check_flip(const View& v, const Move& m) {
    if (active_zone(v) != Zone::face_down) return Refusal("palace.not_blind_yet");
    const bool there = m.slot >= 0 && m.slot < v.table.laws.options.layout && v.has_down(v.me, m.slot);
    return there ? Refusal() : Refusal("palace.no_such_slot", {std::to_string(m.slot)});
}

Refusal check_take(const View& v) {
    if (can_take(v)) return {};
    if (v.table.pile.empty()) return Refusal("palace.nothing_to_take");
    return Refusal(active_zone(v) == Zone::face_down ? "palace.play_blind" : "palace.must_play");
}

Refusal check_chance(const View& v) {
    if (can_chance(v)) return {};
    if (!v.table.laws.options.chance_card) return Refusal("palace.no_chance_card");
    if (v.draw_count == 0) return Refusal("palace.draw_pile_empty");
    return Refusal(v.table.pile.empty() ? "palace.chance_needs_pile" : "palace.must_play");
}

/// Only under `auto` is anything answered; whoever could judge may say what came of it (fine print 30).
Refusal check_verdict(const View& v, const Move& m, std::optional<bool> right) {
    if (m.kind == Kind::judge && right) return {};
    if (m.kind != Kind::answer) return Refusal("palace.judge_first");
    if (v.table.laws.options.judge != Judge::automatic) return Refusal("palace.no_answers_here");
    return right ? Refusal() : Refusal("palace.answer_unjudged");
}

Refusal check_shares(const View& v, const Move& m) {
    const Table& t = v.table;
    if (m.kind != Kind::assign) return Refusal("palace.hand_out_first", {std::to_string(challenges_of_a_four)});
    if (static_cast<int>(m.shares.size()) != t.players())
        return Refusal("palace.shares_for_all", {std::to_string(t.players())});
    int sum = 0;
    for (Seat s = 0; s < t.players(); ++s) {
        const int share = m.shares[static_cast<std::size_t>(s)];
        if (share > 0 && !t.still_in(s)) return Refusal("palace.share_for_nobody", {std::to_string(s)});
        sum += share;
    }
    return sum == challenges_of_a_four ? Refusal()
                                       : Refusal("palace.shares_sum", {std::to_string(challenges_of_a_four)});
}

Refusal check_turn(const View& v, const Move& m) {
    switch (m.kind) {
    case Kind::play: return check_play(v, m);
    case Kind::flip: return check_flip(v, m);
    case Kind::take: return check_take(v);
    case Kind::chance: return check_chance(v);
    case Kind::skip: return can_skip(v) ? Refusal() : Refusal("palace.must_not_skip");
    case Kind::lay:
    case Kind::swap:
    case Kind::ready: return Refusal("palace.game_is_on");
    case Kind::order: return Refusal("palace.no_order_now");
    case Kind::answer:
    case Kind::judge:
    case Kind::assign: return Refusal("palace.no_challenge_now");
    }
    return Refusal("palace.game_is_on");
}

} // namespace

Refusal check(const View& v, const Move& m, std::optional<bool> right) {
    const Table& t = v.table;
    if (t.phase == Phase::over) return Refusal("palace.over");
    if (!to_act(t).has(v.me))
        return Refusal(t.phase != Phase::playing ? "palace.already_ready"
                : t.need == Need::verdict        ? "palace.not_yours_to_judge"
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
