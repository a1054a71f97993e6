// Explains why a set may not be laid. Checks the rules of set_pattern.hpp one after the other, so that the player gets
// the first reason that applies.
#include "engine/games/palace/check_play.hpp"

#include "engine/games/palace/making.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

std::string text(Rank r) { return rank_letter(r); }

bool sorted(const SetCards& cards) { return std::is_sorted(cards.begin(), cards.end()); }

/// Returns the rank that a set counts as; nullopt if its cards don't make a set. Cards of the `wild` rank can't be
/// combined with other cards or with jokers, and their player has to name a rank.
std::optional<Rank> rank_of_set(const DerivedRules& derived, const Move& m) {
    std::optional<Rank> rank = m.as;
    bool named = false;
    bool natural = false;
    for (const Card c : m.cards) {
        const bool joker = c.is_joker() && derived.jokers_are_wild();
        named = named || (derived.is_wild(c) && !joker);
        natural = natural || joker || !derived.is_wild(c);
        if (derived.is_wild(c)) continue;
        const Rank r = derived.rank_of(c);
        if (rank && *rank != r) return std::nullopt;
        rank = r;
    }
    if (named && (natural || !rank || index_of(*rank) == derived.wild_rank())) return std::nullopt;
    return rank;
}

/// Returns the lowest rank of a run; nullopt if the cards aren't a run.
std::optional<Rank> lowest_of_run(const PlayContext& f, const Move& m) {
    const DerivedRules& derived = f.view.table.derived;
    if (!derived.options.runs || m.cards.size() < least_run || m.as) return std::nullopt;
    Ranks ranks = 0;
    std::optional<Rank> lowest;
    const auto place = [&](Rank r) { return derived.place_in_order[static_cast<std::size_t>(r)]; };
    for (const Card c : m.cards) {
        if (!c.has_rank() || (ranks & rank_bit(c.rank())) != 0) return std::nullopt;
        ranks |= rank_bit(c.rank());
        if (!lowest || place(c.rank()) < place(*lowest)) lowest = c.rank();
    }
    const auto cards = static_cast<int>(m.cards.size());
    if (longest_run_length(f, *lowest) < cards) return std::nullopt;
    const auto from = static_cast<std::size_t>(place(*lowest));
    for (std::size_t i = from; i < from + m.cards.size(); ++i)
        if ((ranks & rank_bit(derived.options.order[i])) == 0) return std::nullopt;
    return lowest;
}

/// Returns why a move is refused that names a rank without need, or that fails to name one. `must` is true if the move
/// must name a rank, `named` is true if it does. The reason is empty if the two agree.
Refusal check_naming(bool must, bool named) {
    if (must && !named) return Refusal("palace.joker_needs_rank");
    if (!must && named) return Refusal("palace.no_joker_to_name");
    return {};
}

/// Returns the reason against laying `rank` on `top` that names a power or an exception of `top`; nullopt if `top` has
/// neither. Call it only if `rank` may not be laid on `top`.
std::optional<Refusal> check_exceptions(const DerivedRules& derived, Rank rank, Rank top) {
    if (derived.has_power(top, Power::even)) return Refusal("palace.not_even", {text(top)});
    if (derived.has_power(top, Power::odd)) return Refusal("palace.not_odd", {text(top)});
    for (const LayableRanksException& fit : derived.options.fits)
        if (fit.top == top && fit.kind != LayableRanksException::Kind::also)
            return Refusal("palace.not_on", {text(rank), text(top)});
    return std::nullopt;
}

Refusal check_rank(const PlayContext& f, const SetPattern& s) {
    if (rank_may_be_laid(f, s)) return {};
    if ((f.view.table.barred & rank_bit(s.rank)) != 0) return Refusal("palace.barred", {text(s.rank)});
    if (f.rank_to_lead != no_rank) return Refusal("palace.lead_lowest", {text(rank_at(f.rank_to_lead))});
    if (f.view.table.need == NeededAction::add)
        return Refusal("palace.add_same", {text(rank_at(f.view.table.pile.back().rank))});
    const Rank top = rank_at(effective_top(f.view.table));
    const DerivedRules& derived = f.view.table.derived;
    if (const auto reason = check_exceptions(derived, s.rank, top)) return *reason;
    const bool lower = derived.has_power(top, Power::lower);
    if (lower) return Refusal("palace.not_lower", {text(s.rank), text(top)});
    if (derived.options.beat == BeatRule::equal_or_higher)
        return Refusal("palace.not_higher", {text(s.rank), text(top)});
    return s.rank == top ? Refusal("palace.equal", {text(top)})
                         : Refusal("palace.must_be_higher", {text(s.rank), text(top)});
}

