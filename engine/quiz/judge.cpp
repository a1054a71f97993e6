#include "engine/quiz/judge.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace palazzo::quiz {
namespace {

/// What counts as a space. Signs that mean something (+ # % & = $ €) don't.
constexpr std::u32string_view punctuation = U".,;:!?\"()[]{}*_~/\\-…·¡¿«»‹›“”„‟‚";
constexpr std::u32string_view vowels = U"aeiou";
constexpr std::u32string_view apostrophes = U"’‘‛ʼ′`´";
/// Before these French has a space.
constexpr std::u32string_view spaced = U"?!:;";

constexpr bool is_combining(char32_t c) { return c >= 0x300 && c < 0x370; }

/// What takes no room: hyphens that may break a word, marks of direction, marks of byte order.
constexpr bool is_invisible(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || c == 0x2060 || c == 0xFEFF;
}

constexpr bool is_dash(char32_t c) { return (c >= 0x2010 && c <= 0x2015) || c == 0x2212; }
constexpr bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
constexpr bool holds(std::u32string_view signs, char32_t c) { return signs.find(c) != std::u32string_view::npos; }

char32_t sign_of(char32_t c) {
    if (is_dash(c)) return U'-';
    return holds(apostrophes, c) ? U'\'' : lower(c);
}

/// A letter without its accent; any other sign is itself.
char32_t bare(char32_t c) {
    const std::string_view letters = bare_letters(c);
    return letters.empty() ? c : static_cast<char32_t>(letters.front());
}

/// A letter and the accent that follows it as one letter; the letter alone where there is none.
char32_t with_accent(char32_t letter, char32_t accent) {
    // Each accent with its letters, bare and accented in turn.
    constexpr std::array<std::pair<char32_t, std::u32string_view>, 8> accented{
        {{0x300, U"aàeèiìoòuù"}, {0x301, U"aáeéiíoóuúyýcćnńsśzź"}, {0x302, U"aâeêiîoôuû"}, {0x303, U"aãnñoõ"},
            {0x308, U"aäeëiïoöuüyÿ"}, {0x30A, U"aåuů"}, {0x30C, U"cčeěnňrřsšzž"}, {0x327, U"cçsş"}}};
    for (const auto& [mark, letters] : accented)
        for (std::size_t i = 0; mark == accent && i < letters.size(); i += 2)
            if (letters[i] == letter) return letters[i + 1];
    return letter;
}

/// A text in small letters, a character each, ligatures as two, with one space between words.
std::u32string small(std::string_view text) {
    std::u32string all;
    bool space = false;
    each_character(text, [&](CodePoint c) {
        if (is_invisible(c.value)) return;
        if (is_combining(c.value)) {
            if (!space && !all.empty()) all.back() = with_accent(all.back(), c.value);
            return;
        }
        if (is_space(c.value) || is_control(c.value)) {
            space = true;
            return;
        }
        if (space && !all.empty()) all += U' ';
        space = false;
        const std::string_view letters = bare_letters(c.value);
        if (letters.size() == 2)
            for (const char letter : letters) all += static_cast<char32_t>(letter);
        else
            all += sign_of(c.value);
    });
    return all;
}

// The characters beside one of a text; a space where it ends.
char32_t before(std::u32string_view text, std::size_t i) { return i == 0 ? U' ' : text[i - 1]; }
char32_t after(std::u32string_view text, std::size_t i) { return i + 1 < text.size() ? text[i + 1] : U' '; }

/// Whether a sign of punctuation belongs to a number: `7:30`, `-5`.
bool is_of_number(std::u32string_view text, std::size_t i) {
    if (!is_digit(after(text, i))) return false;
    return is_digit(before(text, i)) || (text[i] == U'-' && before(text, i) == U' ');
}

/// Whether an apostrophe counts: between two letters, and where accents do as that of a last vowel.
bool is_said(std::u32string_view text, std::size_t i, bool accents) {
    const auto is_letter = [](char32_t c) { return c != U'\'' && c != U' ' && !holds(punctuation, c); };
    if (is_letter(after(text, i))) return is_letter(before(text, i));
    return accents && holds(vowels, before(text, i));
}

/// A text as it counts: without its punctuation, if anything is left then: an answer may be a question mark.
std::u32string said(std::string_view text, bool accents) {
    const std::u32string whole = small(text);
    std::u32string all;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const char32_t c = whole[i];
        if (c == U'\'' && !is_said(whole, i, accents)) continue;
        const bool space = c == U' ' || (holds(punctuation, c) && !is_of_number(whole, i));
        if (!space)
            all += c;
        else if (!all.empty() && all.back() != U' ')
            all += U' ';
    }
    if (!all.empty() && all.back() == U' ') all.pop_back();
    return all.empty() ? whole : all;
}

/// What may be written behind the bare letter in place of the accent of a text's first one; 0: nothing.
char32_t in_place_of_accent(std::u32string_view text, bool accents) {
    if (holds(U"äöü", text.front())) return U'e';
    const bool last = after(text, 0) == U' ';
    const bool accented = text.front() != bare(text.front()) && holds(vowels, bare(text.front()));
    return accents && last && accented ? U'\'' : 0;
}

/// Whether two texts are the same as they count, with their accents or without.
bool alike(std::u32string_view right, std::u32string_view given, bool accents) {
    for (; !right.empty(); right.remove_prefix(1), given.remove_prefix(1)) {
        if (given.empty()) return false;
        const char32_t letter = bare(right.front());
        const char32_t second = in_place_of_accent(right, accents);
        // Either way may lead on: the letter after `ä` may be an `e`, too.
        if (second != 0 && given.front() == letter && given.substr(1, 1) == std::u32string_view(&second, 1)
            && alike(right.substr(1), given.substr(2), accents))
            return true;
        if (accents ? given.front() != right.front() : bare(given.front()) != letter) return false;
    }
    return given.empty();
}

bool is_among(const std::vector<std::string>& answers, std::string_view answer, bool accents) {
    const std::u32string given = said(answer, accents);
    return std::any_of(answers.begin(), answers.end(),
        [&](const std::string& right) { return alike(said(right, accents), given, accents); });
}

/// A text as it counts where little is forgiven.
std::u32string exact(std::string_view text) {
    std::u32string all;
    each_character(trimmed(text), [&](CodePoint c) {
        if (holds(spaced, c.value))
            while (!all.empty() && is_space(all.back())) all.pop_back();
        all += holds(apostrophes, c.value) ? U'\'' : c.value;
    });
    const std::size_t size = all.size();
    if (size > 1 && all[size - 1] == U'.' && all[size - 2] != U'.') all.pop_back();
    return all;
}

} // namespace

bool accepts(const Item& item, std::string_view answer, bool strict) {
    if (small(answer).empty()) return false;
    const std::u32string given = exact(answer);
    const auto is_given = [&](const std::string& right) { return exact(right) == given; };
    if (std::any_of(item.answers.begin(), item.answers.end(), is_given)) return true;
    if (strict || is_among(item.wrong, answer, true)) return false;
    return is_among(item.answers, answer, item.strict_accents);
}

} // namespace palazzo::quiz
