#include "engine/quiz/furigana.hpp"

#include "engine/core/utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace palazzo::quiz {
namespace {

bool is_kanji(char32_t c) {
    constexpr char32_t repetition = U'々';
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || c == repetition;
}

/// Returns whether a character is a kana, or the sign for a long vowel.
bool is_kana(char32_t c) { return c >= 0x3041 && c <= 0x30FF; }

std::u32string characters_of(std::string_view text) {
    std::u32string all;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint c = first_character(text.substr(at));
        all += c.value;
        at += c.bytes;
    }
    return all;
}

std::string as_utf8(std::u32string_view text) {
    std::string bytes;
    for (const char32_t c : text) append_character(bytes, c);
    return bytes;
}

} // namespace

std::optional<Furigana> read_furigana(std::string_view text) {
    if (text.find('[') == std::string_view::npos) return std::nullopt;
    const std::u32string all = characters_of(text);
    std::u32string written;
    std::u32string reading;
    bool found = false;
    for (std::size_t at = 0; at < all.size();) {
        std::size_t bracket = at;
        while (bracket < all.size() && is_kanji(all[bracket])) ++bracket;
        std::size_t end = bracket + 1;
        while (end < all.size() && is_kana(all[end])) ++end;
        const bool has_reading =
            bracket > at && end < all.size() && all[bracket] == U'[' && all[end] == U']' && end > bracket + 1;
        if (has_reading) {
            written += all.substr(at, bracket - at);
            reading += all.substr(bracket + 1, end - bracket - 1);
            at = end + 1;
            found = true;
            continue;
        }
        const bool separates = all[at] == U' ' && at + 1 < all.size() && is_kanji(all[at + 1]);
        if (!separates) {
            written += all[at];
            reading += all[at];
        }
        ++at;
    }
    if (!found) return std::nullopt;
    return Furigana{as_utf8(written), as_utf8(reading)};
}

} // namespace palazzo::quiz
