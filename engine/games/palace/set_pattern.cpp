#include "engine/games/palace/set_pattern.hpp"

namespace palazzo::palace {

PlayContext context_of(const ViewRef& v) {
    const Options& o = v.table.laws.options;
    const Zone zone = active_zone(v);
    const bool up = zone == Zone::face_up;
    PlayContext f{v, zone, zone == Zone::face_down ? Bag{} : zone_cards(v), beating_ranks(v.table), no_rank,
        up && o.face_up_play != FaceUpPlay::set, up && o.face_up_play == FaceUpPlay::fixed_order,
        v.draw_count == 0 && !v.has_down() && !(zone == Zone::hand && has_up(v.table.seat(v.me)))};
    if (v.table.must_lead_lowest) f.lowest = lowest_rank(v.table.laws, v.hand);
    return f;
}

bool may_cover(const PlayContext& f, const SetPattern& s, Card cover, Rank as) {
    if ((f.view.table.barred & bit_of(as)) != 0) return false;
    const bool joker = cover.is_joker();
    const bool wild = f.view.table.laws.jokers_are_wild();
    const bool same_rank = !joker && cover.rank() == s.rank;
    if (joker && f.cards.jokers() <= s.jokers) return false;
    if (same_rank && f.cards.count(s.rank) <= s.natural) return false;
    if (!would_finish(f, s.cards() + 1)) return true;
    return may_finish(f.view.table.laws, as, wild && (joker || s.jokers > 0));
}

bool has_cover(const PlayContext& f, const SetPattern& s) {
    bool any = false;
    each_cover(f, s, [&](Card, Rank) { any = true; });
    return any;
}

} // namespace palazzo::palace
