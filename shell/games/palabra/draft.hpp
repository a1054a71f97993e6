// What a player of Palabra puts together before it is a move: the rack in an order of one's own, and the cards chosen
// from it. No drawing.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/games/palabra/state.hpp"

#include <optional>
#include <vector>

namespace palazzo::palabra::screen {

/// A card of the own hand. Its id stays the same while the player reorders the rack.
struct RackCard {
    palabra::Card card;
    int id = -1; ///< below 0: a free place
    friend bool operator==(const RackCard&, const RackCard&) = default;
};

using Rack = std::vector<RackCard>;

/// The rack after the hand has changed: what is still there keeps its place, what is new takes the places that have
/// become free, or goes to the end.
Rack refilled(const Rack& rack, const palabra::Hand& hand);
/// The rack with the places of these cards free: they were played, and no equal ones.
Rack emptied(Rack rack, const std::vector<int>& ids);
enum class RackOrder { letters, colours };
Rack sorted(Rack rack, RackOrder order);
Rack shuffled(Rack rack, Rng& dice);
/// With the card moved to a place.
Rack moved(Rack rack, int id, std::size_t place);
/// The card of that id; a joker if there is none.
palabra::Card card_of(const Rack& rack, int id);

/// A chosen card.
struct DraftCard {
    int id = -1;
    palabra::Letter letter = palabra::no_letter; ///< what a blank stands for
    bool typed = false;                          ///< chosen by its letter: another card with it will do
    friend bool operator==(const DraftCard&, const DraftCard&) = default;
};

/// What is being put together.
struct Draft {
    enum class Aim { lay, exchange, shave, jokers };

    Aim aim = Aim::lay;
    std::optional<Seat> seat; ///< whose word is built upon or shaved
    Seats jokered;
    std::vector<DraftCard> cards; ///< in order; of a build those before the word, then those behind it
    int before = 0;               ///< of a build: how many stand before

    bool empty() const { return cards.empty() && !seat && jokered.empty() && aim == Aim::lay; }
    /// The index of a card; -1 if it isn't chosen.
    int find(int id) const;
    bool has(int id) const { return find(id) >= 0; }
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Without the cards and words that aren't there any more.
Draft still_there(const palabra::View& v, const Rack& rack, Draft draft);
/// With a card put in at a place (the end by default), or moved there. `before`: of a build, in front of the word.
Draft with(Draft draft, DraftCard card, std::optional<std::size_t> place = {}, bool before = false);
Draft without(Draft draft, int id);
/// With a blank that stands for another letter.
Draft naming(Draft draft, int id, palabra::Letter letter);

/// With the card for a typed letter at the end: the letter card that scores most, else a vowel card, else a wild one;
/// nullopt if none is left. What was typed before is chosen anew among equal letters so that the whole scores most;
/// what was picked by hand stays.
std::optional<Draft> typed(const palabra::View& v, const Rack& rack, const Draft& draft, palabra::Letter letter);

/// The draft that stands for a move, as far as it is one of cards; empty for others.
Draft draft_of(const Rack& rack, const palabra::Move& move);

/// The chosen cards as the engine takes them. `bare`: blanks stand for nothing.
palabra::Cards laid_cards(const Rack& rack, const Draft& draft, bool bare = false);

} // namespace palazzo::palabra::screen
