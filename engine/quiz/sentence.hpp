// The sentence that a prompt has with a gap in it, which somebody may give whole.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// A text round a gap; both empty: none.
struct Gapped {
    std::string before;
    std::string after;

    bool is_there() const { return !before.empty() || !after.empty(); }
};

/// Of a prompt with one gap, `___`: all of it without the hints in parentheses, and the sentence of it with the gap
/// where there are several. Neither is there if it has no gap, or more than one, or nothing besides.
std::array<Gapped, 2> sentences_with_gap(std::string_view prompt);

/// The sentence with a text in its gap; behind an apostrophe there is no space.
std::string filled(const Gapped& sentence, std::string_view text);

} // namespace palazzo::quiz
