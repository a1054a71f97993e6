#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/rules.hpp"

namespace palazzo::palace {
namespace {

/// Returns the cost of a move; the bot makes the move with the lowest cost. The cost of a play grows with the value of
/// its rank and of its cover. If these values are equal, a play with more cards costs less.
int play_cost(const DerivedRules& derived, const Move& m) {
    constexpr int more_than_any_set = 32;
    switch (m.kind) {
    case Move::Kind::play: {
        const int worth = derived.card_worth(m.cards[0]) + (m.cover.is_none() ? 0 : derived.card_worth(m.cover));
        return worth * more_than_any_set - static_cast<int>(m.cards.size());
    }
    case Move::Kind::lay: {
        int worth = 0;
        for (const Card c : m.cards) worth += derived.card_worth(c);
        return -worth;
    }
    case Move::Kind::swap: return derived.card_worth(m.up_card) - derived.card_worth(m.hand_card);
    case Move::Kind::ready: return 0;
    default: return 1 << 20;
    }
}

} // namespace

std::optional<Move> Rules::benchmark_move(std::string_view, const View& v, Rng&) const {
    const auto moves = moves_ignoring_suits(v);
    std::size_t best = 0;
    for (std::size_t i = 1; i < moves.size(); ++i)
        if (play_cost(v.table.derived, moves[i]) < play_cost(v.table.derived, moves[best])) best = i;
    return moves[best];
}

} // namespace palazzo::palace
