// The data that the judge has about a language: its articles and other small words, its endings, courtesies, short
// forms, and numbers. tools/lib/judge.mjs generates it as C++ from assets/judge, which has a file for each language.
//
// To save space, the data of a language is one text. Its parts are strings, or lists with one phrase per line. Phrases
// are in lowercase, without accents, and with spaces in place of hyphens, like the texts that they are compared with;
// only numbers keep their accents.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo::quiz {

struct LanguageData {
    /// The parts of a language's text, in their order. In a number, `|` separates several ways to say it.
    enum class Part : std::uint8_t {
        small_words,
        // The next four parts list letters at the end of a word in which its forms differ.
        swapped_endings,     ///< Letters any of which may replace another at the end of a word.
        added_endings,       ///< Letters that may be appended to a word.
        endings_that_take_a, ///< Letters at the end of a word to which an `a` may be appended.
        inserted_endings,    ///< Pairs of letters: the first may be inserted before the second, as in `wohnst` and
                             ///< `wohnt`.
        /// List of courtesies that are optional at either end of an answer, the longest first. The last character of a
        /// line is the sort of the courtesy: 0 please, 1 thanks, 2 a greeting, 3 an excuse, 4 a form of address.
        courtesies,
        // The next three parts list words that show what a prompt requires.
        courtesy_words,   ///< Words of prompts that ask for a courtesy.
        word_count_words, ///< Words of prompts that ask for a number of words.
        beginning_words,  ///< Words of prompts that give the beginning of the answer.
        polite_capitals,  ///< List of words that are capitalised out of courtesy, with their capitals.
        /// List of short forms, each followed by a tab and its full form. They are sorted by their first letter, and
        /// those with the same first letter by their length, the longest first.
        short_forms,
        /// List of the numbers from 0 to 19, then of the tens from 20 on. In a ten, `*` stands for a number from 1 to
        /// 9, and `+` for a number from 10 to 19. A `/` separates the ways to say such a number alone from the ways to
        /// say it in a ten. Some of these combinations are never said. They do no harm, because they only replace
        /// digits that a learner typed.
        numbers_below_hundred,
        hundreds, ///< List of the hundreds from 100 to 900 as they are said before another number.
        /// List of the hundreds from 200 to 900 as they are said alone; empty if that makes no difference.
        hundreds_alone,
        hundred,          ///< 100 as it is said alone; empty if that makes no difference.
        hundred_joiners,  ///< List of the texts that may join hundreds to the rest of a number.
        thousand,         ///< 1000 in words.
        thousands,        ///< The word that follows a number of thousands.
        thousand_joiners, ///< List of the texts that may join thousands to the rest of a number.
        /// List of the texts that may join the parts of a year, as in "nineteen eighty"; empty if years aren't said
        /// like that.
        year_joiners,
        telling_words, ///< List of short words by which the language is told from the others.
    };
    static constexpr std::size_t part_count = 21;

    const char* text;
    std::array<std::uint16_t, part_count + 1>
        part_offsets; ///< Offset of each part, followed by the end of the last part.
    /// Sets of letters as bits, `a` the lowest bit: the first letters of courtesies, and the last letters of
    /// courtesies. Most words can be excluded by them in little time.
    std::array<std::uint32_t, 2> letter_sets;

    std::string_view operator[](Part part) const {
        const auto i = static_cast<std::size_t>(part);
        return {text + part_offsets[i], static_cast<std::size_t>(part_offsets[i + 1] - part_offsets[i])};
    }
};

/// Returns whether `letters`, one of LanguageData::letter_sets, contains a letter.
constexpr bool has_letter(std::uint32_t letters, char32_t c) {
    return c >= U'a' && c <= U'z' && (letters >> (c - U'a') & 1U) != 0;
}

/// Returns the data of a language by its code, such as `es` or `pt-BR`; null if the judge doesn't know it.
const LanguageData* find_language(std::string_view language);

/// Calls visit(phrase) for each phrase of a list, until `visit` returns false.
template <class Visit>
void for_each_phrase(std::string_view list, Visit&& visit) {
    for (std::size_t end = list.find('\n'); end != std::string_view::npos; end = list.find('\n')) {
        if (!visit(list.substr(0, end))) return;
        list.remove_prefix(end + 1);
    }
}

} // namespace palazzo::quiz