Refusal check_size(const PlayContext& f, const SetPattern& s) {
    if (size_is_allowed(f, s)) return {};
    if (s.card_count() < f.least_cards) return Refusal("palace.too_few", {std::to_string(f.least_cards)});
    return Refusal("palace.no_pairs", {text(s.rank), std::to_string(f.view.table.derived.options.quads)});
}

Refusal check_cover(const PlayContext& f, const SetPattern& s, const Move& m) {
    const DerivedRules& derived = f.view.table.derived;
    if (m.cover.is_none())
        return s.covered ? Refusal("palace.needs_cover", {text(s.rank)}) : check_naming(false, m.cover_as.has_value());
    if (!s.covered) return Refusal("palace.no_cover_here", {text(s.rank)});
    if (!m.cover.has_known_face()) return Refusal("palace.not_in_zone", {to_text(m.cover)});
    if (const Refusal reason = check_naming(m.cover.is_joker() && derived.jokers_are_wild(), m.cover_as.has_value()))
        return reason;
    Bag all = bag_of(m.cards);
    all.add(m.cover);
    if (!f.cards.holds(all)) return Refusal("palace.not_in_zone", {to_text(m.cover)});
    if (f.fixed_order && next_card_in_order(f.view.table.seat(f.view.me), s.card_count()) != m.cover)
        return Refusal("palace.not_next", {to_text(next_card_in_order(f.view.table.seat(f.view.me), s.card_count()))});
    const Rank as = m.cover_as ? *m.cover_as : derived.rank_of(m.cover);
    if ((f.view.table.barred & rank_bit(as)) != 0) return Refusal("palace.barred", {text(as)});
    return may_cover(f, s, m.cover, as) ? Refusal() : Refusal("palace.special_finish");
}

Refusal check_zone(const PlayContext& f, const Move& m) {
    if (m.cards.empty()) return Refusal("palace.no_cards");
    for (const Card c : m.cards)
        if (!c.has_known_face() || f.cards.count(c) == 0) return Refusal("palace.not_in_zone", {to_text(c)});
    if (!sorted(m.cards)) return Refusal("palace.not_sorted");
    if (!f.cards.holds(bag_of(m.cards))) return Refusal("palace.not_in_zone", {to_text(m.cards.back())});
    if (f.one_at_a_time && m.cards.size() > 1) return Refusal("palace.one_at_a_time");
    if (f.fixed_order && next_card_in_order(f.view.table.seat(f.view.me)) != m.cards[0])
        return Refusal("palace.not_next", {to_text(next_card_in_order(f.view.table.seat(f.view.me)))});
    return {};
}

/// Returns why the set isn't allowed; empty if it is. A set with face-up cards must contain all cards of the hand.
Refusal check_joined(const PlayContext& f, const Move& m) {
    if (!f.joined) return {};
    const Bag cards = bag_of(m.cards);
    return f.view.hand.holds(cards) || cards.holds(f.view.hand) ? Refusal() : Refusal("palace.hand_first");
}

Refusal check_pattern(const PlayContext& f, SetPattern s, const Move& m) {
    s.covered = needs_cover(f, s);
    if (const Refusal reason = check_rank(f, s)) return reason;
    if (const Refusal reason = check_size(f, s)) return reason;
    if (const Refusal reason = check_cover(f, s, m)) return reason;
    return may_be_laid(f, s) ? Refusal() : Refusal("palace.special_finish");
}

} // namespace

Refusal check_play(const View& v, const Move& m) {
    const PlayContext f = play_context_of(v);
    if (f.zone == Zone::face_down) return Refusal("palace.play_blind");
    if (const Refusal reason = check_zone(f, m)) return reason;
    const DerivedRules& derived = v.table.derived;
    const auto cards = static_cast<int>(m.cards.size());
    if (const auto lowest = lowest_of_run(f, m)) return check_pattern(f, {*lowest, 0, 0, false, 0, cards}, m);
    const bool wild = std::any_of(m.cards.begin(), m.cards.end(), [&](Card c) { return derived.is_wild(c); });
    if (const Refusal reason = check_naming(wild, m.as.has_value())) return reason;
    const std::optional<Rank> rank = rank_of_set(derived, m);
    if (!rank) return Refusal(derived.options.runs ? "palace.not_a_run" : "palace.not_a_set");
    if (const Refusal reason = check_joined(f, m)) return reason;
    const int named = wild && !m.cards[0].is_joker() && derived.is_wild(m.cards[0]) ? cards : 0;
    const int jokers = derived.options.jokers_rank ? 0 : bag_of(m.cards).joker_count();
    return check_pattern(f, {*rank, cards - jokers - named, jokers, false, named, 0}, m);
}

} // namespace palazzo::palace
