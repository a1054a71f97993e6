// The rack of a player of Palabra, in the order that the player has given it, and the cards that are chosen from it for
// a move.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra::screen {

/// A card of the viewer's hand. Its id stays the same when the player reorders the rack.
struct RackCard {
    palabra::Card card;
    int id = -1; ///< Number of the card; negative if the place is free.
    friend bool operator==(const RackCard&, const RackCard&) = default;
};

using Rack = std::vector<RackCard>;

/// Returns the rack after the hand has changed. Cards that are still in the hand keep their places. New cards are put
/// in the free places, and then at the end.
Rack refilled_rack(const Rack& rack, const palabra::Hand& hand);
/// Returns the rack with free places instead of the cards with these ids. All other cards keep their places, even those
/// with the same face.
Rack rack_without_cards(Rack rack, const std::vector<int>& ids);
enum class RackOrder { letters, colours };
Rack sorted_rack(Rack rack, RackOrder order);
Rack shuffled_rack(Rack rack, Rng& dice);
/// Returns the rack after the card `id` was moved to the index `place`.
Rack rack_with_moved_card(Rack rack, int id, std::size_t place);
/// Returns the card with this id; a joker if there is none.
palabra::Card card_of(const Rack& rack, int id);

/// A card that is chosen for a move.
struct DraftCard {
    int id = -1;
    palabra::Letter letter = palabra::no_letter; ///< Letter that a blank card stands for.
    /// True if the card was chosen by typing its letter, so that another card of this letter may replace it.
    bool typed = false;
    friend bool operator==(const DraftCard&, const DraftCard&) = default;
};

/// The move that the player is putting together.
struct Draft {
    enum class Purpose { lay, exchange, shave, jokers };

    Purpose purpose = Purpose::lay;
    std::optional<Seat> seat; ///< Seat whose word is built on or shaved; nullopt if there is none.
    Seats jokered;            ///< Seats on whose words jokers will be played.
    /// The cards in their order. In a build, the cards before the word come first, then those after it.
    std::vector<DraftCard> cards;
    int before = 0; ///< Number of cards before the word in a build.

    bool empty() const { return cards.empty() && !seat && jokered.empty() && purpose == Purpose::lay; }
    /// Returns the index of the card with this id in `cards`; -1 if it isn't chosen.
    int index_of_card(int id) const;
    bool has(int id) const { return index_of_card(id) >= 0; }
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Returns the draft without the cards and the words that no longer exist.
Draft remaining_draft(const palabra::View& v, const Rack& rack, Draft draft);
/// Returns the draft with `card` inserted at the index `place`, or moved there; nullopt means at the end. If `before`
/// is true, the card is put before the word that is built on.
Draft draft_with_card(Draft draft, DraftCard card, std::optional<std::size_t> place = {}, bool before = false);
/// Returns the draft without the card that has this id.
Draft draft_without_card(Draft draft, int id);
/// Returns the draft after the blank card `id` was given `letter` to stand for.
Draft draft_with_blank_as(Draft draft, int id, palabra::Letter letter);

/// Returns the draft with a card for the typed `letter` added at the end. The card is the letter card that scores most.
/// If no letter card fits, it is a vowel card; if no vowel card fits either, it is a wild card. Returns nullopt if no
/// card is left. Cards that were chosen by typing may be replaced by others of the same letter if the word then scores
/// more; cards that were picked by hand stay.
std::optional<Draft> draft_with_typed_letter(
    const palabra::View& v, const Rack& rack, const Draft& draft, palabra::Letter letter);

/// Returns the draft for a move, so that the player can make or change it; empty for moves without cards.
Draft draft_of(const Rack& rack, const palabra::Move& move);

/// Returns the chosen cards as the engine needs them. If `bare` is true, blanks stand for no letter.
palabra::LaidCards laid_cards(const Rack& rack, const Draft& draft, bool bare = false);

} // namespace palazzo::palabra::screen
