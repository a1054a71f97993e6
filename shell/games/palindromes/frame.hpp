// One frame of the Palindromes table: the data that it is drawn from, and its result so far. Only files that draw the
// table include this header.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palindromes/table.hpp"

namespace palazzo::palindromes::screen {

struct Table::FrameData {
    ui::Canvas canvas;
    const palindromes::View& view;
    const Context& context;
    Layout layout;
    ui::Camera camera;
    ui::Scene scene;
    Input input;
    bool keys_here; ///< True if the table has the keyboard focus and the focus is visible.

    games::ShownPosition<palindromes::Rules> shown() const {
        return {view, context.latest, context.position_number, context.told};
    }
};

} // namespace palazzo::palindromes::screen
