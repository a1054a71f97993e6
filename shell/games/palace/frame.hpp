// One frame of the Palace table: what it is drawn from, and what has come of it so far. Only for the files that draw
// it.
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
    bool keys_here; ///< the keyboard is on the cards, and shows

    ShownPosition shown() const { return {view, context.latest, context.moment}; }
};

} // namespace palazzo::palace::screen
