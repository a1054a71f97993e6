#include "engine/quiz/spelling.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace palazzo::quiz {
namespace {

/// So many letters further away than the nearest one, and it is nearly as near.
constexpr std::size_t nearly = 1;

std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    each_character(trimmed(text), [&](Character c) { letters += lower(c.value); });
    return letters;
}

std::size_t distance(const std::u32string& a, const std::u32string& b) {
    std::vector<std::size_t> row(b.size() + 1); // from so much of `a` to each beginning of `b`
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t exchanged = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({exchanged, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

/// One of the item's wrong answers that are refused; null where it has none.
const std::string* own_mistake(const Item& item, Rng& dice) {
    std::vector<const std::string*> refused;
    for (const std::string& wrong : item.wrong)
        if (!accepts(item, wrong, false)) refused.push_back(&wrong);
    return refused.empty() ? nullptr : refused[dice.below(static_cast<std::uint32_t>(refused.size()))];
}

std::size_t between(std::size_t a, std::size_t b) { return a < b ? b - a : a - b; }

} // namespace

std::size_t letters_between(std::string_view a, std::string_view b) { return distance(letters_of(a), letters_of(b)); }

std::string right_spelling(const Item& item, std::string_view given) {
    const std::string_view exact = trimmed(given);
    const std::string* nearest = nullptr;
    std::size_t least = 0;
    for (const std::string& answer : item.answers) {
        if (trimmed(answer) == exact) return "";
        const std::size_t away = letters_between(answer, exact);
        if (nearest != nullptr && away >= least) continue;
        nearest = &answer;
        least = away;
    }
    return nearest == nullptr ? "" : *nearest;
}

std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice) {
    if (item.answers.empty()) return "";
    if (const std::string* own = own_mistake(item, dice)) return *own;
    struct Mistake {
        const std::string* answer;
        std::size_t away;
    };
    std::vector<Mistake> near;
    const std::u32string right = letters_of(item.answers.front());
    std::size_t least = right.size() + longest_answer;
    for (const Item& other : deck.items) {
        if (other.kind != item.kind || other.answers.empty()) continue;
        const std::string& answer = other.answers.front();
        const std::u32string letters = letters_of(answer);
        // So many letters more or fewer are at least as many apart.
        if (between(letters.size(), right.size()) > least + nearly || accepts(item, answer, false)) continue;
        const std::size_t away = distance(letters, right);
        least = std::min(least, away);
        const bool known = std::any_of(near.begin(), near.end(), [&](const Mistake& m) { return *m.answer == answer; });
        if (away <= least + nearly && !known) near.push_back({&answer, away});
    }
    near.erase(std::remove_if(near.begin(), near.end(), [least](const Mistake& m) { return m.away > least + nearly; }),
        near.end());
    if (near.empty()) return "";
    return *near[dice.below(static_cast<std::uint32_t>(near.size()))].answer;
}

} // namespace palazzo::quiz
