#include "engine/quiz/letters.hpp"

#include "engine/quiz/letter_table.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

/// Returns the entry of a character in accented_letters(); null if it isn't an accented letter.
const AccentedLetter* entry_of(char32_t c) {
    const auto all = accented_letters();
    const auto at = std::lower_bound(
        all.begin(), all.end(), c, [](const AccentedLetter& entry, char32_t letter) { return entry.letter < letter; });
    return at != all.end() && at->letter == c ? &*at : nullptr;
}

char32_t joined(char32_t letter, char32_t mark) {
    for (const AccentedLetter& entry : accented_letters())
        if (entry.base == letter && entry.mark == mark) return entry.letter;
    return 0;
}

constexpr bool is_voicing(char32_t mark) { return mark == 0x3099 || mark == 0x309A; }

/// Returns whether a letter with a mark is a different letter rather than a letter with an accent.
constexpr bool makes_another(char32_t letter, char32_t mark) {
    constexpr char32_t breve = 0x306;
    return is_voicing(mark) || (mark == breve && (letter == U'и' || letter == U'у'));
}

/// Returns the usual form of a full-width character or of a half-width katakana, and any other character unchanged.
char32_t of_usual_width(char32_t c) {
    constexpr char32_t first_sign = 0xFF01;
    constexpr char32_t last_sign = 0xFF5E;
    if (c >= first_sign && c <= last_sign) return c - first_sign + U'!';
    // The usual forms of the characters from U+FF61 on.
    constexpr char32_t narrow[] = U"。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト"
                                  U"ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309A";
    constexpr char32_t first_narrow = 0xFF61;
    constexpr char32_t last_narrow = 0xFF9F;
    return c >= first_narrow && c <= last_narrow ? narrow[c - first_narrow] : c;
}

} // namespace

char32_t lowercase_letter(char32_t c) {
    if (c >= 0xFF00) c = of_usual_width(c);
    if (c < 0x80) return c >= U'A' && c <= U'Z' ? c + 0x20 : c;
    if (c == 0x3C2) return 0x3C3;
    const auto all = capital_ranges();
    const auto at = std::lower_bound(
        all.begin(), all.end(), c, [](const CapitalRange& range, char32_t letter) { return range.last < letter; });
    if (at == all.end() || c < at->first || (c - at->first) % at->step != 0) return c;
    return static_cast<char32_t>(static_cast<std::int32_t>(c) + at->lowercase_offset);
}

char32_t letter_with_mark(char32_t letter, char32_t mark) {
    if (const char32_t whole = joined(letter, mark)) return whole;
    // Two marks may follow a letter in either order: ê with a dot below is the same as ẹ with a circumflex.
    const AccentedLetter* entry = entry_of(letter);
    if (entry == nullptr || entry->mark == 0) return 0;
    const char32_t other = joined(entry->base, mark);
    return other == 0 ? 0 : joined(other, entry->mark);
}

char32_t without_accents(char32_t c) {
    for (const AccentedLetter* entry = entry_of(c); entry != nullptr; entry = entry_of(c)) {
        if (entry->mark != 0 && makes_another(entry->base, entry->mark)) return c;
        c = entry->base;
    }
    return c;
}

bool is_combining_mark(char32_t c) { return (c >= 0x300 && c < 0x370) || (c >= 0x653 && c <= 0x655) || is_voicing(c); }

} // namespace palazzo::quiz
