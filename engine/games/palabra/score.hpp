// The scores of words (docs/rules/palabra.md, "Scoring").
#pragma once

#include "engine/games/palabra/card.hpp"

#include <span>

namespace palazzo::palabra {

inline constexpr int all_seven_bonus = 70;

/// A score and its factors: total = (sum × stars × lock + bonus) × last_word.
struct Score {
    int sum = 0;       ///< sum of the cards' values
    int stars = 1;     ///< product of the stars on the cards from the hand
    int lock = 1;      ///< factor for cards that share colours: 1, 2 or 4
    int bonus = 0;     ///< 70 points if all seven cards of the hand were used, otherwise 0
    int last_word = 1; ///< factor for a word that ends the game, otherwise 1
    constexpr int total() const { return (sum * stars * lock + bonus) * last_word; }
    /// Returns the factor that multiplies the value of each card of this word.
    constexpr int card_value_factor() const { return stars * lock * last_word; }
    friend bool operator==(const Score&, const Score&) = default;
};

/// Returns the colours that all cards have in common; empty if there are no cards.
Colours shared_colours(std::span<const LaidCard> cards);
/// Returns the factor for cards that share the colours `shared`: 1 for no colour, 2 for one, 4 for two or more.
int lock_factor(Colours shared);

/// Returns the score of a word or straight. The cards `before` and `after` are from the hand. The cards `taken` lie
/// between them and belonged to another player; `taken` is empty if the word isn't built on another one.
Score word_score(std::span<const LaidCard> before, std::span<const LaidCard> taken, std::span<const LaidCard> after);
/// Returns the score of a flush, which is the sum of its cards' values.
Score flush_score(std::span<const LaidCard> cards);
/// Returns the score for showing vowels. Their number `count` must be six or seven.
int vowels_score(int count);
/// Returns the points that are deducted for the cards left in a hand (fine print 16).
int hand_penalty(const Hand& hand);

} // namespace palazzo::palabra
