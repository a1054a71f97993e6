// Translates keys for ImGui from any keyboard layout.
#pragma once

#include <SDL_keyboard.h>

namespace palazzo::platform {

/// Returns the key as an American keyboard would have it. ImGui goes by the character on the key for Latin letters and
/// digits only, and by the American position for punctuation. A key with a letter of another script counts as the Latin
/// key in its position, as usual for Ctrl+Z; plus and minus are the keys that show these characters.
SDL_Keysym as_american(SDL_Keysym key);

} // namespace palazzo::platform
