// The sentence that a prompt has with a gap in it, which somebody may give whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// A text round a gap.
struct Gapped {
    std::string before;
    std::string after;
};

/// Of a prompt with one gap, `___`: all of it without the hints in parentheses, and the sentence of it with the gap
/// where there are several. Empty: it has no gap, or more than one, or nothing besides.
std::vector<Gapped> sentences_with_gap(std::string_view prompt);

/// The sentence with a text in its gap; behind an apostrophe there is no space.
std::string filled(const Gapped& sentence, std::string_view text);

} // namespace palazzo::quiz
