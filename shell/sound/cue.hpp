// The sounds of a table: a short sound for each kind of event.
#pragma once

namespace palazzo::sound {

/// The sounds, from the least important to the most important. Of several sounds at the same time, only the last one in
/// this order is played.
enum class Cue {
    deal,  ///< A game begins.
    slide, ///< A card is laid on the table.
    flip,  ///< A card is turned over.
    sweep, ///< A player takes a pile.
    burn,  ///< A pile is removed from the game.
    chime, ///< A player has succeeded.
    buzz,  ///< A player has missed something, or has tried something that isn't allowed.
    over,  ///< The game is over.
    win    ///< The game is over, and somebody at this device has won.
};
inline constexpr int cue_count = 9;

} // namespace palazzo::sound
