// One frame of the Palabra table: its input, and its result so far. Only the files that draw the table include it.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palabra/table.hpp"

namespace palazzo::palabra::screen {

/// The text style of points that fly to a plate.
inline constexpr ui::TextStyle points_style{18, ui::Weight::semibold, 0, ui::Align::centre};

struct Table::Frame {
    ui::Canvas canvas;
    const palabra::View& view;
    const Context& context;
    Layout layout;
    ui::Scene scene;
    Answer answer;
    bool keys_here = false; ///< The table has the keyboard focus, and it is visible.
    bool open = true;       ///< Nothing covers the table.

    const palabra::Table& table() const { return view.table; }
    games::ShownPosition<palabra::Rules> shown() const { return {view, context.latest, context.moment}; }
};

} // namespace palazzo::palabra::screen
