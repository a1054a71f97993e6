// Leave values: how many points the cards that are kept will bring in later turns.
#pragma once

#include "engine/games/palabra/card.hpp"

#include <array>

namespace palazzo::palabra {

/// The number of features of a leave, each a count of something in the hand. Their values were learned by self-play
/// (tools/learn-leaves) and are stored in assets/palabra_leaves.hpp, in tenths of a point.
inline constexpr std::size_t leave_features = letter_count + 3 // letters, then wild cards, vowel cards and jokers
    + 2                                                        // cards with two stars, with three
    + 2                                                        // vowels and consonants of which the hand has another
    + 1 // how far the vowels are from four in ten of the letters, in tenths of a letter
    + 1 // letters that share the commonest colour, beyond two
    ;
using LeaveFeatures = std::array<int, leave_features>;

LeaveFeatures features_of(const Hand& hand);
/// Returns the value of a hand that will be filled up, in points.
double leave_value(const Hand& hand);

} // namespace palazzo::palabra
