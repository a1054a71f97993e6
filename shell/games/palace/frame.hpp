// One frame of the Palace table: the data that it is drawn from, and its result so far. Only files that draw the table
// include this header.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palace/table.hpp"

namespace palazzo::palace::screen {

struct Table::FrameData {
    ui::Canvas canvas;
    const palace::View& view;
    const Context& context;
    TableLayout layout;
    ui::Scene scene;
    Input input;
    bool keys_here; ///< True if the cards have the keyboard focus and it is visible.

    ShownPosition shown() const { return {view, context.latest, context.position_number, context.told}; }
};

} // namespace palazzo::palace::screen
