// Explains why a move isn't allowed, with the first reason that applies.
#include "engine/games/palace/check_play.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

std::string text(Rank r) { return rank_letter(r); }

bool sorted(const SetCards& cards) { return std::is_sorted(cards.begin(), cards.end()); }

Refusal check_turned(const View& v, const Move& m) {
    const bool alone = m.kind == Kind::play && m.cards.size() == 1 && m.cards[0] == v.table.turned && m.cover.is_none();
    if (!alone || !m.as || m.cover_as) return Refusal("palace.name_the_joker");
    if ((v.table.barred & rank_bit(*m.as)) != 0) return Refusal("palace.barred", {text(*m.as)});
    return (nameable_ranks(v.table) & rank_bit(*m.as)) != 0 ? Refusal() : Refusal("palace.name_the_joker");
}

Refusal check_snap(const View& v, const Move& m) {
    if (m.kind == Kind::skip) return {};
    bool fits = false;
    if (m.kind == Kind::play && m.cards.size() == 1 && m.cover.is_none() && !m.as && !m.cover_as)
        for_each_card_completing_set(v, [&](Card c) { fits = fits || c == m.cards[0]; });
    return fits ? Refusal() : Refusal("palace.snap_or_pass", {text(rank_at(v.table.pile.back().rank))});
}

Refusal check_choice(const View& v, const Move& m) {
    const bool fits = m.kind == Kind::choose && choosable_seats(v.table).has(m.seat);
    return fits ? Refusal() : Refusal("palace.choose_a_player");
}

/// Returns why a move isn't allowed while the seat may add drawn cards; empty if the move adds cards of the rank just
/// laid, or declines.
Refusal check_added(const View& v, const Move& m) {
    if (m.kind == Kind::play) return check_play(v, m);
    return m.kind == Kind::skip ? Refusal() : Refusal("palace.add_same", {text(rank_at(v.table.pile.back().rank))});
}

Refusal check_order(const View& v, const Move& m) {
    if (m.kind != Kind::order) return Refusal("palace.set_the_order");
    Bag up;
    for (const Card c : v.table.seat(v.me).up)
        if (!c.is_none()) up.add(c);
    Bag named;
    for (const Card c : m.cards) {
        if (!c.has_known_face() || named.count(c) == 15) return Refusal("palace.order_of_all");
        named.add(c);
    }
    return named == up ? Refusal() : Refusal("palace.order_of_all");
}

