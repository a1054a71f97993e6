// Reads furigana, the readings of Japanese characters, as Anki writes them in brackets: `食[た]べる`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// A Japanese text in both ways of writing.
struct Furigana {
    std::string written; ///< With its characters: `食べる`.
    std::string reading; ///< With kana only: `たべる`.
};

/// Returns both ways of writing a text with furigana; nullopt if it has none. The spaces that separate characters from
/// the kana before them are left out.
std::optional<Furigana> read_furigana(std::string_view text);

} // namespace palazzo::quiz
