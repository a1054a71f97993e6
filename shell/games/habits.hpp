// Preferences of a player for all tables.
#pragma once

namespace palazzo::games {

struct TableHabits {
    bool left_handed = false; ///< True if the buttons are at the left, for players who use the left thumb.
    /// True if a tap plays a card that needs no further choice, so that no button has to be pressed.
    bool one_tap = false;
    bool auto_sort = false; ///< True if the cards that players arrange themselves are sorted when new cards are drawn.
    friend bool operator==(const TableHabits&, const TableHabits&) = default;
};

} // namespace palazzo::games
