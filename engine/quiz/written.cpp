#include "engine/quiz/written.hpp"

#include "engine/quiz/letters.hpp"
#include "engine/quiz/text.hpp"

namespace palazzo::quiz {
namespace {

/// Punctuation marks, which count as spaces. Signs with a meaning (+ # % & = $ €) aren't among them.
constexpr std::u32string_view punctuation =
    U".,;:!?\"()[]{}*_~/\\-…·¡¿«»‹›“”„‟‚"
    U"。、・「」『』【】〈〉《》〜\u037E\u0387\u05BE\u060C\u061B\u061F\u0964\uFF5F\uFF60";
constexpr std::u32string_view vowels = U"aeiou";
constexpr std::u32string_view apostrophes = U"’‘‛ʼ′`´";
/// Punctuation marks before which French has a space.
constexpr std::u32string_view spaced = U"?!:;";

/// Returns whether a character is invisible, such as a soft hyphen, a mark of direction or a byte order mark.
constexpr bool is_invisible(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || c == 0x2060 || c == 0xFEFF;
}

constexpr bool is_dash(char32_t c) { return (c >= 0x2010 && c <= 0x2015) || c == 0x2212; }
constexpr bool is_plain(char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); }
/// The bit that makes a lowercase letter of an uppercase letter of ASCII.
constexpr char32_t lowercase_bit = 0x20;
constexpr bool holds(std::u32string_view signs, char32_t c) { return signs.find(c) != std::u32string_view::npos; }

char32_t sign_of(char32_t c) {
    if (is_dash(c)) return U'-';
    return holds(apostrophes, c) ? U'\'' : lowercase_letter(c);
}

/// Returns a letter and the accent that follows it as one character; the letter alone if there is no such character.
char32_t with_accent(char32_t letter, char32_t accent) {
    const char32_t whole = letter_with_mark(letter, accent);
    return whole == 0 ? letter : whole;
}

// Return the character before or after the index `i`; a space at either end of the text.
char32_t before(std::u32string_view text, std::size_t i) { return i == 0 ? U' ' : text[i - 1]; }
char32_t after(std::u32string_view text, std::size_t i) { return i + 1 < text.size() ? text[i + 1] : U' '; }

/// Returns whether a punctuation mark belongs to a number, as in `7:30` or `-5`.
bool is_of_number(std::u32string_view text, std::size_t i) {
    if (!is_digit(after(text, i))) return false;
    return is_digit(before(text, i)) || (text[i] == U'-' && before(text, i) == U' ');
}

/// Returns whether an apostrophe is kept: it is between two letters or, if accents count, it stands for the accent of a
/// last vowel.
bool counts_as_letter(std::u32string_view text, std::size_t i, bool accents) {
    if (is_word_character(after(text, i))) return is_word_character(before(text, i));
    return accents && holds(vowels, before(text, i));
}

/// Returns the character that may be typed behind a text's first letter in place of the letter's accent; 0 if there is
/// none. It is `e` for an umlaut and, if `accents` is true, an apostrophe for the accent of a last vowel.
char32_t in_place_of_accent(std::u32string_view text, bool accents) {
    if (holds(U"äöü", text.front())) return U'e';
    const bool last = after(text, 0) == U' ';
    const bool accented = text.front() != lowercase_without_accents(text.front())
        && holds(vowels, lowercase_without_accents(text.front()));
    return accents && last && accented ? U'\'' : 0;
}

} // namespace

bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
bool is_apostrophe(char32_t c) { return holds(apostrophes, c); }
bool is_word_character(char32_t c) { return is_plain(c) || (c != U'\'' && c != U' ' && !holds(punctuation, c)); }

std::size_t word_begin(std::u32string_view text, std::size_t at) {
    while (at > 0 && text[at - 1] != U' ') --at;
    return at;
}

std::size_t word_end(std::u32string_view text, std::size_t at) {
    while (at < text.size() && text[at] != U' ') ++at;
    return at;
}

