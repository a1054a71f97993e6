#include "engine/quiz/judge.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <string>

namespace palazzo::quiz {
namespace {

/// What may stand round an answer. Signs that mean something (+ # % & = $ €) may not.
constexpr std::u32string_view punctuation = U".,;:!?'\"()[]{}*_~/\\-…·¡¿«»‹›“”„‟‚";
constexpr std::u32string_view apostrophes = U"’‘‛ʼ′`´";

constexpr bool is_combining(char32_t c) { return c >= 0x300 && c < 0x370; }

/// What takes no room: hyphens that may break a word, marks of direction, marks of byte order.
constexpr bool is_invisible(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || c == 0x2060 || c == 0xFEFF;
}

constexpr bool is_dash(char32_t c) { return (c >= 0x2010 && c <= 0x2015) || c == 0x2212; }

char32_t sign_of(char32_t c) {
    if (is_dash(c)) return U'-';
    return apostrophes.find(c) == std::u32string_view::npos ? lower(c) : U'\'';
}

/// A text as it counts when much is forgiven: small letters without accents, one space between words.
std::u32string plain(std::string_view text) {
    std::u32string all;
    bool space = false;
    each_character(text, [&](Character c) {
        if (is_combining(c.value) || is_invisible(c.value)) return;
        if (is_space(c.value) || is_control(c.value)) {
            space = true;
            return;
        }
        if (space && !all.empty()) all += U' ';
        space = false;
        const std::string_view letters = bare_letters(c.value);
        for (const char letter : letters) all += static_cast<char32_t>(letter);
        if (letters.empty()) all += sign_of(c.value);
    });
    return all;
}

bool is_number_sign(std::u32string_view text) {
    return text.size() > 1 && text[0] == U'-' && text[1] >= U'0' && text[1] <= U'9';
}

/// Without the punctuation round it, if anything is left then: an answer may be a question mark.
std::u32string_view without_punctuation(std::u32string_view text) {
    const auto goes = [](char32_t c) { return c == U' ' || punctuation.find(c) != std::u32string_view::npos; };
    std::u32string_view left = text;
    while (!left.empty() && goes(left.front()) && !is_number_sign(left)) left.remove_prefix(1);
    while (!left.empty() && goes(left.back())) left.remove_suffix(1);
    return left.empty() ? text : left;
}

} // namespace

bool accepts(const Item& item, std::string_view answer, bool strict) {
    const std::string_view exact = trimmed(answer);
    const std::u32string given = plain(exact);
    if (given.empty()) return false;
    return std::any_of(item.answers.begin(), item.answers.end(), [&](const std::string& right) {
        if (strict) return trimmed(right) == exact;
        return without_punctuation(plain(right)) == without_punctuation(given);
    });
}

} // namespace palazzo::quiz
