#include "engine/games/palabra/score.hpp"

#include "engine/core/expect.hpp"

#include <bit>
#include <vector>

namespace palazzo::palabra {
namespace {

int sum_of(std::span<const LaidCard> cards) {
    int sum = 0;
    for (const LaidCard& l : cards) sum += l.card.value();
    return sum;
}

int stars_of(std::span<const LaidCard> cards) {
    int product = 1;
    for (const LaidCard& l : cards) product *= l.card.star_factor();
    return product;
}

} // namespace

Colours shared_colours(std::span<const LaidCard> cards) {
    if (cards.empty()) return 0;
    Colours shared = all_colours;
    for (const LaidCard& l : cards) shared = static_cast<Colours>(shared & l.card.colours());
    return shared;
}

int lock_factor(Colours shared) {
    const int colours = std::popcount(shared);
    return colours == 0 ? 1 : colours == 1 ? 2 : 4;
}

Score word_score(std::span<const LaidCard> before, std::span<const LaidCard> taken, std::span<const LaidCard> after) {
    Score score;
    Colours shared = all_colours;
    for (const auto cards : {before, taken, after}) {
        score.sum += sum_of(cards);
        if (!cards.empty()) shared = static_cast<Colours>(shared & shared_colours(cards));
    }
    score.stars = stars_of(before) * stars_of(after);
    score.lock = lock_factor(shared);
    if (before.size() + after.size() == hand_size) score.bonus = all_seven_bonus;
    return score;
}

Score flush_score(std::span<const LaidCard> cards) { return {.sum = sum_of(cards)}; }

int vowels_score(int count) {
    expect(count == 6 || count == 7, "six or seven vowels");
    return count == 6 ? 20 : 40;
}

int hand_penalty(const Hand& hand) {
    std::vector<LaidCard> cards;
    for (const Card c : hand)
        if (!c.is_joker()) cards.push_back(as_laid_card(c));
    return sum_of(cards) * stars_of(cards) * lock_factor(shared_colours(cards));
}

} // namespace palazzo::palabra
