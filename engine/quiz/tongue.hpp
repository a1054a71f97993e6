// What the judge knows of a language: its articles and other small words, its endings, what people add out of courtesy
// or say short, and its numbers. From assets/judge, a file for each language, written as C++ by tools/lib/judge.mjs.
//
// A list is a text with a phrase a line, so that it takes no room but that. Phrases stand as they count: in small
// letters, without accents, with spaces for hyphens; numbers keep their accents.
#pragma once

#include <string_view>

namespace palazzo::quiz {

/// Letters by which the forms of a word differ at its end.
struct Endings {
    std::string_view swapped; ///< for each other
    std::string_view added;
    std::string_view a_after; ///< to these an `a` may be added, too
};

/// What a prompt says besides courtesies, by the words for it.
struct PromptWords {
    std::string_view named;   ///< it asks for courtesy
    std::string_view counted; ///< it counts the words of its answer
    std::string_view begun;   ///< it gives its beginning
};

/// How numbers are put into words. Where there are several ways, `|` stands between them.
struct Numerals {
    std::string_view below_hundred;  ///< a list from 0 to 99
    std::string_view hundreds;       ///< a list from 100 to 900
    std::string_view hundreds_alone; ///< a list from 200 to 900 with nothing behind them; empty: as before a number
    std::string_view hundred;        ///< 100 with nothing behind it; empty: as before a number
    std::string_view after_hundred;  ///< a list of what may stand between hundreds and the rest
    std::string_view thousand;       ///< 1000
    std::string_view thousands;      ///< behind their number
    std::string_view after_thousand; ///< a list
    bool has_centuries;              ///< 1980 may be nineteen eighty
    std::string_view centuries;      ///< what stands between the two
};

struct Tongue {
    std::string_view small_words;
    Endings endings;
    /// What may stand before or behind an answer, or be left out there, the longest first. Behind each its sort as a
    /// digit: please, thanks, a greeting, an excuse, a form of address.
    std::string_view courtesies;
    PromptWords prompts;
    std::string_view formal; ///< words that have a capital out of courtesy, as they are written
    /// What people say for something else that is as right, and behind a tab what that is: by first letter, of one
    /// letter the longest first.
    std::string_view same;
    Numerals numerals;
};

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
