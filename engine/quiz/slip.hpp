// Distinguishes slips of the finger from mistakes.
#pragma once

#include "engine/quiz/kind.hpp"
#include "engine/quiz/language_data.hpp"
#include "engine/quiz/readings.hpp"

#include <string_view>

namespace palazzo::quiz {

/// A single change of a text: one letter was inserted, omitted or substituted, or two neighbours were transposed.
struct LetterEdit {
    enum class EditKind { insertion, omission, substitution, transposition };
    EditKind kind;
    std::size_t index; ///< Index in both texts of the first letter that differs.
};

/// Returns whether `word`, from which accents have been removed, is an article or another small word of the language.
bool is_small_word(std::u32string_view word, const LanguageData& language);

/// A text in the two forms without accents in which it is compared for slips.
struct SlipText {
    explicit SlipText(std::u32string_view text);
    std::u32string_view text;               ///< The text itself, which must outlive this value.
    std::u32string without_apostrophes;     ///< The text without its apostrophes.
    std::u32string with_apostrophes_spaced; ///< The text with a space in place of each apostrophe.
    std::size_t apostrophe_count;           ///< Number of apostrophes.
    bool has_umlaut;                        ///< True if the text contains `ä`, `ö` or `ü`.
};

/// How many letters a text may have without spaces and apostrophes: a character outside ASCII, such as `ß` or `ä`, may
/// be written as two letters.
struct LengthRange {
    explicit LengthRange(std::u32string_view text);
    std::size_t least;
    std::size_t most;
};

/// Returns false if two texts differ so much in length that they can't differ by one slip or by apostrophes. Comparing
/// the lengths first saves most of the time of a judgement.
constexpr bool may_be_slip(const LengthRange& right, const LengthRange& given) {
    return right.least <= given.most + 1 && given.least <= right.most + 1;
}

class SlipJudge {
  public:
    /// Constructs a judge. `language` is null if the judge doesn't know the language.
    SlipJudge(QuestionKind kind, const LanguageData* language) : kind_(kind), language_(language) {}

    /// Returns whether the texts differ by one slip, ignoring accents and apostrophes. `letters` is made from the text
    /// of `right`.
    bool is_slip(const AnswerText& right, const SlipText& letters, const SlipText& given) const;
    /// Returns whether the given text differs from the right one only by missing apostrophes, or by spaces in their
    /// place. Accents are compared only if `accents` is true.
    bool lacks_apostrophe(const SlipText& right, const SlipText& given, bool accents) const;

  private:
    bool is_slip_with_umlauts_spelt_out(const SlipText& right, const SlipText& given, bool spaces) const;
    bool is_slip(std::u32string_view right, std::u32string_view given, std::size_t from, std::size_t to) const;
    bool is_forgiven(std::u32string_view right, std::u32string_view given, const LetterEdit& edit) const;
    bool changes_ending(
        std::u32string_view word, std::u32string_view given, std::size_t at, const LetterEdit& edit) const;
    bool is_small_word(std::u32string_view word) const;

    QuestionKind kind_;
    const LanguageData* language_;
};

} // namespace palazzo::quiz