char32_t lowercase_without_accents(char32_t c) {
    if (c < 0x80) return lowercase_letter(c);
    const char32_t letter = without_accents(lowercase_letter(c));
    const std::string_view letters = base_letters(letter);
    return letters.empty() ? letter : static_cast<char32_t>(letters.front());
}

std::u32string lowercase_without_accents(std::u32string_view text) {
    std::u32string all;
    all.reserve(text.size() + 1);
    for (const char32_t c : text) {
        if (is_plain(c) || c == U' ') {
            all += c | lowercase_bit; // a space has the bit already
            continue;
        }
        if (c == U'\'') continue;
        const std::string_view letters = base_letters(c);
        all += lowercase_without_accents(c);
        if (letters.size() == 2) all += static_cast<char32_t>(letters.back());
    }
    return all;
}

std::u32string lowercase_text(std::string_view text, bool ligatures_stay) {
    std::u32string all;
    all.reserve(text.size());
    bool space = false;
    for_each_character(text, [&](CodePoint c) {
        if (is_plain(c.value)) {
            if (space && !all.empty()) all += U' ';
            space = false;
            all += c.value | lowercase_bit;
            return;
        }
        if (is_invisible(c.value)) return;
        // The half-width marks of voiced kana are treated like the usual marks.
        const char32_t mark = c.value < 0xFF00 ? c.value : lowercase_letter(c.value);
        if (is_combining_mark(mark)) {
            if (!space && !all.empty()) all.back() = with_accent(all.back(), mark);
            return;
        }
        if (is_space(c.value) || is_control(c.value)) {
            space = true;
            return;
        }
        if (space && !all.empty()) all += U' ';
        space = false;
        const std::string_view letters = base_letters(c.value);
        if (letters.size() == 2 && !ligatures_stay)
            for (const char letter : letters) all += static_cast<char32_t>(letter);
        else
            all += sign_of(c.value);
    });
    return all;
}

std::u32string normalised(std::string_view text, Normalisation how) {
    const bool accents = how != Normalisation::loose;
    const std::u32string whole = lowercase_text(text, how == Normalisation::as_written);
    std::u32string all(whole.size(), U' ');
    std::size_t size = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const char32_t c = whole[i];
        if (is_plain(c)) {
            all[size++] = c;
            continue;
        }
        if (c == U'\'' && !counts_as_letter(whole, i, accents)) continue;
        const bool space = c == U' ' || (holds(punctuation, c) && !is_of_number(whole, i));
        if (!space || (size > 0 && all[size - 1] != U' ')) all[size++] = space ? U' ' : c;
    }
    if (size > 0 && all[size - 1] == U' ') --size;
    all.resize(size);
    return all.empty() ? whole : all;
}

bool matches(std::u32string_view right, std::u32string_view given, bool accents) {
    for (; !right.empty(); right.remove_prefix(1), given.remove_prefix(1)) {
        if (given.empty()) return false;
        const char32_t letter = lowercase_without_accents(right.front());
        const char32_t second = in_place_of_accent(right, accents);
        // A character that may stand for the accent can also be the next letter of the right answer, such as the `e` in
        // *ae*. Both readings are tried.
        if (second != 0 && given.front() == letter && given.substr(1, 1) == std::u32string_view(&second, 1)
            && matches(right.substr(1), given.substr(2), accents))
            return true;
        if (accents ? given.front() != right.front() : lowercase_without_accents(given.front()) != letter) return false;
    }
    return given.empty();
}

std::u32string normalised_strictly(std::string_view text) {
    std::u32string all;
    for_each_character(trimmed(text), [&](CodePoint c) {
        if (holds(spaced, c.value))
            while (!all.empty() && is_space(all.back())) all.pop_back();
        all += is_apostrophe(c.value) ? U'\'' : c.value;
    });
    const std::size_t size = all.size();
    if (size > 1 && all[size - 1] == U'.' && all[size - 2] != U'.') all.pop_back();
    return all;
}

} // namespace palazzo::quiz
