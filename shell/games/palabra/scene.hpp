// A table of Palabra as a scene: the cards as one seat sees them, and their movement in the last move.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palabra/draft.hpp"
#include "shell/games/palabra/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra::screen {

/// The input of a scene in addition to the view.
struct SceneInput {
    Rack rack;
    Draft draft;
    std::span<const palabra::Event> latest; ///< Events of the last move; empty if they aren't to be shown.
    Seat mover = 0;                         ///< Seat that made the last move.
    bool dealt = false;                     ///< The cards have just been dealt.
    std::size_t discarded = 0;              ///< Number of cards that the last move added to the discard pile.
    int breaker = -1;                       ///< Id of the card that keeps the word from being locked; -1 for none.
    int focused = -1;                       ///< Tag of the card with the keyboard focus; -1 for none.
    int hovered = -1;                       ///< Tag of the card under the mouse; -1 for none.
    std::optional<Seat> marked;             ///< Seat whose word the keyboard or a dragged card is on.
    int dragged = -1;                       ///< Id of the dragged card; -1 for none.
    ui::Point drag;                         ///< Distance of the dragged card from its place.
};

/// Returns the face of a card.
ui::Face face_of(palabra::Card c);

/// A card of the tray: a chosen one (`own`), or one of the word that is built on or shaved.
struct TrayItem {
    bool own = true;
    int index = 0; ///< Index of the chosen card in the draft, or of the tile in the word.
    ui::Pose pose;
};
std::vector<TrayItem> tray_of(const palabra::View& v, const Rack& rack, const Draft& draft, const Layout& layout);
/// Returns the poses of the rack's places.
std::vector<ui::Pose> rack_places(const Rack& rack, const Layout& layout);
/// Returns the poses of the cards of a seat's word; empty if it has none.
std::vector<ui::Pose> word_places(const palabra::View& v, Seat seat, const Layout& layout);
/// Return the areas of a seat's plate, and of its word.
const ui::Rect& plate_of(const palabra::View& v, Seat seat, const Layout& layout);
const ui::Rect& word_room(const palabra::View& v, Seat seat, const Layout& layout);

/// A card of the rack has its id as its tag, and a letter of another player's word in the tray has tile_tag().
constexpr int tile_tag(int tile) { return 4096 + tile; }
constexpr bool is_tile_tag(int tag) { return tag >= 4096; }

ui::Scene scene_of(const palabra::View& v, const Layout& layout, const SceneInput& scene_input);

} // namespace palazzo::palabra::screen
