// Explains moves. A hint says what a move does and how much worse the next best move is. The traits of a move decide
// which temperaments like it.
#include "engine/bots/why.hpp"

#include "engine/games/palace/lay.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/rules.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

/// Returns a move as an argument of a message: its cards, or the name of its kind.
std::string named(const Move& m) {
    switch (m.kind) {
    case Kind::play:
    case Kind::lay:
    case Kind::order: return list_argument(play_of_move(m).all_cards());
    case Kind::swap: return to_text(m.hand_card);
    case Kind::take: return "take";
    case Kind::chance: return "chance";
    case Kind::skip: return "skip";
    case Kind::ready: return "ready";
    default: return "other";
    }
}

Rank top_rank(const DerivedRules& derived, const Move& m) {
    if (m.cover.is_none()) return rank_of_play(derived, play_of_move(m));
    return m.cover_as ? *m.cover_as : derived.rank_of(m.cover);
}

bool burns(const View& v, const Move& m) {
    return m.kind == Kind::play && v.table.derived.has_power(top_rank(v.table.derived, m), Power::burn);
}

int cards_of(const Move& m) { return m.kind == Kind::play ? static_cast<int>(play_of_move(m).all_cards().size()) : 0; }

/// Returns the most valuable card that `other` plays and `best` keeps; nullopt if none of them is valuable.
std::optional<Card> kept(const View& v, const Move& best, const Move& other) {
    constexpr int good = 11;
    if (other.kind != Kind::play || best.kind != Kind::play) return std::nullopt;
    const Bag spent = bag_of(play_of_move(best).all_cards());
    std::optional<Card> most_valuable;
    for (const Card c : play_of_move(other).all_cards()) {
        const bool valuable = v.table.derived.card_worth(c) >= good && spent.count(c) == 0;
        if (valuable && (!most_valuable || v.table.derived.card_worth(c) > v.table.derived.card_worth(*most_valuable)))
            most_valuable = c;
    }
    return most_valuable;
}

} // namespace

Message Rules::explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const {
    const Move& best = moves[0].move;
    if (moves.size() == 1) return {"hint.only", {}};
    const Move& other = moves[1].move;
    const std::string here = wins_in_100(moves[0].value);
    const std::string there = wins_in_100_or_same(moves[0].value, moves[1].value);
    const std::string next = named(other);
    const std::string pile = std::to_string(v.table.pile.size());
    if (best.kind == Kind::lay) return {"palace.why.lay", {here, there}};
    if (best.kind == Kind::swap) return {"palace.why.swap", {to_text(best.hand_card), here, there, next}};
    if (best.kind == Kind::ready) return {"palace.why.ready", {here, there, next}};
    if (moves[0].value >= 1) return {"hint.wins", {}};
    if (burns(v, best) && !v.table.pile.empty()) return {"palace.why.burns", {pile, here, there, next}};
    if (const auto card = kept(v, best, other)) return {"palace.why.keeps", {to_text(*card), pile, here, there, next}};
    if (cards_of(best) > std::max(1, cards_of(other)))
        return {"palace.why.sheds", {std::to_string(cards_of(best)), here, there, next}};
    if (best.kind == Kind::play && other.kind == Kind::play
        && v.table.derived.card_worth(best.cards[0]) > v.table.derived.card_worth(other.cards[0]))
        return {"palace.why.high", {rank_letter(top_rank(v.table.derived, best)), here, there, next}};
    if (best.kind == Kind::take) return {"palace.why.takes", {pile, here, there, next}};
    return {"palace.why.plain", {here, there, next}};
}

MoveTraits Rules::move_traits(const View& v, const Move& m) const {
    if (m.kind != Kind::play) return {};
    constexpr double most_valuable = 20;
    constexpr double many = 4;
    double spent = 0;
    for (const Card c : play_of_move(m).all_cards()) spent += v.table.derived.card_worth(c) / most_valuable;
    const Powers p = v.table.derived.options.powers_of(top_rank(v.table.derived, m));
    const bool attacks = p.has(Power::burn) || p.has(Power::skip) || p.has(Power::lower) || p.has(Power::challenge_next)
        || p.has(Power::pile_to_next) || p.has(Power::pile_to_chosen)
        || v.table.derived.card_worth(m.cards[0]) >= most_valuable / 2;
    return {std::min(1.0, spent), std::min(1.0, cards_of(m) / many), attacks ? 1.0 : 0.0};
}

} // namespace palazzo::palace
