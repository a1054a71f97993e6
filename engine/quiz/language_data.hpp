// The judge's data about a language: its articles and other small words, its endings, courtesies, short forms, and
// numbers. tools/lib/judge.mjs generates it as C++ from assets/judge, which has a file for each language.
//
// To save space, the data of a language is one text. Its parts are strings, or lists with one phrase per line. Phrases
// are in lowercase, without accents, and with spaces for hyphens, like the texts that they are compared with; numbers
// keep their accents.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo::quiz {

struct LanguageData {
    /// The parts of a language's text, in their order. `|` separates several ways to say a number.
    enum class Part : std::uint8_t {
        small_words,
        // Last letters in which the forms of a word differ.
        swapped_endings,  ///< Letters that replace each other.
        added_endings,    ///< Letters that are appended.
        endings_before_a, ///< Letters behind which an `a` is appended.
        inserted_endings, ///< Pairs: the first letter is inserted before the second one, as in `wohnst` and `wohnt`.
        /// List of courtesies that are optional at either end of an answer, the longest first. The last character of
        /// each is its sort: 0 please, 1 thanks, 2 a greeting, 3 an excuse, 4 a form of address.
        courtesies,
        // Lists of words by which a prompt shows what it requires.
        courtesy_words,   ///< A courtesy.
        word_count_words, ///< A number of words.
        beginning_words,  ///< A beginning of the answer, which the prompt gives.
        polite_capitals,  ///< List of words that are capitalised out of courtesy, with their capitals.
        /// List of short forms, each with a tab and the full form behind it, by first letters, and those with the same
        /// first letter from long to short.
        short_forms,
        /// List of the numbers from 0 to 19, then of the tens from 20 on. In a ten, `*` represents the unit, and `+`
        /// the unit plus ten, in the ways behind the `/` of that number, if it has any. A few of these ways are never
        /// said; they are only compared with numbers that were typed in digits.
        below_hundred,
        hundreds,       ///< List of the hundreds from 100 to 900, before another number.
        hundreds_alone, ///< List of the hundreds from 200 to 900, before no number; empty if they are no different.
        hundred,        ///< 100 before no number; empty if it is no different.
        after_hundred,  ///< List of the joints between hundreds and the rest.
        thousand,       ///< 1000.
        thousands,      ///< The word behind a number of thousands.
        after_thousand, ///< List of the joints between thousands and the rest.
        centuries,      ///< List of the joints in 1980 as "nineteen eighty"; empty if years aren't said like that.
    };
    static constexpr std::size_t part_count = 20;

    const char* text;
    std::array<std::uint16_t, part_count + 1> begin; ///< Offset of each part, then the end of the last one.
    /// Sets of letters as bits, `a` the lowest: the first letters of courtesies, their last letters, and the first
    /// letters of short forms. They exclude most words in little time.
    std::array<std::uint32_t, 3> letters;

    std::string_view operator[](Part part) const {
        const auto i = static_cast<std::size_t>(part);
        return {text + begin[i], static_cast<std::size_t>(begin[i + 1] - begin[i])};
    }
};

/// Returns whether a set of LanguageData::letters contains a letter.
constexpr bool holds_letter(std::uint32_t letters, char32_t c) {
    return c >= U'a' && c <= U'z' && (letters >> (c - U'a') & 1U) != 0;
}

/// Returns the data of a language by its code, such as `es` or `pt-BR`; null if the judge doesn't know it.
const LanguageData* find_language(std::string_view language);

/// Calls `visit(phrase)` for each phrase of a list until it returns false.
template <class Visit>
void each_phrase(std::string_view list, Visit&& visit) {
    for (std::size_t end = list.find('\n'); end != std::string_view::npos; end = list.find('\n')) {
        if (!visit(list.substr(0, end))) return;
        list.remove_prefix(end + 1);
    }
}

} // namespace palazzo::quiz
