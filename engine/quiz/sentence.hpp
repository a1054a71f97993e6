// Finds sentences with a gap, because somebody may answer with the whole sentence instead of the missing words.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The texts before and behind a gap. Both are empty if there is no gap.
struct TextAroundGap {
    std::string before_gap;
    std::string after_gap;

    bool has_gap() const { return !before_gap.empty() || !after_gap.empty(); }
};

/// Returns the texts around the gap `___` of a prompt: first those in the whole prompt without hints in parentheses,
/// then, if the prompt has several sentences, those in the sentence with the gap. All are empty if the prompt has no
/// gap or several gaps, or consists of a gap only.
std::array<TextAroundGap, 2> sentences_with_gap(std::string_view prompt);

/// Returns the sentence with `text` in its gap. If the text ends with an apostrophe, the space behind the gap is
/// removed.
std::string fill_gap(const TextAroundGap& sentence, std::string_view text);

/// Returns what remains of an answer if words that stand next to the gap in the sentence are removed from its beginning
/// and its end, such as `by` for `by bus` in `We go ___ bus.`: each way to remove some, without empty remainders. All
/// texts are normalised; `before` and `after` are those around the gap. Case and accents are ignored.
std::vector<std::u32string> without_words_around_gap(
    std::u32string_view answer, std::u32string_view before, std::u32string_view after);

} // namespace palazzo::quiz
