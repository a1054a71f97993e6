// The picture of a card on the table: a French card, a card with a letter, a back, or nothing. Pictures are plain
// values that depend on no game.
#pragma once

#include "engine/core/card.hpp"
#include "shell/ui/symbols.hpp"

#include <cstdint>
#include <optional>

namespace palazzo::ui {

/// The face of a letter card. Its colours are also shown as shapes: red is a circle, blue a triangle, green a diamond,
/// and yellow a rectangle.
struct LetterFace {
    enum class CardKind : std::uint8_t {
        letter, ///< The card shows a certain letter.
        wild,   ///< The card can be played as any letter.
        vowel,  ///< The card can be played as any vowel.
        joker
    };

    CardKind kind = CardKind::letter;
    char letter = 0; ///< A capital letter; 0 on a card of another kind.
    std::uint8_t value = 0;
    std::uint8_t stars = 0;
    std::uint8_t colours = 0; ///< One bit for each colour, from the lowest: red, blue, green, yellow.

    friend constexpr bool operator==(const LetterFace&, const LetterFace&) = default;
};

class CardFace {
  public:
    constexpr CardFace() = default;
    constexpr CardFace(Card c) : card_(c) {}
    constexpr CardFace(const LetterFace& f) : card_(Card::joker()), letter_(f) {}

    constexpr bool is_none() const { return card_.is_none(); }
    constexpr bool is_unknown() const { return card_.is_unknown(); }
    /// Returns whether the card is face up: a French card, a joker or a letter card.
    constexpr bool has_known_face() const { return card_.has_known_face(); }
    /// Returns the French card; returns a joker if this is a letter card.
    constexpr Card french_card() const { return card_; }
    constexpr const std::optional<LetterFace>& letter_face() const { return letter_; }

    friend constexpr bool operator==(const CardFace&, const CardFace&) = default;

  private:
    Card card_;
    std::optional<LetterFace> letter_;
};

} // namespace palazzo::ui
