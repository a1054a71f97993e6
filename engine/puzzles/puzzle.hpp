// Puzzles: a position out of a game, and what its player is to achieve before the turn passes. There is one way to do
// it (engine/puzzles/solve.hpp; tests/puzzles hold that).
#pragma once

#include <span>
#include <string_view>

namespace palazzo::puzzles {

struct Puzzle {
    std::string_view goal; ///< one of the game's own (Puzzling in engine/core/game.hpp)
    int amount = 0;        ///< of the goal, at least
    std::string_view link; ///< of the game up to the position (engine/share/link.hpp); the seat to act is the player's
};

/// The puzzles that the program has of a game, assets/puzzles/GAME.json, the easiest first; none of a game without any.
/// A puzzle is called by its place there, so one that was shipped keeps it.
std::span<const Puzzle> puzzles_of(std::string_view game);

} // namespace palazzo::puzzles
