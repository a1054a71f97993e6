// The cards that a player has picked at a Palace table, and the move that they make; for canvas, keyboard and mirror.
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

/// The picked cards, in the order in which they were picked, and the ranks chosen for wild cards; or a face-down card.
struct Selection {
    std::vector<Pick> picks;
    int down = -1;                ///< Slot of the picked face-down card; -1 for none.
    std::optional<Rank> as;       ///< Rank that the wild cards of the set stand for; nullopt if none is chosen.
    std::optional<Rank> cover_as; ///< Rank that a joker on top stands for; nullopt if none is chosen.

    bool empty() const { return picks.empty() && down < 0; }
    /// Returns how many cards like this one are picked.
    int count(const Pick& p) const;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// Returns whether cards can be picked now from the face-up cards (`up`) or the hand, whether or not a move results.
bool can_pick(const palace::View& v, bool up);

/// Returns the selection after a tap on a card. It picks the card; a tap on a picked card also picks the others of its
/// rank or, if all are picked, drops the selection. A card of another rank begins a new selection, except if the set
/// must be covered, or if cards are laid, swapped or ordered.
Selection tap(const palace::View& v, Selection s, Pick p);

/// Returns the selection after a tap on a face-down card. Only the button turns the card over, because that can't be
/// taken back.
Selection tap_down(const Selection& s, int slot);

/// Returns the selection with a card picked or dropped, and nothing else changed; for toggles.
Selection toggle(Selection s, Pick p);

/// Returns the move that the selection makes, which may not be legal yet; nullopt if it makes none.
std::optional<palace::Move> move_of(const palace::View& v, const Selection& s);

/// Returns the move that takes the pile, with the picked face-up card if one has to be chosen; nullopt if the pile
/// can't be taken so.
std::optional<palace::Move> taking_of(const palace::View& v, const Selection& s);

/// Returns the selection that makes a move; empty if the move isn't put together from cards.
Selection selection_of(const palace::View& v, const palace::Move& m);

/// Returns whether a refusal only says what has to be chosen next.
bool is_request(const Refusal& why);

/// The joker whose rank the player has to choose: that of the set or that on top.
enum class Naming { nothing, set, cover };
Naming naming(const palace::View& v, const Selection& s);

/// Returns whether a card can be part of a legal move now.
bool is_playable(const palace::View& v, Pick p);

/// Returns whether the selection is a legal move, or becomes one with more cards or with a rank for a joker.
bool can_become_legal(const palace::View& v, const Selection& s);

/// Returns whether a tap on a card adds it to the selection, in the set or on top of it.
bool can_join(const palace::View& v, const Selection& s, const Pick& p);

/// Returns whether any card can be added to the selection.
bool can_grow(const palace::View& v, const Selection& s);

/// Returns whether a card can be part of the move that is being put together or, if nothing is picked or the selection
/// leads to no move, of any move. The table raises and outlines these cards.
bool is_open(const palace::View& v, const Selection& s, const Pick& p);

/// Returns the rank that a picked wild card stands for, which the card shows; nullopt for another card, or if the rank
/// isn't settled.
std::optional<Rank> stands_for(const palace::View& v, const Selection& s, const Pick& p);

/// Returns the selection without cards that can no longer be picked.
Selection still_there(const palace::View& v, const Selection& s);

} // namespace palazzo::palace::screen
