#include "engine/games/palabra/rules.hpp"

#include "engine/dictionary/registry.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

template <class Enum>
Enum any_of_three(Rng& dice) {
    return static_cast<Enum>(dice.below(3));
}

} // namespace

SearchEffort Rules::effort(Level level) {
    switch (level) {
    case Level::easy: return {0, false, 0.75};
    case Level::medium: return {0, false, 0.3};
    case Level::hard: return {0, true, 0};
    default: return {300, true, 0};
    }
}

Seats Rules::winners(const State& s) const {
    Seats best;
    if (!s.table.over) return best;
    const auto scores = scores_of(s.table);
    // The highest total wins; seats with equal totals share the win (docs/rules/palabra.md, "End").
    const int most = *std::max_element(scores.begin(), scores.end());
    for (Seat seat = 0; seat < s.table.players(); ++seat)
        if (scores[static_cast<std::size_t>(seat)] == most) best.add(seat);
    return best;
}

Message Rules::standing(const State& s, Seat seat) const {
    const PublicSeatState& open = s.table.seat(seat);
    if (s.table.over && open.penalty > 0)
        return {"palabra.standing.penalty",
            {std::to_string(scores_of(s.table)[static_cast<std::size_t>(seat)]), std::to_string(open.penalty)}};
    return {"palabra.standing", {std::to_string(scores_of(s.table)[static_cast<std::size_t>(seat)])}};
}

Move Rules::with_verdict(const ViewRef& v, Move m) const {
    const bool judged = m.yes && (m.action == MoveAction::challenge || m.action == MoveAction::insist);
    if (judged && m.verdict == WordVerdict::left_to_word_list)
        m.verdict =
            is_word(v.table.options, v.table.seat(v.table.turn).word->letters()) ? WordVerdict::good : WordVerdict::bad;
    return m;
}

Json Rules::extras_for_record(const Options& o) const {
    const auto& words = lexicon_of(o);
    return {{"dictionary", {{"name", words.name()}, {"digest", words.digest()}}}};
}

Resources Rules::needed_resources(const Json& options, const Json& /*extras*/) const {
    const auto at = options.find("dictionary");
    const std::string* named = at == options.end() ? nullptr : text_of(*at);
    return {named != nullptr ? *named : Options().dictionary, ""};
}

Rules Rules::rules_for_replay(const Options& o, const Record& record) const {
    Rules rules = *this;
    const Json played = record.extras.value("dictionary", Json::object());
    rules.keeps_recorded_verdicts = played.contains("digest") && played["digest"] != lexicon_of(o).digest();
    return rules;
}

Json Rules::write_score(const ViewRef& v, const Move& m) const {
    const auto score = score_of_play(v, m);
    return score ? palabra::write_score(*score) : Json();
}

Result<Deal> Rules::read_deal(const Options& o, const Json& json) const {
    auto deal = palabra::read_deal(o, json);
    if (!deal) return deal;
    const bool short_list = json.contains("short") && json["short"] == true;
    if (const Refusal reason = check_deal(o, *deal, short_list)) return Problem{"", reason.message()};
    return deal;
}

Options Rules::random_options(Rng& dice) const {
    Options o;
    if (dice.below(4) == 0) return o;
    o.players = dice.below(8) == 0 ? 7 + static_cast<int>(dice.below(6)) : 2 + static_cast<int>(dice.below(4));
    o.decks = static_cast<int>(dice.below(3));
    o.words = any_of_three<WordsRule>(dice);
    o.short_words = dice.below(2) == 0;
    o.shave = any_of_three<ShaveRule>(dice);
    o.eliminate_high_score = dice.below(4) == 0;
    o.simultaneous = dice.below(3) == 0;
    if (o.simultaneous) o.words = WordsRule::enforced;
    o.impatient_timer = dice.below(3) == 0 ? 60 : 0;
    o.last_word = 2 + static_cast<int>(dice.below(2));
    o.turn_limit = dice.below(4) == 0 ? 1 + static_cast<int>(dice.below(40)) : 400;
    return o;
}

} // namespace palazzo::palabra
