// What the judge knows of a language: its articles and other small words, its endings, what people add out of courtesy
// or say short, and its numbers. From assets/judge, a file for each language, written as C++ by tools/lib/judge.mjs.
//
// All of a language is one text, and a list a part of it with a phrase a line, so that they take no room but that.
// Phrases stand as they count: in small letters, without accents, with spaces for hyphens; numbers keep their accents.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo::quiz {

struct Tongue {
    /// What a language's text consists of, in this order. Where there are several ways to say a number, `|` stands
    /// between them.
    enum class Part : std::uint8_t {
        small_words,
        // Letters by which the forms of a word differ at its end.
        swapped, ///< for each other
        added,
        a_after, ///< to these an `a` may be added, too
        behind,  ///< pairs: the first may stand before the second, which ends both forms: `wohnst` and `wohnt`
        /// What may stand before or behind an answer, or be left out there, the longest first. Behind each its sort as
        /// a digit: please, thanks, a greeting, an excuse, a form of address.
        courtesies,
        // What a prompt says besides courtesies, by the words for it.
        named,   ///< it asks for courtesy
        counted, ///< it counts the words of its answer
        begun,   ///< it gives its beginning
        formal,  ///< words that have a capital out of courtesy, as they are written
        /// What people say for something else that is as right, and behind a tab what that is: by first letter, of one
        /// letter the longest first.
        same,
        /// A list from 0 to 19, and one line for each ten from 20 on. `*` in that is for the number that is over, `+`
        /// for ten more, in those ways that stand behind its `/`, if it has any. A few of these ways nobody says: they
        /// are for what was typed in digits.
        below_hundred,
        hundreds,       ///< a list from 100 to 900
        hundreds_alone, ///< a list from 200 to 900 with nothing behind them; empty: as before a number
        hundred,        ///< 100 with nothing behind it; empty: as before a number
        after_hundred,  ///< a list of what may stand between hundreds and the rest
        thousand,       ///< 1000
        thousands,      ///< behind their number
        after_thousand, ///< a list
        centuries, ///< a list of what stands between the two numbers of 1980 as nineteen eighty; empty: it is no such
    };
    static constexpr std::size_t part_count = 20;

    const char* text;
    std::array<std::uint16_t, part_count + 1> begin; ///< of each part, and where the last one ends
    /// Letters as bits, `a` the lowest: those that courtesies begin with, those that they end with, and those that what
    /// is said for something else begins with. Most words have none of them, which is known at once.
    std::array<std::uint32_t, 3> letters;

    std::string_view operator[](Part part) const {
        const auto i = static_cast<std::size_t>(part);
        return {text + begin[i], static_cast<std::size_t>(begin[i + 1] - begin[i])};
    }
};

/// Whether a letter is among some of Tongue::letters.
constexpr bool holds_letter(std::uint32_t letters, char32_t c) {
    return c >= U'a' && c <= U'z' && (letters >> (c - U'a') & 1U) != 0;
}

/// By a short name such as `es` or `pt-BR`; null where the judge knows nothing of the language.
const Tongue* tongue_of(std::string_view language);

/// visit(phrase) for each of a list, as long as it returns true.
template <class Visit>
void each_phrase(std::string_view list, Visit&& visit) {
    for (std::size_t end = list.find('\n'); end != std::string_view::npos; end = list.find('\n')) {
        if (!visit(list.substr(0, end))) return;
        list.remove_prefix(end + 1);
    }
}

} // namespace palazzo::quiz
