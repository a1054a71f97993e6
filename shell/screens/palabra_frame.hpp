// One frame of the Palabra table: what it is drawn from, and what has come of it so far. Only for the files that draw
// it.
#pragma once

#include "shell/screens/palabra_table.hpp"
#include "shell/table/art.hpp"

namespace palazzo::screens {

struct TableScreen<palabra::Rules>::Frame {
    table::Canvas canvas;
    const palabra::View& view;
    const TableSight& sight;
    PalabraLayout layout;
    table::Scene scene;
    Answer answer;
    bool keys_here = false; ///< the keyboard is on the table, and shows
    bool open = true;       ///< nothing lies over the table

    const palabra::Table& table() const { return view.table; }
};

} // namespace palazzo::screens
