// The sounds of a table: a short sound for each kind of event.
#pragma once

namespace palazzo::sound {

/// Sorted by importance, least important first: of several sounds at once only the last one is played.
enum class Cue {
    deal,  ///< a game begins
    slide, ///< a card is laid
    flip,  ///< a card is turned over
    sweep, ///< a player takes a pile
    burn,  ///< a pile leaves the game
    chime, ///< something succeeded
    buzz,  ///< something was missed or isn't allowed
    over,  ///< the game is over
    win    ///< the game is over, and somebody at this device has won
};
inline constexpr int cue_count = 9;

} // namespace palazzo::sound
