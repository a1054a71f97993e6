#include "engine/games/palindromes/rulebook.hpp"

#include <string>

namespace palazzo::palindromes {

std::vector<Message> rules_in_force(const Options& o) {
    const bool deferred = o.claim == Claim::deferred;
    std::vector<Message> lines{
        {o.score == Score::cards ? "palindromes.rule.aim_cards" : "palindromes.rule.aim", {}},
        {"palindromes.rule.hand", {std::to_string(o.hand)}},
        {"palindromes.rule.linked", {}},
        {o.wrap ? "palindromes.rule.wrap" : "palindromes.rule.no_wrap", {}},
        {"palindromes.rule.touch", {}},
        {"palindromes.rule.vertical", {}},
        {"palindromes.rule.duty", {}},
        {"palindromes.rule.palindrome", {}},
        {deferred ? "palindromes.rule.waits" : "palindromes.rule.at_once", {}},
    };
    if (deferred) {
        lines.push_back({"palindromes.rule.enlarge", {}});
        lines.push_back({"palindromes.rule.elsewhere", {}});
    }
    lines.push_back({"palindromes.rule.both_lines", {}});
    lines.push_back({"palindromes.rule.end", {}});
    lines.push_back({o.score == Score::cards ? "palindromes.rule.most_cards" : "palindromes.rule.most_sets", {}});
    return lines;
}

} // namespace palazzo::palindromes
