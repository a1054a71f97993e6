// The layout of a table of Sevens, and its cards as a scene.
#pragma once

#include "engine/games/example/events.hpp"
#include "shell/cards/scene.hpp"

#include <span>
#include <vector>

namespace palazzo::example::screen {

struct Layout {
    ui::Rect header;              ///< The area of the title and of the buttons at both ends.
    std::vector<ui::Rect> others; ///< The other players' plates in seat order, from the seat after the viewer's.
    ui::Rect rows;                ///< A column for each suit, with the aces at the top.
    float card = 0;               ///< Width of the cards in the rows.
    ui::Rect message;
    ui::Rect pass; ///< The button beside the viewer's plate.
    ui::Rect own;
    ui::Rect hand;
    float hand_card = 0;
};

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height, int players);

/// Returns the pose of a card in its suit's column.
ui::Pose pose_in_row(const Layout& layout, Card card);

/// Returns the cards as the viewing seat sees them. `latest` are the events of the last move: a card just played moves
/// from the hand of its player. Tags are indices into the viewer's hand; that of the card with the keyboard focus is
/// `focused`, -1 for none.
ui::Scene scene_of(const View& v, const Layout& layout, std::span<const Event> latest, int focused);

} // namespace palazzo::example::screen
