// A table of Palabra as a scene: which card lies where, seen from one seat, and how the last move brought it there.
#pragma once

#include "engine/games/palabra/events.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palabra/draft.hpp"
#include "shell/games/palabra/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palabra::screen {

/// What the screen adds to the view.
struct Scenery {
    Rack rack;
    Draft draft;
    std::span<const palabra::Event> latest; ///< what happened in the last move, while that is worth showing
    Seat mover = 0;                         ///< who made it
    bool dealt = false;                     ///< the cards have just been dealt
    std::size_t discarded = 0;              ///< how many cards came to the discard pile with it
    int breaker = -1;                       ///< the card that keeps the word from being locked
    int focused = -1;                       ///< the tag that the keyboard is on
    int hovered = -1;
    std::optional<Seat> marked; ///< a word that the keyboard or a dragged card is on
    int dragged = -1;           ///< the card that follows the pointer
    ui::Point drag;             ///< how far it is from where it lies
};

/// A card as it is drawn.
ui::Face face_of(palabra::Card c);

/// Where the cards of the tray lie: chosen ones, and those of the word that is built upon or shaved.
struct TrayItem {
    bool own = true;
    int index = 0; ///< the chosen card's place in the draft, or the tile's in the word
    ui::Pose pose;
};
std::vector<TrayItem> tray_of(const palabra::View& v, const Rack& rack, const Draft& draft, const Layout& layout);
/// Where the places of the rack are.
std::vector<ui::Pose> rack_places(const Rack& rack, const Layout& layout);
/// Where a seat's word lies, card by card; empty without one.
std::vector<ui::Pose> word_places(const palabra::View& v, Seat seat, const Layout& layout);
/// The seat's plate, and the room of its word.
const ui::Rect& plate_of(const palabra::View& v, Seat seat, const Layout& layout);
const ui::Rect& word_room(const palabra::View& v, Seat seat, const Layout& layout);

/// What a press on a card means: one of the rack by its id, or a letter of the tray's foreign word.
constexpr int tile_tag(int tile) { return 4096 + tile; }
constexpr bool is_tile_tag(int tag) { return tag >= 4096; }

ui::Scene scene_of(const palabra::View& v, const Layout& layout, const Scenery& scenery);

} // namespace palazzo::palabra::screen