Refusal check_lay(const View& v, const Move& m) {
    const int layout = v.table.derived.layout.up;
    if (m.kind != Kind::lay || static_cast<int>(m.cards.size()) != layout)
        return Refusal("palace.lay_so_many", {std::to_string(layout)});
    for (const Card c : m.cards)
        if (!c.has_known_face() || v.hand.count(c) == 0) return Refusal("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Refusal("palace.not_sorted");
    return v.hand.holds(bag_of(m.cards)) ? Refusal() : Refusal("palace.not_in_zone", {to_text(m.cards.back())});
}

Refusal check_swap(const View& v, const Move& m) {
    if (m.kind == Kind::ready) return {};
    if (m.kind != Kind::swap) return Refusal("palace.swap_or_ready");
    if (v.table.seat(v.me).swaps >= most_swaps) return Refusal("palace.swapped_enough", {std::to_string(most_swaps)});
    const PublicSeatState& mine = v.table.seat(v.me);
    if (!m.hand_card.has_known_face() || v.hand.count(m.hand_card) == 0)
        return Refusal("palace.not_in_hand", {to_text(m.hand_card)});
    if (!m.up_card.has_known_face() || std::find(mine.up.begin(), mine.up.end(), m.up_card) == mine.up.end())
        return Refusal("palace.not_face_up", {to_text(m.up_card)});
    return m.hand_card == m.up_card ? Refusal("palace.swap_equal") : Refusal();
}

Refusal check_flip(const View& v, const Move& m) {
    if (active_zone(v) != Zone::face_down) return Refusal("palace.not_blind_yet");
    const bool there = m.slot >= 0 && m.slot < v.table.derived.layout.down && v.has_face_down_card(v.me, m.slot);
    return there ? Refusal() : Refusal("palace.no_such_slot", {std::to_string(m.slot)});
}

/// Returns why the face-up cards that the move names may not be taken with the pile; empty if they may.
Refusal check_along(const View& v, const Move& m) {
    bool fits = false;
    for_each_way_to_take_pile(v, [&](const Move& taking) { fits = fits || taking == m; });
    return fits ? Refusal() : Refusal("palace.take_with");
}

Refusal check_take(const View& v, const Move& m) {
    if (can_take_pile(v)) return check_along(v, m);
    if (v.table.pile.empty()) return Refusal("palace.nothing_to_take");
    return Refusal(active_zone(v) == Zone::face_down ? "palace.play_blind" : "palace.must_play");
}

Refusal check_chance(const View& v) {
    if (can_turn_over_draw_card(v)) return {};
    if (v.table.derived.options.chance_card == ChanceCardRule::never) return Refusal("palace.no_chance_card");
    if (v.draw_count == 0) return Refusal("palace.draw_pile_empty");
    return Refusal(v.table.pile.empty() ? "palace.chance_needs_pile" : "palace.must_play");
}

/// Returns why an answer or a verdict isn't allowed; empty if it is. Answers are allowed only with `judge: auto`,
/// verdicts with every value of the option `judge` (fine print 30).
Refusal check_verdict(const View& v, const Move& m, std::optional<bool> right) {
    if (m.kind == Kind::judge && right) return {};
    if (m.kind != Kind::answer) return Refusal("palace.judge_first");
    if (v.table.derived.options.judge != JudgeRule::automatic) return Refusal("palace.no_answers_here");
    return right ? Refusal() : Refusal("palace.answer_unjudged");
}

Refusal check_shares(const View& v, const Move& m) {
    const Table& t = v.table;
    if (m.kind != Kind::assign) return Refusal("palace.hand_out_first", {std::to_string(challenges_after_four)});
    if (static_cast<int>(m.shares.size()) != t.players())
        return Refusal("palace.shares_for_all", {std::to_string(t.players())});
    int sum = 0;
    for (Seat s = 0; s < t.players(); ++s) {
        const int share = m.shares[static_cast<std::size_t>(s)];
        if (share > 0 && !t.is_still_in(s)) return Refusal("palace.share_for_nobody", {std::to_string(s)});
        sum += share;
    }
    return sum == challenges_after_four ? Refusal()
                                        : Refusal("palace.shares_sum", {std::to_string(challenges_after_four)});
}

Refusal check_turn(const View& v, const Move& m) {
    switch (m.kind) {
    case Kind::play: return check_play(v, m);
    case Kind::flip: return check_flip(v, m);
    case Kind::take: return check_take(v, m);
    case Kind::chance: return check_chance(v);
    case Kind::skip: return can_pass_turn(v) ? Refusal() : Refusal("palace.must_not_skip");
    case Kind::lay:
    case Kind::swap:
    case Kind::ready: return Refusal("palace.game_is_on");
    case Kind::order: return Refusal("palace.no_order_now");
    case Kind::choose: return Refusal("palace.nobody_to_choose");
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
    if (!seats_to_act(t).has(v.me))
        return Refusal(t.phase != Phase::playing  ? "palace.already_ready"
                : t.need == NeededAction::verdict ? "palace.not_yours_to_judge"
                                                  : "palace.not_your_turn");
    if (t.phase == Phase::choosing) return check_lay(v, m);
    if (t.phase == Phase::swapping) return check_swap(v, m);
    if (t.need == NeededAction::name_joker) return check_turned(v, m);
    if (t.need == NeededAction::set_order) return check_order(v, m);
    if (t.need == NeededAction::verdict) return check_verdict(v, m, right);
    if (t.need == NeededAction::assign) return check_shares(v, m);
    if (t.need == NeededAction::add) return check_added(v, m);
    if (t.need == NeededAction::choose) return check_choice(v, m);
    if (t.need == NeededAction::snap) return check_snap(v, m);
    return check_turn(v, m);
}

} // namespace palazzo::palace
