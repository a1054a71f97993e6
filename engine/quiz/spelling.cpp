#include "engine/quiz/spelling.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::quiz {
namespace {

/// So many letters further away than the nearest one, and it is nearly as near.
constexpr std::size_t nearly = 1;
/// In letters: of a shorter word one letter is too much of it.
constexpr std::size_t shortest_with_slip = 4;

std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    each_character(trimmed(text), [&](CodePoint c) { letters += lower(c.value); });
    return letters;
}

std::u32string without_accents(std::string_view text) {
    std::u32string letters;
    each_character(trimmed(text), [&](CodePoint c) {
        const std::string_view bare = bare_letters(c.value);
        if (bare.empty())
            letters += c.value;
        else
            letters.append(bare.begin(), bare.end());
    });
    return letters;
}

/// How many letters apart each beginning of one text is from each beginning of the other.
class Distances {
  public:
    Distances(const std::u32string& a, const std::u32string& b)
        : width_(b.size() + 1), apart_((a.size() + 1) * width_) {
        for (std::size_t i = 0; i <= a.size(); ++i)
            for (std::size_t j = 0; j <= b.size(); ++j) {
                const bool ends = i > 0 && j > 0;
                at(i, j) = !ends
                    ? i + j
                    : std::min({at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1});
            }
    }
    std::size_t operator()(std::size_t i, std::size_t j) const { return apart_[i * width_ + j]; }
    std::size_t whole() const { return apart_.back(); }

  private:
    std::size_t& at(std::size_t i, std::size_t j) { return apart_[i * width_ + j]; }
    std::size_t width_;
    std::vector<std::size_t> apart_;
};

std::size_t distance(const std::u32string& a, const std::u32string& b) { return Distances(a, b).whole(); }

/// Which letters of `right` were given otherwise.
std::vector<bool> differing(const std::u32string& right, const std::u32string& given) {
    const Distances apart(right, given);
    std::vector<bool> differs(right.size(), false);
    std::size_t i = right.size();
    std::size_t j = given.size();
    while (i > 0 || j > 0) {
        const std::size_t now = apart(i, j);
        const bool same = i > 0 && j > 0 && right[i - 1] == given[j - 1];
        if (i > 0 && j > 0 && now == apart(i - 1, j - 1) + (same ? 0 : 1)) {
            if (!same) differs[i - 1] = true;
            --i;
            --j;
        } else if (i > 0 && now == apart(i - 1, j) + 1) {
            differs[--i] = true;
        } else {
            // One too many: of a double letter the other one shows it, and beside a difference nothing more does.
            const bool doubled = i < right.size() && right[i] == given[j - 1];
            const std::size_t at = doubled || i == 0 ? i : i - 1;
            const bool shown = i < right.size() && differs[i];
            if (at < right.size() && !shown) differs[at] = true;
            --j;
        }
    }
    return differs;
}

/// One of the item's wrong answers that are refused; null where it has none.
const std::string* own_mistake(const Item& item, Rng& dice) {
    std::vector<const std::string*> refused;
    for (const std::string& wrong : item.wrong)
        if (!accepts(item, wrong, false)) refused.push_back(&wrong);
    return refused.empty() ? nullptr : refused[dice.below(static_cast<std::uint32_t>(refused.size()))];
}

std::size_t between(std::size_t a, std::size_t b) { return a < b ? b - a : a - b; }

/// The first answers of those items that `fits`, as far as they are nearest to the item's own in spelling, or nearly;
/// none that the most lenient judge would accept, and none twice.
template <class Fits>
std::vector<const std::string*> nearest_mistakes(const Deck& deck, const Item& item, Fits&& fits) {
    struct Mistake {
        const std::string* answer;
        std::size_t away;
    };
    std::vector<Mistake> near;
    const std::u32string right = letters_of(item.answers.front());
    std::size_t least = right.size() + longest_answer;
    for (const Item& other : deck.items) {
        if (other.answers.empty() || !fits(other)) continue;
        const std::string& answer = other.answers.front();
        const std::u32string letters = letters_of(answer);
        // So many letters more or fewer are at least as many apart.
        if (between(letters.size(), right.size()) > least + nearly || accepts(item, answer, false)) continue;
        const std::size_t away = distance(letters, right);
        least = std::min(least, away);
        const bool known = std::any_of(near.begin(), near.end(), [&](const Mistake& m) { return *m.answer == answer; });
        if (away <= least + nearly && !known) near.push_back({&answer, away});
    }
    std::vector<const std::string*> mistakes;
    for (const Mistake& m : near)
        if (m.away <= least + nearly) mistakes.push_back(m.answer);
    return mistakes;
}

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

std::string with_difference_marked(std::string_view right, std::string_view given) {
    const std::string_view text = trimmed(right);
    const std::vector<bool> differs = differing(letters_of(text), letters_of(given));
    std::string marked;
    std::size_t at = 0;
    std::size_t byte = 0;
    each_character(text, [&](CodePoint c) {
        const bool before = at > 0 && differs[at - 1];
        if (differs[at] != before) marked += "**";
        marked += text.substr(byte, c.bytes);
        byte += c.bytes;
        ++at;
    });
    if (!differs.empty() && differs.back()) marked += "**";
    return marked;
}

bool is_near_miss(const Item& item, std::string_view given, bool strict) {
    if (traits_of(item.kind).asks_for_form) return false;
    const std::u32string letters = without_accents(given);
    const auto is_given = [&](const std::string& text) { return without_accents(text) == letters; };
    if (accepts(item, given, strict) || std::any_of(item.wrong.begin(), item.wrong.end(), is_given)) return false;
    return std::any_of(item.answers.begin(), item.answers.end(), [&](const std::string& answer) {
        const std::u32string right = without_accents(answer);
        return right.size() >= shortest_with_slip && distance(right, letters) == 1;
    });
}

std::string likely_mistake(const Deck& deck, const Item& item, Rng& dice) {
    if (item.answers.empty()) return "";
    if (const std::string* own = own_mistake(item, dice)) return *own;
    const auto same_kind = [&](const Item& other) { return other.kind == item.kind; };
    const auto same_topic = [&](const Item& other) { return same_kind(other) && other.topic == item.topic; };
    std::vector<const std::string*> near;
    if (item.topic >= 0) near = nearest_mistakes(deck, item, same_topic);
    if (near.empty()) near = nearest_mistakes(deck, item, same_kind);
    return near.empty() ? "" : *near[dice.below(static_cast<std::uint32_t>(near.size()))];
}

} // namespace palazzo::quiz
