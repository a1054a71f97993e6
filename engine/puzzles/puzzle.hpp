// Puzzles: a position from a game, and what its player has to achieve before the turn passes. There is only one
// solution (engine/puzzles/solve.hpp; tests/puzzles check that).
#pragma once

#include <span>
#include <string_view>

namespace palazzo::puzzles {

struct Puzzle {
    std::string_view goal; ///< one of the game's goals (HasPuzzles in engine/core/game.hpp)
    int amount = 0;        ///< how much of the goal has to be achieved, at least
    std::string_view link; ///< link to the game up to the position (engine/share/link.hpp); the player has the seat to
                           ///< act
};

/// Returns the puzzles of a game, assets/puzzles/GAME.json, the easiest first; empty if it has none. A puzzle is
/// identified by its index, so the index of a published one never changes.
std::span<const Puzzle> puzzles_of(std::string_view game);

} // namespace palazzo::puzzles
