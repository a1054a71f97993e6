#include "engine/games/palindromes/rules.hpp"

namespace palazzo::palindromes {
namespace {

int score_of(const Table& t, Seat seat) {
    const TakenSets& taken = t.seat(seat).taken;
    return t.options.score == ScoreRule::cards ? taken.card_count : taken.set_count();
}

} // namespace

Refusal check(const Options& o) {
    if (o.hand >= 1 && o.hand <= most_hand) return {};
    return Refusal("palindromes.option.hand.range", {std::to_string(o.hand), std::to_string(most_hand)});
}

std::vector<int> Rules::scores(const State& s) const { return {score_of(s.table, 0), score_of(s.table, 1)}; }

Seats Rules::winners(const State& s) const {
    const Table& t = s.table;
    if (!t.is_over()) return {};
    int lead = score_of(t, 0) - score_of(t, 1);
    // If the scores are equal, the seat with more cards wins; if the cards are equal too, both seats win
    // (docs/rules/palindromes.md, "Scoring").
    if (lead == 0) lead = t.seat(0).taken.card_count - t.seat(1).taken.card_count;
    return lead > 0 ? Seats{0} : lead < 0 ? Seats{1} : Seats{0, 1};
}

Message Rules::standing(const State& s, Seat seat) const {
    const TakenSets& taken = s.table.seat(seat).taken;
    return {"palindromes.standing", {std::to_string(taken.set_count()), std::to_string(taken.card_count)}};
}

Result<Deal> Rules::read_deal(const Options&, const Json& json) const {
    if (json.contains("dice")) return Problem{"dice", "problem.unknown_key"};
    auto deal = palindromes::read_deal(json);
    if (!deal) return deal;
    const bool short_list = json.contains("short") && json["short"] == true;
    if (const Refusal reason = check_deal(*deal, short_list)) return Problem{"", reason.message()};
    return deal;
}

SearchEffort Rules::effort(Level level) {
    switch (level) {
    case Level::easy: return {0, true, 1};
    case Level::medium: return {40, true, 0};
    case Level::hard: return {400, true, 0};
    default: return {8000, true, 0};
    }
}

Options Rules::random_options(Rng& dice) const {
    Options o;
    if (dice.below(4) == 0) return o;
    o.hand = 1 + static_cast<int>(dice.below(most_hand));
    o.wrap = dice.below(2) == 0;
    o.score = dice.below(2) == 0 ? ScoreRule::cards : ScoreRule::palindromes;
    o.claim = dice.below(3) == 0 ? ClaimRule::at_once : ClaimRule::deferred;
    return o;
}

} // namespace palazzo::palindromes
