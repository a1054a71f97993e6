// What a player has picked up at a Palace table and what move it makes, for canvas, keyboard and mirror alike.
#pragma once

#include "engine/games/palace/legal.hpp"

#include <optional>
#include <vector>

namespace palazzo::palace::screen {

/// A card picked from the hand or from the face-up cards.
struct Pick {
    Card card;
    bool up = false;
    friend bool operator==(const Pick&, const Pick&) = default;
};

/// The cards picked, in the order in which they were, and the ranks chosen for wild jokers; or a face-down card.
struct Selection {
    std::vector<Pick> picks;
    int down = -1;                ///< the slot of the face-down card; -1: none
    std::optional<Rank> as;       ///< of the jokers in the set
    std::optional<Rank> cover_as; ///< of a joker on top

    bool empty() const { return picks.empty() && down < 0; }
    int count(const Pick& p) const;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// Whether cards may be picked from this place at all now (hand, face-up), whatever comes of it.
bool can_pick(const palace::View& v, bool up);

/// A tap on a card. Picks it; a tap on a picked card picks its set-mates too, or lets all go when there are none left.
/// A card of another rank starts anew, except where the set must be covered, or where cards are laid, swapped or
/// ordered.
Selection tap(const palace::View& v, Selection s, Pick p);

/// The same for a face-down card, which is turned over by the button: it can't be taken back.
Selection tap_down(const Selection& s, int slot);

/// Picks the card or lets it go, and nothing else: for toggles.
Selection toggle(Selection s, Pick p);

/// The move that the selection stands for as it is; it may not be legal yet. nullopt: nothing is picked.
std::optional<palace::Move> move_of(const palace::View& v, const Selection& s);

/// Taking the pile, where its taker chooses with the face-up card that is picked; nullopt: none is.
std::optional<palace::Move> taking_of(const palace::View& v, const Selection& s);

/// The selection that stands for a move, as far as it is one of cards.
Selection selection_of(const palace::View& v, const palace::Move& m);

/// Whether a reason against a move only says what is to be chosen next.
bool is_request(const Refusal& why);

/// Whether the player has to say what a joker stands for: the set's, or the cover's.
enum class Naming { nothing, set, cover };
Naming naming(const palace::View& v, const Selection& s);

/// Whether the card could be part of some legal move now.
bool is_playable(const palace::View& v, Pick p);

/// Whether what is picked is a legal move, or would be with a card on top or a joker's name.
bool can_become_legal(const palace::View& v, const Selection& s);

/// Whether picking one more such card adds it to what is picked, as a card of the set or on top of it.
bool can_join(const palace::View& v, const Selection& s, const Pick& p);

/// Whether any card may join what is picked.
bool can_grow(const palace::View& v, const Selection& s);

/// Whether the card could be part of the move that is being put together: of any, while nothing is picked or what is
/// picked leads to none. It is what the table lifts and outlines.
bool is_open(const palace::View& v, const Selection& s, const Pick& p);

/// What the picked jokers stand for as far as that is settled, which the card shows; nullopt for another card.
std::optional<Rank> stands_for(const palace::View& v, const Selection& s, const Pick& p);

/// What is picked from a place where nothing was turned yet, cleaned of cards that are no longer there.
Selection still_there(const palace::View& v, const Selection& s);

} // namespace palazzo::palace::screen
