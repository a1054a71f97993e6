// What is a slip of the finger, and what is a mistake.
#pragma once

#include "engine/quiz/kind.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/tongue.hpp"

#include <string_view>

namespace palazzo::quiz {

/// One letter put in, left out or exchanged, or two neighbours that changed places: where in the right text, and where
/// in the one that was given.
struct Edit {
    enum class Kind { insertion, omission, exchange, transposition };
    Kind kind;
    std::size_t at; ///< of the first letter that differs
};

/// Whether a bare word is an article or another small word of the language.
bool is_small_word(std::u32string_view word, const Tongue& tongue);

/// A text's letters without accents, as they are compared for slips.
struct SlipLetters {
    explicit SlipLetters(std::u32string_view text);
    std::u32string joined; ///< without its apostrophes
    std::u32string spaced; ///< with a space for each
    std::size_t apostrophes;
};

class SlipJudge {
  public:
    /// `tongue`: what is known of the language; null: nothing.
    SlipJudge(Kind kind, const Tongue* tongue) : kind_(kind), tongue_(tongue) {}

    /// Whether the texts differ by one slip, without regard to accents and apostrophes.
    bool is_slip(const Reading& right, const SlipLetters& letters, const SlipLetters& given) const;
    /// Whether all that is missing are apostrophes, or spaces stand in their place.
    bool lacks_apostrophe(const Reading& right, std::u32string_view given, bool accents) const;

  private:
    bool is_slip_of_umlauts(const Reading& right, const SlipLetters& given, bool spaces) const;
    bool is_slip(std::u32string_view right, std::u32string_view given, std::size_t from, std::size_t to) const;
    bool is_forgiven(std::u32string_view right, std::u32string_view given, const Edit& edit) const;
    bool changes_ending(std::u32string_view word, std::u32string_view given, std::size_t at, const Edit& edit) const;
    bool is_small_word(std::u32string_view word) const;

    Kind kind_;
    const Tongue* tongue_;
};

} // namespace palazzo::quiz
