// Which key ImGui is told of, whatever layout the keyboard has.
#pragma once

#include <SDL_keyboard.h>

namespace palazzo::platform {

/// A key as an American keyboard would have it: ImGui goes by what is written on a key for Latin letters and digits
/// alone, and for signs by where an American keyboard has them. A key with another script's letter counts as the Latin
/// one in its place, as Ctrl+Z does everywhere; plus and minus are the keys that say so.
SDL_Keysym as_american(SDL_Keysym key);

} // namespace palazzo::platform
