// The rule of thumb: play low cards early, keep cards with powers until nothing else beats the pile, empty the hand
// fast once the draw pile is empty, and burn the pile when it would be bad to take it. It uses only what the viewing
// seat may know.
#include "engine/games/palace/rules.hpp"

#include "engine/games/palace/set_pattern.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

/// Returns the number of cards that the next seat still has to get rid of.
int cards_of_next(const ViewRef& v) {
    const Table& t = v.table;
    Seat next = v.me;
    do next = (next + t.direction + t.players()) % t.players();
    while (!t.is_still_in(next));
    return v.cards_left(next);
}

double appeal_of_play(const ViewRef& v, const Move& m) {
    const DerivedRules& derived = v.table.derived;
    const bool late = v.draw_count == 0;
    const int next = cards_of_next(v);
    double score = 100;
    for (const Card c : m.cards) score -= derived.card_worth(c);
    // It is good to play many low cards at once, but a waste to play many good cards while there are cards to draw.
    score += static_cast<double>(m.cards.size()) * (late ? 14 : 7);
    const Rank rank = m.as ? *m.as : derived.rank_of(m.cards[0]);
    const Powers p = derived.options.powers_of(rank);
    if (p.has(Power::burn)) score += static_cast<double>(v.table.pile.size()) * 0.6 + (late ? 4 : 0);
    if (p.has(Power::again)) score += 4;
    if (p.has(Power::pile_to_next) || p.has(Power::pile_to_chosen))
        score += static_cast<double>(v.table.pile.size()) * 0.6;
    // If the next player has nearly finished, that player should get a high card to beat, or no turn.
    if (next <= 3) {
        score += static_cast<double>(std::max(0, int{derived.place_in_order[static_cast<std::size_t>(rank)]})) * 1.5;
        if (p.has(Power::skip) || p.has(Power::lower)) score += 8;
        if (p.has(Power::reset)) score -= 8;
    }
    if (!m.cover.is_none()) score -= derived.card_worth(m.cover) * 0.5;
    return score;
}

double appeal_of_lay(const ViewRef& v, const Move& m) {
    double score = 0;
    for (const Card c : m.cards) score += v.table.derived.card_worth(c);
    return score;
}

double appeal_of_swap(const ViewRef& v, const Move& m) {
    return v.table.derived.card_worth(m.hand_card) - v.table.derived.card_worth(m.up_card);
}

/// Returns how good an order of the face-up cards is. Low cards should be first, so that good cards are left when the
/// game becomes difficult.
double appeal_of_order(const ViewRef& v, const Move& m) {
    double score = 0;
    for (std::size_t i = 0; i < m.cards.size(); ++i)
        score += static_cast<double>(i) * v.table.derived.card_worth(m.cards[i]);
    return score;
}

} // namespace

double Rules::heuristic(const ViewRef& v, const Move& m) const {
    switch (m.kind) {
    case Kind::play: return v.table.need == NeededAction::snap ? 100 : appeal_of_play(v, m);
    case Kind::choose: return -v.cards_left(m.seat);
    case Kind::lay: return appeal_of_lay(v, m);
    case Kind::swap: return appeal_of_swap(v, m);
    case Kind::order: return appeal_of_order(v, m);
    case Kind::chance: return 1;
    case Kind::ready:
    case Kind::answer:
    case Kind::judge:
    case Kind::assign:
    case Kind::flip:
    case Kind::skip:
    case Kind::take: return 0;
    }
    return 0;
}

} // namespace palazzo::palace
