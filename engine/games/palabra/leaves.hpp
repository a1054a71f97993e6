// What the cards that are kept are worth in points of later turns (in Scrabble: leave values).
#pragma once

#include "engine/games/palabra/card.hpp"

#include <array>

namespace palazzo::palabra {

/// What a leave is judged by: how often each of these is in the hand. Values were learned by self-play
/// (tools/learn-leaves) and stand in assets/palabra_leaves.hpp, in tenths of a point.
inline constexpr std::size_t leave_features = letter_count + 3 // letters, then wild cards, vowel cards and jokers
    + 2                                                        // cards with two stars, with three
    + 2                                                        // vowels and consonants of which the hand has another
    + 1 // how far the vowels are from four in ten of the letters, in tenths of a letter
    + 1 // letters that share the commonest colour, beyond two
    ;
using LeaveFeatures = std::array<int, leave_features>;

LeaveFeatures features_of(const Hand& hand);
/// In points, of a hand that will be filled up.
double leave_value(const Hand& hand);

} // namespace palazzo::palabra
