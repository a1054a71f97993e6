// One frame of the Palace table: what it is drawn from, and what has come of it so far. Only for the files that draw
// it.
#pragma once

#include "shell/screens/palace_table.hpp"
#include "shell/table/art.hpp"

namespace palazzo::screens {

struct TableScreen<palace::Rules>::Frame {
    table::Canvas canvas;
    const palace::View& view;
    const TableSight& sight;
    table::TableLayout layout;
    table::Scene scene;
    Answer answer;
    bool keys_here; ///< the keyboard is on the cards, and shows
};

} // namespace palazzo::screens
