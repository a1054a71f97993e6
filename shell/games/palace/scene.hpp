// A Palace table as a scene: the cards as one seat sees them, and their movements in the last move.
#pragma once

#include "engine/games/palace/events.hpp"
#include "engine/games/palace/view.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palace/layout.hpp"
#include "shell/games/palace/selection.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palace::screen {

/// A place on the table that can be pressed. It is identified by the tag of the sprite that is drawn there.
struct Spot {
    enum class SpotKind { hand, up, down, pile };
    SpotKind kind = SpotKind::pile;
    int index = 0; ///< Index of the card in the sorted hand, or index of the slot.

    friend bool operator==(const Spot&, const Spot&) = default;
};
/// Returns the number of slots in a palace, which is the length of its longer row of cards.
int slot_count(const palace::View& v);

int tag_of(const Spot& s);
/// Returns the spot that a tag identifies; nullopt if the tag belongs to a card that can't be pressed.
std::optional<Spot> spot_of(int tag);

/// The data that a scene needs in addition to the view.
struct SceneInput {
    Selection selection;
    std::span<const palace::Event> latest; ///< Events of the last move.
    Seat mover = 0;                        ///< Seat whose cards were moved by the last move.
    bool dealt = false;                    ///< True if the cards have just been dealt.
    bool closed = false;                   ///< True if the viewer's hand is face down, and no card can be pressed.
    bool asks = true;                      ///< True if the table asks for a move, so that playable cards are raised.
    int hovered = -1;                      ///< Tag of the card that the mouse is over; -1 if it is over none.
    int focused = -1;                      ///< Tag of the card that has the keyboard focus; -1 if none has.
    std::vector<int> dragged;              ///< Tags of the cards that are being dragged.
    ui::Point drag;                        ///< Distance of the dragged cards from their places.
};

/// Returns the viewer's hand as it is shown: sorted by rank, in the order of ranks that the rules define.
std::vector<Card> sorted_hand(const palace::View& v);
/// Returns a number for each card of the sorted hand. Cards of the same rank have the same number.
std::vector<int> hand_groups(const palace::View& v);
SpaceNeeds space_needs(const palace::View& v);

/// Returns the tags (`Sprite::tag` in shell/cards/scene.hpp) of the selected cards, each once.
std::vector<int> selected_tags(const palace::View& v, const Selection& s);
/// Returns the card at a spot of the hand or of the face-up cards; nullopt if there is none.
std::optional<PickedCard> card_at_spot(const palace::View& v, const Spot& spot);

/// Returns the seat whose cards were moved in the last move; nullopt if no cards were moved. If the move was a verdict,
/// another seat may have made the move.
std::optional<Seat> mover_of(std::span<const palace::Event> latest);

/// Returns the number of cards on top of the pile that were played last; at least 1.
int last_played_count(const palace::View& v, std::span<const palace::Event> latest);

/// Returns the number of cards on top of the pile that are fanned out. These are the cards that were played last, or
/// all those of the same rank if they are more, so that players see how many are missing for a four of a kind.
int fanned_card_count(const palace::View& v, std::span<const palace::Event> latest);

ui::Scene scene_of(const palace::View& v, const TableLayout& layout, const SceneInput& scene_input);

} // namespace palazzo::palace::screen
