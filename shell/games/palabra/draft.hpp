// The rack of a player of Palabra in the player's order, and the cards that are chosen from it for a move.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra::screen {

/// A card of the viewer's hand. Its id stays the same when the player reorders the rack.
struct RackCard {
    palabra::Card card;
    int id = -1; ///< Negative for a free place.
    friend bool operator==(const RackCard&, const RackCard&) = default;
};

using Rack = std::vector<RackCard>;

/// Returns the rack after the hand has changed: remaining cards keep their places; new ones take the free places, and
/// then the end.
Rack refilled(const Rack& rack, const palabra::Hand& hand);
/// Returns the rack with free places in place of the cards with these ids, so that other cards of the same face keep
/// their places.
Rack emptied(Rack rack, const std::vector<int>& ids);
enum class RackOrder { letters, colours };
Rack sorted(Rack rack, RackOrder order);
Rack shuffled(Rack rack, Rng& dice);
/// Returns the rack with a card moved to a place.
Rack moved(Rack rack, int id, std::size_t place);
/// Returns the card with this id; a joker if there is none.
palabra::Card card_of(const Rack& rack, int id);

/// A chosen card.
struct DraftCard {
    int id = -1;
    palabra::Letter letter = palabra::no_letter; ///< Letter that a blank stands for.
    bool typed = false; ///< Chosen by typing its letter, so that another card of this letter may replace it.
    friend bool operator==(const DraftCard&, const DraftCard&) = default;
};

/// The move that is being put together.
struct Draft {
    enum class Aim { lay, exchange, shave, jokers };

    Aim aim = Aim::lay;
    std::optional<Seat> seat;     ///< Seat whose word is built on or shaved; nullopt for none.
    Seats jokered;                ///< Seats on whose words jokers are to be played.
    std::vector<DraftCard> cards; ///< The cards in order; in a build, those before the word and then those after it.
    int before = 0;               ///< In a build, the number of cards before the word.

    bool empty() const { return cards.empty() && !seat && jokered.empty() && aim == Aim::lay; }
    /// Returns the index of a card; -1 if it isn't chosen.
    int find(int id) const;
    bool has(int id) const { return find(id) >= 0; }
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Returns the draft without cards and words that no longer exist.
Draft still_there(const palabra::View& v, const Rack& rack, Draft draft);
/// Returns the draft with a card inserted at a place, or moved there; nullopt for the end. In a build, `before` puts it
/// before the word.
Draft with_card(Draft draft, DraftCard card, std::optional<std::size_t> place = {}, bool before = false);
/// Returns the draft without the card `id`.
Draft without_card(Draft draft, int id);
/// Returns the draft with a blank that stands for another letter.
Draft with_blank_as(Draft draft, int id, palabra::Letter letter);

/// Returns the draft with a card for a typed letter at the end: the letter card that scores most, or else a vowel card,
/// or else a wild card; nullopt if none is left. Cards that were typed before may be replaced by others of the same
/// letter if the word scores more; cards that were picked by hand stay.
std::optional<Draft> typed(const palabra::View& v, const Rack& rack, const Draft& draft, palabra::Letter letter);

/// Returns the draft that makes a move; empty for moves without cards.
Draft draft_of(const Rack& rack, const palabra::Move& move);

/// Returns the chosen cards for the engine; with `bare`, blanks stand for no letter.
palabra::Cards laid_cards(const Rack& rack, const Draft& draft, bool bare = false);

} // namespace palazzo::palabra::screen
