// Leave values: how many points the cards that are kept will bring in later turns.
#pragma once

#include "engine/games/palabra/card.hpp"

#include <array>

namespace palazzo::palabra {

/// The number of features of a leave, each a count of something in the hand. Their values were learned by self-play
/// (tools/learn-leaves) and are stored in assets/palabra_leaves.hpp, in tenths of a point.
inline constexpr std::size_t leave_features = letter_count
    + 3 // counts of each letter, wild cards, vowel cards and jokers
    + 2 // counts of cards with two stars, and with three
    + 2 // counts of repeated vowels, and of repeated consonants
    + 1 // difference of the number of vowels from four in ten letters, in tenths of a letter
    + 1 // count of cards with the most common colour, beyond two
    ;

using LeaveFeatures = std::array<int, leave_features>;

/// Counts the features of a hand.
LeaveFeatures features_of(const Hand& hand);
/// Returns the value of a hand that will be filled up, in points.
double leave_value(const Hand& hand);

} // namespace palazzo::palabra
