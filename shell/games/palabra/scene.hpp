// A table of Palabra as a scene: the cards as one seat sees them, and their movements in the last move.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palabra/draft.hpp"
#include "shell/games/palabra/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra::screen {

/// The data that a scene needs in addition to the view.
struct SceneInput {
    Rack rack;
    Draft draft;
    std::span<const palabra::Event> latest; ///< Events of the last move; empty if the move isn't shown.
    Seat mover = 0;                         ///< Seat that made the last move.
    bool dealt = false;                     ///< True if the cards have just been dealt.
    bool closed = false;                    ///< True if the viewer's hand is face down, and can't be pressed.
    std::size_t discarded = 0;              ///< Number of cards that the last move added to the discard pile.
    int breaker = -1; ///< Id of the card because of which the word isn't locked; -1 if there is none.
    int focused = -1; ///< Tag of the card that has the keyboard focus; -1 if none has.
    int hovered = -1; ///< Tag of the card that the mouse is over; -1 if it is over none.
    /// Seat whose word has the keyboard focus or a dragged card over it; nullopt if there is none.
    std::optional<Seat> marked;
    int dragged = -1; ///< Id of the card that is being dragged; -1 if none is.
    ui::Point drag;   ///< Distance of the dragged card from its place.
};

/// Returns the face of a card.
ui::CardFace face_of(palabra::Card c);

/// A card in the tray: one that the player has chosen (`own`), or one of the word that is built on or shaved.
struct TrayItem {
    bool own = true;
    int index = 0; ///< Index of the chosen card in the draft, or of the letter in the word.
    ui::Pose pose;
};
std::vector<TrayItem> tray_items(const palabra::View& v, const Rack& rack, const Draft& draft, const Layout& layout);
/// Returns the places of the rack's cards on the screen.
std::vector<ui::Pose> rack_places(const Rack& rack, const Layout& layout);
/// Returns the places on the screen of the cards of a seat's word; empty if the seat has none.
std::vector<ui::Pose> word_places(const palabra::View& v, Seat seat, const Layout& layout);
/// Returns the area of a seat's plate.
const ui::Rect& plate_area(const palabra::View& v, Seat seat, const Layout& layout);
/// Returns the area of a seat's word.
const ui::Rect& word_area(const palabra::View& v, Seat seat, const Layout& layout);

/// Returns the tag of a letter of another player's word in the tray. The tag of a card in the rack is its id.
constexpr int tile_tag(int tile) { return 4096 + tile; }
constexpr bool is_tile_tag(int tag) { return tag >= 4096; }

ui::Scene scene_of(const palabra::View& v, const Layout& layout, const SceneInput& scene_input);

} // namespace palazzo::palabra::screen
