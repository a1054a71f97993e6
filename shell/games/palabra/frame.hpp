// One frame of the Palabra table: the data that it is drawn from, and its result so far. Only files that draw the table
// include this header.
#pragma once

#include "shell/cards/art.hpp"
#include "shell/games/palabra/table.hpp"

namespace palazzo::palabra::screen {

/// Text style of the points that fly to a plate.
inline constexpr ui::TextStyle flying_points_style{18, ui::Weight::semibold, 0, ui::TextAlignment::centre};

struct Table::FrameData {
    ui::Canvas canvas;
    const palabra::View& view;
    const Context& context;
    Layout layout;
    ui::Scene scene;
    Input input;
    bool keys_here = false; ///< True if the table has the keyboard focus and the focus is visible.
    bool open = true;       ///< True if nothing covers the table.

    const palabra::Table& table() const { return view.table; }
    games::ShownPosition<palabra::Rules> shown() const {
        return {view, context.latest, context.position_number, context.told};
    }
};

} // namespace palazzo::palabra::screen
