#include "engine/games/palabra/spelling.hpp"

#include "engine/core/sort_few.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace palazzo::palabra {
namespace {

/// The sets of colours that all cards of a word can be required to have: none, one colour, or two colours.
constexpr std::array<Colours, 11> locks{0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12};

} // namespace

dictionary::Rack rack_of(const Hand& hand) {
    dictionary::Rack rack;
    for (const Card c : hand) {
        if (c.is_letter()) rack.add(c.letter());
        rack.wilds += c.is_wild() ? 1 : 0;
        rack.vowels += c.is_vowel_card() ? 1 : 0;
    }
    return rack;
}

BestCardsFinder::BestCardsFinder(const Hand& hand) {
    for (const Colours colours : locks) {
        ColourPool pool{.colours = colours, .count = {}, .cards = {}};
        bool has_letters = colours == 0 || std::popcount(colours) == 1;
        for (const Card c : hand) {
            if (!c.is_letter() || (c.colours() & colours) != colours) continue;
            pool.cards[c.letter()].push_back(c);
            ++pool.count[c.letter()];
            has_letters = true;
        }
        if (!has_letters) continue;
        for (Hand& cards : pool.cards) sort_few(cards, [](Card a, Card b) { return a.stars() > b.stars(); });
        pools_.push_back(pool);
    }
    wilds_ = static_cast<int>(std::count(hand.begin(), hand.end(), Card::wild()));
    vowel_cards_ = static_cast<int>(std::count(hand.begin(), hand.end(), Card::vowel()));
}

std::optional<int> BestCardsFinder::score_with_pool(
    const ColourPool& pool, const LetterCounts& needs, std::uint32_t letters, const TakenCards& taken) const {
    if ((taken.shared & pool.colours) != pool.colours) return std::nullopt;
    int sum = taken.sum;
    int stars = 1;
    int vowels_short = 0;
    int others_short = 0;
    for (std::uint32_t left = letters; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        const int natural = std::min<int>(needs[letter], pool.count[letter]);
        (is_vowel(letter) ? vowels_short : others_short) += needs[letter] - natural;
        // The check is made after each letter, because for most words the cards of one colour are too few after a
        // letter or two.
        if (others_short > wilds_ || vowels_short > wilds_ + vowel_cards_) return std::nullopt;
        sum += natural * value_of(letter);
        for (int i = 0; i < natural; ++i) stars *= pool.cards[letter][static_cast<std::size_t>(i)].star_factor();
    }
    if (others_short + std::max(0, vowels_short - vowel_cards_) > wilds_) return std::nullopt;
    return sum * stars * lock_factor(pool.colours);
}

LaidCards BestCardsFinder::cards_from_pool(const ColourPool& pool, std::span<const Letter> letters) const {
    LaidCards cards;
    std::array<std::uint8_t, letter_count> used{};
    int vowel_cards = vowel_cards_;
    for (const Letter letter : letters) {
        if (used[letter] < pool.count[letter])
            cards.push_back(as_laid_card(pool.cards[letter][used[letter]++]));
        else if (is_vowel(letter) && vowel_cards-- > 0)
            cards.push_back({Card::vowel(), letter});
        else
            cards.push_back({Card::wild(), letter});
    }
    return cards;
}

std::optional<LaidCards> BestCardsFinder::best_cards_for(
    std::span<const Letter> letters, std::span<const LaidCard> taken) const {
    LetterCounts needs{};
    std::uint32_t different = 0;
    for (const Letter letter : letters) {
        ++needs[letter];
        different |= 1U << letter;
    }
    TakenCards base;
    for (const LaidCard& l : taken) {
        base.sum += l.card.value();
        base.shared = static_cast<Colours>(base.shared & l.card.colours());
    }
    const bool locked = !taken.empty() && base.shared != 0;
    const ColourPool* best = nullptr;
    int most = -1;
    for (const ColourPool& pool : pools_) {
        // A build on a locked word must be locked in one of its colours (docs/rules/palabra.md, "What you may play").
        if (locked && pool.colours == 0) continue;
        const auto score = score_with_pool(pool, needs, different, base);
        if (!score || *score <= most) continue;
        most = *score;
        best = &pool;
    }
    return best == nullptr ? std::nullopt : std::optional(cards_from_pool(*best, letters));
}

} // namespace palazzo::palabra
