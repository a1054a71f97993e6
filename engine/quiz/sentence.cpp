#include "engine/quiz/sentence.hpp"

#include "engine/quiz/text.hpp"
#include "engine/quiz/written.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::quiz {
namespace {

constexpr std::string_view gap = "___";

/// Returns a prompt without its texts in parentheses. A text in parentheses that contains the gap is kept.
std::string without_hints(std::string_view prompt) {
    std::string text;
    while (true) {
        const std::size_t open = prompt.find('(');
        const std::size_t close = open == std::string_view::npos ? open : prompt.find(')', open);
        if (close == std::string_view::npos) return text += prompt;
        const bool hint = prompt.substr(open, close - open).find(gap) == std::string_view::npos;
        text += prompt.substr(0, hint ? open : close + 1);
        prompt.remove_prefix(close + 1);
    }
}

/// Returns a text without accents, letter by letter, so that offsets stay the same.
std::u32string same_length_without_accents(std::u32string_view text) {
    std::u32string bare(text);
    for (char32_t& c : bare) c = lowercase_without_accents(c);
    return bare;
}

/// Returns whether a character may stand between a word of the sentence and the words in its gap.
bool divides(char32_t c) { return c == U' ' || c == U'\''; }

bool ends_sentence(std::string_view text, std::size_t at) {
    constexpr std::string_view marks = ".!?:;";
    return at > 0 && (text[at] == ' ' || text[at] == '\n') && marks.find(text[at - 1]) != std::string_view::npos;
}

} // namespace

std::array<TextAroundGap, 2> sentences_with_gap(std::string_view prompt) {
    const std::string text = without_hints(prompt);
    const std::size_t at = text.find(gap);
    if (at == std::string::npos || text.find(gap, at + gap.size()) != std::string::npos) return {};
    const std::size_t past = std::min(text.find_first_not_of('_', at), text.size());
    TextAroundGap whole{text.substr(0, at), text.substr(past)};
    if (trimmed(whole.before_gap).empty() && trimmed(whole.after_gap).empty()) return {};
    std::size_t from = at;
    while (from > 0 && !ends_sentence(text, from - 1)) --from;
    std::size_t to = past;
    while (to < text.size() && !ends_sentence(text, to)) ++to;
    TextAroundGap sentence{text.substr(from, at - from), text.substr(past, to - past)};
    if (from == 0 && to == text.size()) sentence = {};
    return {std::move(whole), std::move(sentence)};
}

std::string fill_gap(const TextAroundGap& sentence, std::string_view text) {
    std::string_view after = sentence.after_gap;
    const bool joins = text.ends_with('\'') || text.ends_with("\u2019");
    if (joins && after.starts_with(' ')) after.remove_prefix(1);
    return std::string(trimmed(sentence.before_gap + std::string(text) + std::string(after)));
}

std::vector<std::u32string> without_words_around_gap(
    std::u32string_view answer, std::u32string_view before, std::u32string_view after) {
    const std::u32string bare = same_length_without_accents(answer);
    const std::u32string bare_before = same_length_without_accents(before);
    const std::u32string bare_after = same_length_without_accents(after);
    // Offsets at which the answer may begin without its first words, and end without its last words.
    std::vector<std::size_t> begins{0}, ends{bare.size()};
    for (std::size_t at = 0; at < bare_before.size(); ++at) {
        const std::u32string_view words = std::u32string_view(bare_before).substr(at);
        const bool whole_words = at == 0 || bare_before[at - 1] == U' ';
        if (whole_words && words.size() + 1 < bare.size() && bare.starts_with(words) && divides(bare[words.size()]))
            begins.push_back(words.size() + 1);
    }
    for (std::size_t size = 1; size <= bare_after.size(); ++size) {
        const std::u32string_view words = std::u32string_view(bare_after).substr(0, size);
        const bool whole_words = size == bare_after.size() || bare_after[size] == U' ';
        if (whole_words && size + 1 < bare.size() && bare.ends_with(words) && divides(bare[bare.size() - size - 1]))
            ends.push_back(bare.size() - size - 1);
    }
    std::vector<std::u32string> rests;
    for (const std::size_t begin : begins)
        for (const std::size_t end : ends)
            if (begin < end && (begin > 0 || end < bare.size())) rests.emplace_back(answer.substr(begin, end - begin));
    return rests;
}

} // namespace palazzo::quiz
