// From letters to cards: which cards of a hand can stand for which letters.
#pragma once

#include "engine/dictionary/search.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <span>

namespace palazzo::palabra {

/// Returns the letters, wild cards and vowel cards of a hand.
dictionary::Rack rack_of(const Hand& hand);

/// Calls visit(cards) for every different choice of cards for these letters, in their order.
template <class Visit>
void each_choice(const Hand& hand, std::span<const Letter> letters, Cards& chosen, Visit&& visit) {
    if (chosen.size() == letters.size()) return visit(static_cast<const Cards&>(chosen));
    const Letter letter = letters[chosen.size()];
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const bool seen = i > 0 && hand[i] == hand[i - 1];
        if (seen || !hand[i].can_be(letter)) continue;
        Hand left;
        for (std::size_t j = 0; j < hand.size(); ++j)
            if (j != i) left.push_back(hand[j]);
        chosen.push_back({hand[i], letter});
        each_choice(left, letters, chosen, visit);
        chosen.pop_back();
    }
}

/// For letters that a hand can spell, finds the cards that score best: of equal letters those with the most stars,
/// unless other cards share a colour and that is worth more.
class BestCards {
  public:
    explicit BestCards(const Hand& hand);

    /// Returns cards for the letters, in their order; nullopt if the hand can't spell them. `taken` are the cards of
    /// the word that is built on; if they are locked, all cards have to be locked in one of their colours.
    std::optional<Cards> cards_for(std::span<const Letter> letters, std::span<const Laid> taken = {}) const;

  private:
    /// The cards that have certain colours, by letter, those with more stars first.
    struct Pool {
        Colours colours = 0; ///< colours that every card has
        std::array<std::uint8_t, letter_count> count{};
        std::array<Hand, letter_count> cards;
    };
    struct Taken {
        int sum = 0;
        Colours shared = all_colours;
    };
    using Needs = std::array<std::uint8_t, letter_count>;

    /// Returns the score of the letters with the cards of a pool; nullopt if they aren't enough.
    std::optional<int> score_with(
        const Pool& pool, const Needs& needs, std::uint32_t letters, const Taken& taken) const;
    Cards cards_from(const Pool& pool, std::span<const Letter> letters) const;

    std::vector<Pool> pools_;
    int wilds_ = 0;
    int vowel_cards_ = 0;
};

} // namespace palazzo::palabra
