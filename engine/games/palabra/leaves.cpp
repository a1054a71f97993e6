#include "engine/games/palabra/leaves.hpp"

#include "assets/palabra_leaves.hpp"

#include <algorithm>
#include <bit>

namespace palazzo::palabra {
namespace {

constexpr std::size_t wild = letter_count;
constexpr std::size_t vowel_card = wild + 1;
constexpr std::size_t joker = wild + 2;
constexpr std::size_t two_stars = joker + 1;
constexpr std::size_t three_stars = joker + 2;
constexpr std::size_t vowel_again = joker + 3;
constexpr std::size_t consonant_again = joker + 4;
constexpr std::size_t imbalance = joker + 5;
constexpr std::size_t one_colour = joker + 6;
static_assert(one_colour + 1 == leave_feature_count && assets::palabra_leaves.size() == leave_feature_count);

constexpr int colours_that_matter_from = 2;

} // namespace

LeaveFeatures compute_leave_features(const Hand& hand) {
    LeaveFeatures f{};
    std::array<int, 4> by_colour{};
    int letters = 0;
    int vowels = 0;
    for (const Card c : hand) {
        if (!c.is_letter()) {
            ++f[c.is_wild() ? wild : c.is_vowel_card() ? vowel_card : joker];
            continue;
        }
        ++letters;
        vowels += is_vowel(c.letter()) ? 1 : 0;
        if (++f[c.letter()] > 1) ++f[is_vowel(c.letter()) ? vowel_again : consonant_again];
        if (c.stars() > 0) ++f[c.stars() == 2 ? two_stars : three_stars];
        for (std::size_t i = 0; i < by_colour.size(); ++i) by_colour[i] += (c.colours() >> i) & 1;
    }
    const int off = 10 * vowels - 4 * letters;
    f[imbalance] = off < 0 ? -off : off;
    f[one_colour] = std::max(0, *std::max_element(by_colour.begin(), by_colour.end()) - colours_that_matter_from);
    return f;
}

double leave_value(const Hand& hand) {
    const LeaveFeatures features = compute_leave_features(hand);
    int tenths = 0;
    for (std::size_t i = 0; i < features.size(); ++i) tenths += features[i] * assets::palabra_leaves[i];
    return tenths / 10.0;
}

} // namespace palazzo::palabra
