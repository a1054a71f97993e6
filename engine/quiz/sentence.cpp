#include "engine/quiz/sentence.hpp"

#include "engine/quiz/text.hpp"

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

} // namespace palazzo::quiz
