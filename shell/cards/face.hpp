// What a card on the table shows: a French card, a card with a letter, a back, or nothing. Plain values that know no
// game.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/symbols.hpp"

#include <cstdint>
#include <optional>

namespace palazzo::ui {

/// The colours of letter cards, which are also shapes: circle, triangle, diamond, rectangle.

/// The face of a letter card.
struct LetterFace {
    enum class Kind : std::uint8_t {
        letter, ///< `letter`
        wild,   ///< any letter
        vowel,  ///< any vowel
        joker
    };

    Kind kind = Kind::letter;
    char letter = 0; ///< capital
    std::uint8_t value = 0;
    std::uint8_t stars = 0;
    std::uint8_t colours = 0; ///< a bit each: red, blue, green, yellow

    friend constexpr bool operator==(const LetterFace&, const LetterFace&) = default;
};

class Face {
  public:
    constexpr Face() = default;
    constexpr Face(Card c) : card_(c) {}
    constexpr Face(const LetterFace& f) : card_(Card::joker()), letter_(f) {}

    constexpr bool is_none() const { return card_.is_none(); }
    constexpr bool is_unknown() const { return card_.is_unknown(); }
    /// Whether it lies face up.
    constexpr bool is_face() const { return card_.is_face(); }
    /// The French card; nothing in particular of a letter card.
    constexpr Card french() const { return card_; }
    constexpr const std::optional<LetterFace>& letter() const { return letter_; }

    friend constexpr bool operator==(const Face&, const Face&) = default;

  private:
    Card card_;
    std::optional<LetterFace> letter_;
};

} // namespace palazzo::ui
