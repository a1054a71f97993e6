// The cards that a player has picked at a Palace table, and the move that they make. Canvas, keyboard and mirror use
// the same functions.
#pragma once

#include "engine/games/palace/legal.hpp"

#include <optional>
#include <vector>

namespace palazzo::palace::screen {

/// A card that is picked from the hand or from the face-up cards.
struct PickedCard {
    Card card;
    bool up = false;
    friend bool operator==(const PickedCard&, const PickedCard&) = default;
};

/// Either the cards that are picked, in the order in which they were picked, with the ranks that were chosen for wild
/// cards; or a picked face-down card.
struct Selection {
    std::vector<PickedCard> picks;
    int down = -1;                ///< Slot of the picked face-down card; -1 if none is picked.
    std::optional<Rank> as;       ///< Rank for which the wild cards of the set stand; nullopt if none is chosen.
    std::optional<Rank> cover_as; ///< Rank for which a joker on top of the set stands; nullopt if none is chosen.

    bool empty() const { return picks.empty() && down < 0; }
    /// Returns how many cards equal to `p` are picked.
    int count(const PickedCard& p) const;
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// Returns whether cards can be picked now, from the face-up cards if `up` is true, otherwise from the hand. It doesn't
/// matter whether they can be played.
bool can_pick(const palace::View& v, bool up);

/// Returns the selection after a tap on a card, which picks the card. A tap on a picked card also picks the other cards
/// of its rank or, if all are picked, drops the selection. A card of another rank begins a new selection, unless it can
/// cover the set, or cards are being laid, swapped or ordered.
Selection selection_after_tap(const palace::View& v, Selection s, PickedCard p);

/// Returns the selection after a tap on a face-down card. The tap doesn't turn the card over, because that can't be
/// taken back; only the button does.
Selection selection_after_face_down_tap(const Selection& s, int slot);

/// Returns the selection after a card was picked or dropped by a toggle of the mirror, which changes nothing else.
Selection selection_with_toggled_card(Selection s, PickedCard p);

/// Returns the move that the selection makes, which may not be legal yet; nullopt if the selection makes none.
std::optional<palace::Move> move_of_selection(const palace::View& v, const Selection& s);

/// Returns the move that takes the pile, including the picked face-up card if one has to be chosen; nullopt if the pile
/// can't be taken with this selection.
std::optional<palace::Move> taking_move_of_selection(const palace::View& v, const Selection& s);

/// Returns the selection that makes a move; empty if the move isn't put together from cards.
Selection selection_for_move(const palace::View& v, const palace::Move& m);

/// Returns whether a move is refused only because something has to be chosen first.
bool asks_for_choice(const Refusal& why);

/// The joker for which the player has to choose a rank: no joker, a joker in the set, or a joker on top of the set.
enum class JokerToName { nothing, set, cover };
JokerToName joker_to_name(const palace::View& v, const Selection& s);

/// Returns whether a card can be part of a legal move now.
bool is_playable(const palace::View& v, PickedCard p);

/// Returns whether the selection is a legal move, or can become one by more cards or by a rank for a joker.
bool can_become_legal(const palace::View& v, const Selection& s);

/// Returns whether a tap on a card adds it to the selection, either to the set or on top of the set.
bool can_add_card(const palace::View& v, const Selection& s, const PickedCard& p);

/// Returns whether any card can be added to the selection.
bool can_add_any_card(const palace::View& v, const Selection& s);

/// Returns whether a card can be part of the move that is being put together. If nothing is picked, or the selection
/// leads to no move, any legal move counts. The table raises and outlines the cards for which this is true.
bool can_be_part_of_move(const palace::View& v, const Selection& s, const PickedCard& p);

/// Returns the rank that a picked wild card shows, because the card stands for it. Returns nullopt if the card isn't a
/// picked wild card, or if its rank hasn't been decided.
std::optional<Rank> shown_wild_rank(const palace::View& v, const Selection& s, const PickedCard& p);

/// Returns the selection without the cards that can't be picked any more.
Selection remaining_selection(const palace::View& v, const Selection& s);

} // namespace palazzo::palace::screen
