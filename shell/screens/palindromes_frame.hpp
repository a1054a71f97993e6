// One frame of the Palindromes table: what it is drawn from, and what has come of it so far. Only for the files that
// draw it.
#pragma once

#include "shell/screens/palindromes_table.hpp"
#include "shell/table/art.hpp"

namespace palazzo::screens {

struct TableScreen<palindromes::Rules>::Frame {
    table::Canvas canvas;
    const palindromes::View& view;
    const TableSight& sight;
    PalindromesLayout layout;
    table::Camera camera;
    table::Scene scene;
    Answer answer;
    bool keys_here; ///< the keyboard is on the table, and shows
};

} // namespace palazzo::screens
