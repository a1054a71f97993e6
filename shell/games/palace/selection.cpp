#include "shell/games/palace/selection.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/making.hpp"

#include <algorithm>
#include <bit>

namespace palazzo::palace::screen {
namespace {

using palace::Move;
using palace::NeededAction;
using palace::Phase;
using palace::View;
using palace::Zone;

bool is_wild(const View& v, Card c) { return v.table.derived.is_wild(c); }

int there(const View& v, const PickedCard& p) {
    if (!p.up) return v.hand.count(p.card);
    const auto& up = v.table.seat(v.me).up;
    return static_cast<int>(std::count(up.begin(), up.end(), p.card));
}

/// Returns the rank that all picked cards have in common; nullopt if they have several ranks, or are wild cards for
/// which no rank is chosen.
std::optional<Rank> shared_rank(const View& v, const Selection& s) {
    std::optional<Rank> rank;
    for (const PickedCard& p : s.picks) {
        if (is_wild(v, p.card)) continue;
        const Rank r = v.table.derived.rank_of(p.card);
        if (rank && *rank != r) return std::nullopt;
        rank = r;
    }
    return rank ? rank : s.as;
}

bool all_wild(const View& v, const Selection& s) {
    return std::all_of(s.picks.begin(), s.picks.end(), [&](const PickedCard& p) { return is_wild(v, p.card); });
}

/// Returns whether cards of any ranks are picked one by one, as for laying and ordering, and not as sets.
bool gathers(const View& v) { return v.table.phase != Phase::playing || v.table.need == NeededAction::set_order; }

/// Returns whether the picked set needs another card on top.
bool wants_cover(const View& v, const Selection& s) {
    const auto rank = shared_rank(v, s);
    if (s.picks.empty() || !rank || v.table.phase != Phase::playing) return false;
    const palace::PlayContext f = palace::play_context_of(v);
    return palace::needs_cover(f, {*rank, static_cast<int>(s.picks.size()), 0});
}

/// Returns whether runs may be played, and the picked cards and `p` together form a run.
bool runs_with(const View& v, const Selection& s, const PickedCard& p) {
    const palace::DerivedRules& derived = v.table.derived;
    if (!derived.options.runs) return false;
    palace::Ranks places = 0;
    const auto add = [&](Card c) {
        const int place = c.has_rank() ? derived.place_in_order[static_cast<std::size_t>(c.rank())] : -1;
        const palace::Ranks bit = place < 0 ? 0U : 1U << place;
        if (bit == 0 || (places & bit) != 0) return false;
        places |= bit;
        return true;
    };
    for (const PickedCard& one : s.picks)
        if (!add(one.card)) return false;
    if (!add(p.card)) return false;
    const palace::Ranks from_lowest = places >> std::countr_zero(places);
    return (from_lowest & (from_lowest + 1)) == 0;
}

bool goes_with(const View& v, const Selection& s, const PickedCard& p) {
    if (s.picks.empty()) return true;
    // A card of a wild rank is only played with cards of the same rank.
    const bool ranked = !p.card.is_joker() && is_wild(v, p.card);
    if (ranked || (!s.picks[0].card.is_joker() && is_wild(v, s.picks[0].card)))
        return p.card.has_rank() && s.picks[0].card.has_rank() && p.card.rank() == s.picks[0].card.rank();
    if (is_wild(v, p.card) || all_wild(v, s)) return true;
    const auto rank = shared_rank(v, s);
    return (rank && v.table.derived.rank_of(p.card) == *rank) || runs_with(v, s, p);
}

Move gathered(const View& v, const Selection& s) {
    Move m;
    m.kind = v.table.phase == Phase::choosing ? Move::Kind::lay : Move::Kind::order;
    for (const PickedCard& p : s.picks)
        if (m.cards.size() < palace::SetCards::capacity()) m.cards.push_back(p.card);
    if (m.kind == Move::Kind::lay) sort_few(m.cards);
    return m;
}

Move flipping(int slot) {
    Move m;
    m.kind = Move::Kind::flip;
    m.slot = slot;
    return m;
}

std::optional<Move> swapping(const Selection& s) {
    if (s.picks.size() != 2 || s.picks[0].up == s.picks[1].up) return std::nullopt;
    Move m;
    m.kind = Move::Kind::swap;
    m.hand_card = s.picks[s.picks[0].up ? 1 : 0].card;
    m.up_card = s.picks[s.picks[0].up ? 0 : 1].card;
    return m;
}

/// Returns the move that plays the picked cards as a set. If `covered` is true, the last card is on top of the set.
Move set_of(const View& v, const Selection& s, bool covered) {
    Move m;
    m.kind = Move::Kind::play;
    Selection set = s;
    if (covered) {
        m.cover = set.picks.back().card;
        if (m.cover.is_joker() && is_wild(v, m.cover)) m.cover_as = s.cover_as;
        set.picks.pop_back();
    }
    bool wild = false;
    for (const PickedCard& p : set.picks) {
        if (m.cards.size() < palace::SetCards::capacity()) m.cards.push_back(p.card);
        wild = wild || is_wild(v, p.card);
    }
    sort_few(m.cards);
    if (wild) m.as = all_wild(v, set) ? s.as : shared_rank(v, set);
    return m;
}

/// Returns whether the last picked card covers the others and doesn't belong to the set.
bool last_covers(const View& v, const Selection& s) {
    if (s.picks.size() < 2) return false;
    Selection rest = s;
    const PickedCard last = rest.picks.back();
    rest.picks.pop_back();
    if (!wants_cover(v, rest)) return false;
    return !goes_with(v, rest, last) || palace::check(v, set_of(v, s, false));
}

/// Returns whether a move is legal, or whether only a further choice is missing.
bool is_fine_so_far(const Refusal& why) { return !why || asks_for_choice(why); }

/// Returns whether another card may cover all picked cards. If two cards are picked of a rank that has to be covered,
/// the second one covers the first, or another card covers both.
bool can_be_covered(const View& v, const Selection& s) {
    return wants_cover(v, s) && (!last_covers(v, s) || is_fine_so_far(palace::check(v, set_of(v, s, false))));
}

/// Returns whether a card can belong to a set of this pattern.
bool has_card(const palace::PlayContext& f, const palace::SetPattern& s, Card c) {
    const palace::DerivedRules& derived = f.view.table.derived;
    if (s.jokers > 0 && c.is_joker()) return true;
    if (s.wild > 0) return c.has_rank() && index_of(c.rank()) == derived.wild_rank();
    const Rank rank = derived.rank_of(c);
    if (s.natural > 0) return s.rank == rank && (!c.is_joker() || derived.options.jokers_rank);
    const auto place = [&](Rank r) { return derived.place_in_order[static_cast<std::size_t>(r)]; };
    return s.run > 0 && c.has_rank() && place(rank) >= place(s.rank) && place(rank) < place(s.rank) + s.run;
}

} // namespace

bool asks_for_choice(const Refusal& why) {
    return why.id() == "palace.needs_cover" || why.id() == "palace.joker_needs_rank" || why.id() == "palace.not_a_run";
}

int Selection::count(const PickedCard& p) const { return static_cast<int>(std::count(picks.begin(), picks.end(), p)); }

bool can_pick(const View& v, bool up) {
    const NeededAction need = v.table.need;
    if (!palace::seats_to_act(v.table).has(v.me)) return false;
    if (need == NeededAction::name_joker || need == NeededAction::choose || need == NeededAction::snap) return false;
    if (v.table.phase == Phase::swapping) return true;
    const Zone zone = palace::active_zone(v);
    if (!up) return zone == Zone::hand;
    return zone == Zone::face_up
        || (v.table.derived.options.hand_with_face_up && zone == Zone::hand && palace::play_context_of(v).joined);
}

Selection selection_after_face_down_tap(const Selection& s, int slot) {
    Selection other;
    if (s.down != slot) other.down = slot;
    return other;
}

Selection selection_with_toggled_card(Selection s, PickedCard p) {
    s.down = -1;
    const auto at = std::find(s.picks.rbegin(), s.picks.rend(), p);
    if (at != s.picks.rend())
        s.picks.erase(std::next(at).base());
    else
        s.picks.push_back(p);
    return s;
}

Selection selection_after_tap(const View& v, Selection s, PickedCard p) {
    if (!can_pick(v, p.up)) return s;
    s.down = -1;
    if (v.table.phase == Phase::swapping) {
        if (s.count(p) > 0) return selection_with_toggled_card(s, p);
        // Only one card of the hand and one face-up card are picked, so a second one replaces the first.
        std::erase_if(s.picks, [&](const PickedCard& other) { return other.up == p.up; });
        return selection_with_toggled_card(s, p);
    }
    if (gathers(v)) {
        if (s.count(p) == there(v, p)) return selection_with_toggled_card(s, p);
        s.picks.push_back(p);
        return s;
    }
    if (s.count(p) == there(v, p)) {
        // The second tap on a card also picks the other cards of its rank; the third one drops all.
        Selection whole = s;
        const auto rank = shared_rank(v, s);
        if (rank && !last_covers(v, s))
            palace::zone_cards(v).for_each_of_rank(*rank, [&](Card c, int n) {
                while (whole.count({c, p.up}) < n) whole.picks.push_back({c, p.up});
            });
        return whole == s || palace::play_context_of(v).one_at_a_time ? Selection{} : whole;
    }
    if (!goes_with(v, s, p) && !can_be_covered(v, s)) s = {};
    s.picks.push_back(p);
    return s;
}

std::optional<Move> move_of_selection(const View& v, const Selection& s) {
    if (s.empty()) return std::nullopt;
    if (s.down >= 0) return flipping(s.down);
    if (v.table.phase == Phase::swapping) return swapping(s);
    if (gathers(v)) return gathered(v, s);
    return set_of(v, s, last_covers(v, s));
}

std::optional<Move> taking_move_of_selection(const View& v, const Selection& s) {
    std::optional<Move> taking;
    palace::for_each_way_to_take_pile(v, [&](const Move& m) {
        const bool plain = m.up_card.is_none() && !m.as;
        const bool picked = s.picks.size() == 1 && s.picks[0].up
            && (m.up_card == s.picks[0].card || (m.as && m.as == v.table.derived.rank_of(s.picks[0].card)));
        if (plain || picked) taking = m;
    });
    return taking;
}

JokerToName joker_to_name(const View& v, const Selection& s) {
    if (v.table.need == NeededAction::name_joker && palace::seats_to_act(v.table).has(v.me)) return JokerToName::set;
    if (s.picks.empty() || gathers(v)) return JokerToName::nothing;
    const auto move = move_of_selection(v, s);
    if (!move) return JokerToName::nothing;
    const bool wild_set =
        std::all_of(move->cards.begin(), move->cards.end(), [&](Card c) { return v.table.derived.is_wild(c); });
    if (wild_set && !move->as) return JokerToName::set;
    if (move->cover.is_joker() && v.table.derived.jokers_are_wild() && !move->cover_as) return JokerToName::cover;
    return JokerToName::nothing;
}

bool is_playable(const View& v, PickedCard p) {
    if (!can_pick(v, p.up)) return false;
    if (v.table.phase == Phase::choosing || gathers(v)) return true;
    const palace::PlayContext f = palace::play_context_of(v);
    if (f.fixed_order && palace::next_in_fixed_order(f) != p.card) return false;
    bool playable = false;
    palace::for_each_pattern(f, [&](const palace::SetPattern& s) { playable = playable || has_card(f, s, p.card); });
    return playable;
}

bool can_become_legal(const View& v, const Selection& s) {
    const auto move = move_of_selection(v, s);
    if (!move) return false;
    const JokerToName what = joker_to_name(v, s);
    if (what == JokerToName::nothing) return is_fine_so_far(palace::check(v, *move));
    for (int r = 0; r < rank_count; ++r) {
        Selection named = s;
        (what == JokerToName::cover ? named.cover_as : named.as) = rank_at(r);
        const auto with_name = move_of_selection(v, named);
        if (with_name && is_fine_so_far(palace::check(v, *with_name))) return true;
    }
    return false;
}

bool can_add_card(const View& v, const Selection& s, const PickedCard& p) {
    if (!can_pick(v, p.up) || s.count(p) == there(v, p)) return false;
    const Selection more = selection_after_tap(v, s, p);
    return more.picks.size() > s.picks.size() && can_become_legal(v, more);
}

bool can_add_any_card(const View& v, const Selection& s) {
    bool grows = false;
    v.hand.for_each([&](Card c, int) { grows = grows || can_add_card(v, s, {c, false}); });
    for (const Card c : v.table.seat(v.me).up) grows = grows || (!c.is_none() && can_add_card(v, s, {c, true}));
    return grows;
}

bool can_be_part_of_move(const View& v, const Selection& s, const PickedCard& p) {
    if (gathers(v) || s.picks.empty() || s.count(p) > 0 || !can_become_legal(v, s)) return is_playable(v, p);
    return can_add_card(v, s, p);
}

std::optional<Rank> shown_wild_rank(const View& v, const Selection& s, const PickedCard& p) {
    if (!is_wild(v, p.card) || s.count(p) == 0 || gathers(v)) return std::nullopt;
    const auto move = move_of_selection(v, s);
    if (!move) return std::nullopt;
    const bool in_set = std::find(move->cards.begin(), move->cards.end(), p.card) != move->cards.end();
    return in_set ? move->as : move->cover_as;
}

Selection remaining_selection(const View& v, const Selection& s) {
    if (s.down >= 0) return palace::check(v, flipping(s.down)) ? Selection{} : s;
    Selection kept;
    kept.as = s.as;
    kept.cover_as = s.cover_as;
    for (const PickedCard& p : s.picks)
        if (can_pick(v, p.up) && kept.count(p) < there(v, p)) kept.picks.push_back(p);
    return kept.picks.empty() ? Selection{} : kept;
}

Selection selection_for_move(const palace::View& v, const palace::Move& m) {
    using Kind = palace::Move::Kind;
    Selection s;
    if (v.table.need == palace::NeededAction::name_joker) return s;
    const bool up = m.kind == Kind::order || (m.kind == Kind::play && v.hand.empty());
    Bag hand = v.hand;
    if (m.kind == Kind::play || m.kind == Kind::lay || m.kind == Kind::order)
        for (const Card c : m.cards) {
            // If face-up cards may be played together with cards of the hand, equal cards of the hand are picked first.
            const bool joins = !up && hand.count(c) == 0;
            hand.remove_if_there(c);
            s.picks.push_back({c, up || joins});
        }
    if (m.kind == Kind::take && !m.up_card.is_none()) s.picks = {{m.up_card, true}};
    if (!m.cover.is_none()) s.picks.push_back({m.cover, up});
    if (m.kind == Kind::swap) s.picks = {{m.hand_card, false}, {m.up_card, true}};
    if (m.kind == Kind::flip) s.down = m.slot;
    s.as = m.as;
    s.cover_as = m.cover_as;
    return s;
}

} // namespace palazzo::palace::screen
