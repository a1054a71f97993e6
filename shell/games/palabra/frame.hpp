// One frame of the Palabra table: what it is drawn from, and what has come of it so far. Only for the files that draw
// it.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palabra/table.hpp"

namespace palazzo::palabra::screen {

/// How points are written that fly to a plate.
inline constexpr ui::TextStyle points_style{18, ui::Weight::semibold, 0, ui::Align::centre};

struct Table::Frame {
    ui::Canvas canvas;
    const palabra::View& view;
    const Context& context;
    Layout layout;
    ui::Scene scene;
    Answer answer;
    bool keys_here = false; ///< the keyboard is on the table, and shows
    bool open = true;       ///< nothing lies over the table

    const palabra::Table& table() const { return view.table; }
    games::ShownPosition<palabra::Rules> shown() const { return {view, context.latest, context.moment}; }
};

} // namespace palazzo::palabra::screen
