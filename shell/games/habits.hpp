// How a player likes to play, at any table.
#pragma once

namespace palazzo::games {

struct TableHabits {
    bool left_handed = false; ///< the buttons are under the left thumb
    bool one_tap = false;     ///< a tap plays what needs no choice, without a button
    bool auto_sort = false;   ///< cards that players arrange themselves are sorted as they come
    friend bool operator==(const TableHabits&, const TableHabits&) = default;
};

} // namespace palazzo::games
