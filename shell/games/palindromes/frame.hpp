// One frame of the Palindromes table: what it is drawn from, and what has come of it so far. Only for the files that
// draw it.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palindromes/table.hpp"

namespace palazzo::palindromes::screen {

struct Table::Frame {
    ui::Canvas canvas;
    const palindromes::View& view;
    const Context& context;
    Layout layout;
    ui::Camera camera;
    ui::Scene scene;
    Answer answer;
    bool keys_here; ///< the keyboard is on the table, and shows

    games::ShownPosition<palindromes::Rules> shown() const { return {view, context.latest, context.moment}; }
};

} // namespace palazzo::palindromes::screen
