// Explains moves. A hint says what a placement does and how much worse the next best move is. The traits of a placement
// decide which temperaments like it.
#include "engine/bots/why.hpp"

#include "engine/games/palindromes/rules.hpp"

#include <algorithm>
#include <string>

namespace palazzo::palindromes {

Message Rules::explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const {
    if (moves.size() == 1) return {"hint.only", {}};
    const Move& best = moves[0].move;
    const Move& other = moves[1].move;
    const std::string here = wins_in_100(moves[0].value);
    const std::string there = wins_in_100_or_same(moves[0].value, moves[1].value);
    const std::string next = other.card == best.card ? "same" : to_text(other.card);
    const PlacementOutcome outcome = outcome_of_move(v.table, best);
    if (!outcome.lost.empty()) return {"palindromes.why.claims", {here, there, next}};
    if (!outcome.made.empty()) {
        int longest = 0;
        for (const Span& span : outcome.made) longest = std::max<int>(longest, span.length);
        return {outcome.becomes_pending ? "palindromes.why.waits" : "palindromes.why.takes",
            {std::to_string(longest), here, there, next}};
    }
    return {outcome_of_move(v.table, other).made.empty() ? "palindromes.why.plain" : "palindromes.why.holds_back",
        {here, there, next}};
}

MoveTraits Rules::move_traits(const View& v, const Move& m) const {
    const PlacementOutcome outcome = outcome_of_move(v.table, m);
    // The first trait is a sacrifice or a risk. A palindrome that becomes pending is a risk, because the opponent may
    // claim it.
    return {outcome.becomes_pending ? 1.0 : 0.0, outcome.made.empty() ? 0.0 : 1.0, outcome.lost.empty() ? 0.0 : 1.0};
}

} // namespace palazzo::palindromes
