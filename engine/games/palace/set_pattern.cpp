#include "engine/games/palace/set_pattern.hpp"

#include <bit>

namespace palazzo::palace {

namespace {

/// Adds the face-up cards that may be laid together with the last cards of the hand, if the draw pile is empty (option
/// `hand_with_face_up`).
void join_face_up(PlayContext& f) {
    const ViewRef& v = f.view;
    const Bag& hand = v.hand;
    if (v.draw_count > 0 || hand.joker_count() > 0 || std::popcount(hand.rank_bits()) != 1) return;
    const Rank rank = rank_at(std::countr_zero(hand.rank_bits()));
    bool others = false;
    for (const Card c : v.table.seat(v.me).up) {
        if (c.is_none()) continue;
        const bool joins = c.has_rank() && c.rank() == rank;
        if (joins) f.cards.add(c);
        f.joined = f.joined || joins;
        others = others || !joins;
    }
    f.last_zone = f.joined && !others && !v.has_face_down_card();
}

/// Keeps only cards of the rank just laid, because only these may be added (option `throw_after`).
void keep_only_added_rank(PlayContext& f) {
    const Rank rank = rank_at(f.view.table.pile.back().rank);
    Bag cards;
    for_each_card_of_rank(f.cards, rank, [&](Card c, int n) { cards.add(c, n); });
    f.last_zone = f.last_zone && cards.size() == f.cards.size();
    f.cards = cards;
}

} // namespace

PlayContext play_context_of(const ViewRef& v) {
    const Options& o = v.table.derived.options;
    const Zone zone = active_zone(v);
    const bool up = zone == Zone::face_up;
    PlayContext f{v, zone,
        zone == Zone::hand ? v.hand
            : up           ? zone_cards(v)
                           : Bag{},
        beating_ranks(v.table), no_rank, up && o.face_up_play != FaceUpPlayRule::set,
        up && o.face_up_play == FaceUpPlayRule::fixed_order,
        v.draw_count == 0 && !v.has_face_down_card() && !(zone == Zone::hand && has_face_up_cards(v.table.seat(v.me)))};
    f.rank_to_lead = v.table.lead_rank;
    if (o.match_count) f.least_cards = least_cards_in_set(v.table);
    if (o.hand_with_face_up && zone == Zone::hand && v.table.need == NeededAction::play) join_face_up(f);
    if (v.table.need == NeededAction::add) keep_only_added_rank(f);
    return f;
}

CardSources card_sources(const PlayContext& f, Rank rank, int natural) {
    const int held = f.joined ? f.view.hand.count(rank) : 0;
    if (!f.joined) return {{}, f.cards, natural};
    if (natural <= held) return {{}, f.view.hand, natural};
    Bag up = f.cards;
    f.view.hand.for_each([&](Card c, int n) { up.remove(c, n); });
    return {f.view.hand, up, natural - held};
}

int longest_run_length(const PlayContext& f, Rank lowest) {
    const DerivedRules& derived = f.view.table.derived;
    if (f.one_at_a_time || f.view.table.need == NeededAction::add || f.joined || f.rank_to_lead != no_rank) return 0;
    const int from = derived.place_in_order[static_cast<std::size_t>(lowest)];
    if (from < 0) return 0;
    int cards = 0;
    for (auto at = static_cast<std::size_t>(from); at < derived.options.order.size(); ++at, ++cards) {
        const Rank r = derived.options.order[at];
        if (r == joker_rank || derived.options.powers_of(r).any() || f.cards.count(r) == 0) break;
    }
    return cards;
}

Rank top_rank_of(const PlayContext& f, const SetPattern& s) {
    if (s.run == 0) return s.rank;
    const DerivedRules& derived = f.view.table.derived;
    return derived.options
        .order[static_cast<std::size_t>(derived.place_in_order[static_cast<std::size_t>(s.rank)] + s.run - 1)];
}

bool may_cover(const PlayContext& f, const SetPattern& s, Card cover, Rank as) {
    if ((f.view.table.barred & rank_bit(as)) != 0) return false;
    const bool joker = cover.is_joker();
    const bool wild = f.view.table.derived.jokers_are_wild();
    const DerivedRules& derived = f.view.table.derived;
    const bool own = joker && derived.options.jokers_rank;
    if (joker && f.cards.joker_count() <= (own ? (s.rank == joker_rank ? s.natural : 0) : s.jokers)) return false;
    if (!joker && cover.rank() == s.rank && f.cards.count(s.rank) <= s.natural) return false;
    if (!joker && index_of(cover.rank()) == derived.wild_rank() && f.cards.count(cover.rank()) <= s.wild) return false;
    if (!would_finish(f, s.card_count() + 1)) return true;
    return may_finish_with(derived, as, s.wild > 0 || (wild && (joker || s.jokers > 0)));
}

bool can_be_covered(const PlayContext& f, const SetPattern& s) {
    bool any = false;
    for_each_possible_cover(f, s, [&](Card, Rank) { any = true; });
    return any;
}

} // namespace palazzo::palace
