// What can be heard at a table: one short sound for each kind of thing that happens.
#pragma once

namespace palazzo::sound {

/// From the least telling to the most: of what happens at once the last one is heard.
enum class Cue {
    deal,  ///< a game begins
    slide, ///< a card is laid
    flip,  ///< a card is turned over
    sweep, ///< a pile is taken
    burn,  ///< a pile leaves the game
    chime, ///< something went well
    buzz,  ///< something was missed, or can't be done
    over,  ///< the game is over
    win    ///< and somebody at the table has won
};
inline constexpr int cue_count = 9;

} // namespace palazzo::sound
