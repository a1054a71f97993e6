// What words are worth (docs/rules/palabra.md, "Scoring").
#pragma once

#include "engine/games/palabra/card.hpp"

#include <span>

namespace palazzo::palabra {

inline constexpr int all_seven_bonus = 70;

/// A score, factor by factor: total = (sum × stars × lock + bonus) × last_word.
struct Score {
    int sum = 0;       ///< of the cards' values
    int stars = 1;     ///< the product of the stars on cards from the hand
    int lock = 1;      ///< 1, 2 or 4
    int bonus = 0;     ///< 70 where all seven hand cards were used
    int last_word = 1; ///< the factor of a word that ends the game
    constexpr int total() const { return (sum * stars * lock + bonus) * last_word; }
    /// What one point of a card's value is worth in this word.
    constexpr int multiplier() const { return stars * lock * last_word; }
    friend bool operator==(const Score&, const Score&) = default;
};

/// The colours that all cards share; none of no cards.
Colours shared_colours(std::span<const Laid> cards);
/// none ×1, one ×2, two or more ×4.
int lock_factor(Colours shared);

/// The score of a word or straight whose cards `before` and `after` come from the hand and whose `taken` ones, between
/// them, are another player's. Everything from the hand: `taken` is empty.
Score score_of(std::span<const Laid> before, std::span<const Laid> taken, std::span<const Laid> after);
/// The plain sum of a flush.
Score flush_score(std::span<const Laid> cards);
/// What six or seven vowels score.
int vowels_score(int count);
/// What is taken off for the cards left in a hand (fine print 16).
int penalty_of(const Hand& hand);

} // namespace palazzo::palabra
