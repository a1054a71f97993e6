// Sentences with a gap, for which somebody may answer with the whole sentence.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// The texts before and behind a gap; both are empty if there is no gap.
struct Gapped {
    std::string before;
    std::string after;

    bool has_gap() const { return !before.empty() || !after.empty(); }
};

/// Returns two texts of a prompt with one gap, `___`: the whole prompt without hints in parentheses and, if it has
/// several sentences, the one with the gap. Both are empty if the prompt has no gap, several gaps, or nothing else.
std::array<Gapped, 2> sentences_with_gap(std::string_view prompt);

/// Returns the sentence with `text` in its gap, without a space behind an apostrophe at its end.
std::string filled(const Gapped& sentence, std::string_view text);

} // namespace palazzo::quiz
