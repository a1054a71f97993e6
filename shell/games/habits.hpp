// Preferences of a player for all tables.
#pragma once

namespace palazzo::games {

struct TableHabits {
    bool left_handed = false; ///< The buttons are on the left, for the left thumb.
    bool one_tap = false;     ///< A tap plays a card that needs no further choice, without a button.
    bool auto_sort = false;   ///< Cards that players arrange themselves are sorted when they are drawn.
    friend bool operator==(const TableHabits&, const TableHabits&) = default;
};

} // namespace palazzo::games
