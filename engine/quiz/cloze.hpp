// Reads Anki's cloze notes, such as `{{c1::Paris::city}} is the capital of {{c2::France}}.`, as questions with a gap.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// A sentence with a gap, and what fills the gap.
struct ClozeGap {
    std::string prompt; ///< The sentence with `___` for the gap, followed by the hint if there is one.
    std::string answer;
};

bool is_cloze(std::string_view text);

/// Returns a gap for each marked part of a cloze note, in their order. In the sentence of a gap, the other marked parts
/// are plain text. A mark without its end is plain text, too.
std::vector<ClozeGap> cloze_gaps(std::string_view text);

} // namespace palazzo::quiz
