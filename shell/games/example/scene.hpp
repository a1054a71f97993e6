// The layout of a table of Sevens, and its cards as a scene.
#pragma once

#include "engine/games/example/events.hpp"
#include "shell/cards/scene.hpp"

#include <span>
#include <vector>

namespace palazzo::example::screen {

struct Layout {
    ui::Rect header;              ///< Area of the title and of the buttons at both ends.
    std::vector<ui::Rect> others; ///< Plates of the other players in seat order, beginning after the viewer.
    ui::Rect rows;                ///< Area of the cards on the table: a column for each suit, with the aces at the top.
    float card = 0;               ///< Width of the cards on the table.
    ui::Rect message;
    ui::Rect pass; ///< Button for passing, beside the viewer's plate.
    ui::Rect own;
    ui::Rect hand;
    float hand_card = 0;
};

/// Returns the layout for a window of at least 320×320 logical pixels.
Layout lay_out_table(float width, float height, int players);

/// Returns the place of a card in the column of its suit.
ui::Pose pose_in_column(const Layout& layout, Card card);

/// Returns the cards as the viewer sees them. `latest` are the events of the last move; a card that was played in it
/// moves from its player's hand. The tag of a card is its index in the viewer's hand. `focused` is the tag of the card
/// that has the keyboard focus, -1 if none has. If `closed` is true, the viewer's hand is face down and has no tags.
ui::Scene scene_of(const View& v, const Layout& layout, std::span<const Event> latest, int focused, bool closed);

} // namespace palazzo::example::screen
