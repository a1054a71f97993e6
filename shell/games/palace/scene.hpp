// A Palace table as a scene: the cards as one seat sees them, and their movement in the last move.
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

/// A place on the table that can be pressed. A sprite's tag identifies it.
struct Spot {
    enum class Kind { hand, up, down, pile };
    Kind kind = Kind::pile;
    int index = 0; ///< Index of the card in the sorted hand, or of the slot.

    friend bool operator==(const Spot&, const Spot&) = default;
};
/// Returns the number of slots of a palace: the length of its longer row.
int slots_of(const palace::View& v);

int tag_of(const Spot& s);
/// Returns the spot of a tag; nullopt for a card that can't be pressed.
std::optional<Spot> spot_of(int tag);

/// The input of a scene in addition to the view.
struct SceneInput {
    Selection selection;
    std::span<const palace::Event> latest; ///< Events of the last move.
    Seat mover = 0;                        ///< Seat whose cards the last move moved.
    bool dealt = false;                    ///< The cards have just been dealt.
    bool asks = true;                      ///< The table asks for a move, so playable cards are raised.
    int hovered = -1;                      ///< Tag of the card under the pointer; -1 for none.
    int focused = -1;                      ///< Tag of the card with the keyboard focus; -1 for none.
    std::vector<int> dragged;              ///< Tags of the dragged cards.
    ui::Point drag;                        ///< Distance of the dragged cards from their places.
};

/// Returns the viewer's hand as it is shown, sorted by rank in the order of the options.
std::vector<Card> hand_of(const palace::View& v);
/// Returns a number for each card of the sorted hand, equal for equal ranks.
std::vector<int> groups_of(const palace::View& v);
TableNeeds table_needs(const palace::View& v);

/// Returns the tags of a selection's cards, each once.
std::vector<int> selected_tags(const palace::View& v, const Selection& s);
/// Returns the card that is picked at a spot of the hand or of the face-up cards; nullopt if there is none.
std::optional<Pick> pick_at(const palace::View& v, const Spot& spot);

/// Returns the seat whose cards a move moved; nullopt if no cards moved. After a verdict it isn't the seat that made
/// the move.
std::optional<Seat> mover_of(std::span<const palace::Event> latest);

/// Returns how many cards on top of the pile were played last; at least 1.
int last_played_count(const palace::View& v, std::span<const palace::Event> latest);

/// Returns how many cards on top of the pile are fanned out: those played last or, if there are more, those of equal
/// rank, so that players see how many are missing of four.
int fanned_count(const palace::View& v, std::span<const palace::Event> latest);

ui::Scene scene_of(const palace::View& v, const TableLayout& layout, const SceneInput& scene_input);

} // namespace palazzo::palace::screen
