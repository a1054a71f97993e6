// Finds the cards of a hand that can stand for given letters.
#pragma once

#include "engine/dictionary/search.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <span>

namespace palazzo::palabra {

/// Returns the letters, the wild cards and the vowel cards of a hand as a rack.
dictionary::Rack rack_of(const Hand& hand);

/// Calls visit(cards) for every different choice of cards from `hand` that can stand for `letters`, with the cards in
/// the order of the letters. `chosen` must be empty; the function uses it when it calls itself.
template <class Visit>
void for_each_card_choice(const Hand& hand, std::span<const Letter> letters, LaidCards& chosen, Visit&& visit) {
    if (chosen.size() == letters.size()) return visit(static_cast<const LaidCards&>(chosen));
    const Letter letter = letters[chosen.size()];
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const bool seen = i > 0 && hand[i] == hand[i - 1];
        if (seen || !hand[i].can_stand_for(letter)) continue;
        Hand left;
        for (std::size_t j = 0; j < hand.size(); ++j)
            if (j != i) left.push_back(hand[j]);
        chosen.push_back({hand[i], letter});
        for_each_card_choice(left, letters, chosen, visit);
        chosen.pop_back();
    }
}

/// Finds the cards that score best for letters that a hand can spell. Prefers cards with more stars, unless the lock of
/// cards that share a colour is worth more.
class BestCardsFinder {
  public:
    explicit BestCardsFinder(const Hand& hand);

    /// Returns cards for the letters, in their order; nullopt if the hand can't spell them. `taken` are the cards of
    /// the word that is built on; if they are locked, the returned cards must be locked in one of their colours.
    std::optional<LaidCards> best_cards_for(
        std::span<const Letter> letters, std::span<const LaidCard> taken = {}) const;

  private:
    /// The letter cards of a hand that have certain colours, by letter; cards with more stars are first.
    struct ColourPool {
        Colours colours = 0; ///< colours that every card of the pool has
        std::array<std::uint8_t, letter_count> count{};
        std::array<Hand, letter_count> cards;
    };
    struct TakenCards {
        int sum = 0;
        Colours shared = all_colours;
    };
    using LetterCounts = std::array<std::uint8_t, letter_count>;

    /// Returns the score of the letters if they are spelled with the cards of `pool` and blanks; nullopt if there
    /// aren't enough cards.
    std::optional<int> score_with_pool(
        const ColourPool& pool, const LetterCounts& needs, std::uint32_t letters, const TakenCards& taken) const;
    LaidCards cards_from_pool(const ColourPool& pool, std::span<const Letter> letters) const;

    std::vector<ColourPool> pools_;
    int wilds_ = 0;
    int vowel_cards_ = 0;
};

} // namespace palazzo::palabra
