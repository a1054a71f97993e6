// Where everything lies at a table of Sevens, and the cards as a scene.
#pragma once

#include "engine/games/example/events.hpp"
#include "shell/cards/scene.hpp"

#include <span>
#include <vector>

namespace palazzo::example::screen {

struct Layout {
    ui::Rect header;              ///< menu, title and rules
    std::vector<ui::Rect> others; ///< a plate each, from the seat after one's own
    ui::Rect rows;                ///< a column a suit, aces at the top
    float card = 0;               ///< how wide cards are there
    ui::Rect message;
    ui::Rect pass; ///< the button beside the own plate
    ui::Rect own;
    ui::Rect hand;
    float hand_card = 0;
};

/// Lays a table for a window from 320×320 logical pixels up.
Layout lay_table(float width, float height, int players);

/// Where a card lies in its suit's column.
ui::Pose pose_in_row(const Layout& layout, Card card);

/// The cards as seen from a seat. `latest` is what the last move did: a card just played comes from the hand of whoever
/// played it. Tags are the index of a card in the own hand, of which `focused` has the keyboard; -1: none.
ui::Scene scene_of(const View& v, const Layout& layout, std::span<const Event> latest, int focused);

} // namespace palazzo::example::screen
