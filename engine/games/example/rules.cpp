#include "engine/games/example/rules.hpp"

#include <cstdlib>
#include <string>

namespace palazzo::example {

Move Rules::random_move(const View& v, Rng& dice) const {
    const auto moves = example::legal_moves(v);
    return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
}

std::vector<int> Rules::scores(const State& s) const {
    std::vector<int> scores(static_cast<std::size_t>(s.table.options.players), 0);
    if (s.table.winner >= 0) scores[static_cast<std::size_t>(s.table.winner)] = 1;
    return scores;
}

int Rules::progress(const State& s, Seat seat) const {
    return static_cast<int>(s.hands[static_cast<std::size_t>(seat)].size());
}

std::vector<Card> Rules::held_cards(const State& s, Seat seat) const {
    const Cards& hand = s.hands[static_cast<std::size_t>(seat)];
    return {hand.begin(), hand.end()};
}

Message Rules::standing(const State& s, Seat seat) const {
    return {"example.standing", {std::to_string(s.hands[static_cast<std::size_t>(seat)].size())}};
}

Rulebook Rules::rulebook(const Options& o) const {
    Rulebook book;
    add_section(book, RuleTopic::goal, {{"example.rule.goal", {}}});
    add_section(book, RuleTopic::set_up, {{"example.rule.deal", {}}, {"example.rule.first", {}}});
    add_section(book, RuleTopic::play,
        {{"example.rule.rows", {}}, {o.must_play ? "example.rule.must_play" : "example.rule.may_pass", {}}});
    add_section(book, RuleTopic::end, {{"example.rule.end", {}}});
    return book;
}

double Rules::heuristic(const View&, const Move& m) const {
    return m.card.is_none() ? -1.0 : std::abs(index_of(m.card.rank()) - index_of(Rank::seven));
}

Options Rules::random_options(Rng& dice) const {
    Options o;
    o.players = least_players + static_cast<int>(dice.below(most_players - least_players + 1));
    o.must_play = dice.below(2) == 0;
    return o;
}

} // namespace palazzo::example
