// Values of leaves. A leave is the set of cards that a player keeps; its value is the number of points that it will
// probably add to later turns.
#pragma once

#include "engine/games/palabra/card.hpp"

#include <array>

namespace palazzo::palabra {

/// The number of features of a leave. Most features are counts of cards in the hand. The value of each feature was
/// learned by self-play (tools/learn-leaves) and is stored in assets/palabra_leaves.hpp, in tenths of a point.
inline constexpr std::size_t leave_feature_count = letter_count
    + 3 // counts of wild cards, of vowel cards and of jokers, in addition to the count of each letter
    + 2 // counts of cards with two stars and of cards with three stars
    + 2 // counts of repeated vowels and of repeated consonants
    + 1 // absolute difference between the number of vowels and 0.4 times the number of letters, in tenths
    + 1 // number of cards of the most frequent colour, minus two; at least 0
    ;

using LeaveFeatures = std::array<int, leave_feature_count>;

/// Computes the features of a hand.
LeaveFeatures compute_leave_features(const Hand& hand);
/// Returns the value, in points, of a hand that will be filled up by drawing.
double leave_value(const Hand& hand);

} // namespace palazzo::palabra
