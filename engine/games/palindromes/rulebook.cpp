#include "engine/games/palindromes/rulebook.hpp"

#include <string>

namespace palazzo::palindromes {
namespace {

using Sentences = std::vector<Message>;

Sentences special_moves(const Options& o) {
    Sentences rules{{"palindromes.rule.both_lines", {}}};
    if (o.claim == ClaimRule::at_once) return rules;
    for (const char* id :
        {"palindromes.rule.waits", "palindromes.rule.enlarge", "palindromes.rule.elsewhere", "palindromes.rule.kept"})
        rules.push_back({id, {}});
    return rules;
}

Rulebook sections_of(const Options& o) {
    const bool cards_win = o.score == ScoreRule::cards;
    const bool waiting = o.claim == ClaimRule::deferred;
    Rulebook book;
    add_section(book, RuleTopic::goal,
        {{cards_win ? "palindromes.rule.aim_cards" : "palindromes.rule.aim", {}}, {"palindromes.rule.palindrome", {}}});
    add_section(book, RuleTopic::cards, {{o.wrap ? "palindromes.rule.wrap" : "palindromes.rule.no_wrap", {}}});
    add_section(book, RuleTopic::set_up, {{"palindromes.rule.hand", {std::to_string(o.hand)}}});
    add_section(book, RuleTopic::turn,
        {{"palindromes.rule.place", {}}, {"palindromes.rule.look", {}},
            {waiting ? "palindromes.rule.take" : "palindromes.rule.take_at_once", {}}, {"palindromes.rule.draw", {}}});
    add_section(book, RuleTopic::play,
        {{"palindromes.rule.first", {}}, {"palindromes.rule.where", {}}, {"palindromes.rule.duty", {}}});
    add_section(book, RuleTopic::special_moves, special_moves(o));
    add_section(
        book, RuleTopic::scoring, {{cards_win ? "palindromes.rule.most_cards" : "palindromes.rule.most_sets", {}}});
    add_section(book, RuleTopic::end, {{waiting ? "palindromes.rule.end" : "palindromes.rule.end_at_once", {}}});
    return book;
}

} // namespace

Rulebook rulebook(const Options& o) {
    Rulebook book = sections_of(o);
    add_section(book, RuleTopic::house_rules, unusual_rules(book, sections_of({})));
    return book;
}

} // namespace palazzo::palindromes
