// One frame of the Palace table: its input, and its result so far. Only the files that draw the table include it.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palace/table.hpp"

namespace palazzo::palace::screen {

struct Table::Frame {
    ui::Canvas canvas;
    const palace::View& view;
    const Context& context;
    TableLayout layout;
    ui::Scene scene;
    Answer answer;
    bool keys_here; ///< The cards have the keyboard focus, and it is visible.

    ShownPosition shown() const { return {view, context.latest, context.moment}; }
};

} // namespace palazzo::palace::screen
