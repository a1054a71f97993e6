#include "engine/games/example/policy.hpp"

#include "engine/games/example/rules.hpp"

namespace palazzo::example {
namespace {

constexpr std::uint32_t pass = deck_size;

Card card_at(std::uint32_t index) {
    const auto i = static_cast<int>(index);
    return Card(rank_at(i / suit_count), suit_at(i % suit_count));
}

} // namespace

void Policy::list_choices(const Rules& rules, const View& v, std::vector<SearchChoice>& choices) {
    choices.clear();
    for (const Move& m : example::legal_moves(v)) {
        const auto code = m.card.is_none() ? pass : static_cast<std::uint32_t>(m.card.index());
        choices.push_back({code, static_cast<float>(2 + rules.heuristic(v, m))});
    }
}

Move Policy::move_for_code(const Rules&, const View&, std::uint32_t code) {
    return code == pass ? Move{} : Move{card_at(code)};
}

Move Policy::playout_move(const Rules& rules, const View& v, Rng& dice) { return rules.random_move(v, dice); }

double Policy::position_value(const Rules&, const State& s, Seat seat) {
    if (s.table.winner >= 0) return s.table.winner == seat ? 1 : 0;
    return 1.0 / s.table.options.players;
}

} // namespace palazzo::example

template class palazzo::TreeSearch<palazzo::example::Rules>;
