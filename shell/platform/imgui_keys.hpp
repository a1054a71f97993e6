// Translates the keys of all keyboard layouts to keys for ImGui.
#pragma once

#include <SDL_keyboard.h>

namespace palazzo::platform {

/// Returns the key that ImGui should receive. ImGui expects Latin letters and digits by the character on the key, but
/// punctuation by the key's place on an American keyboard. A key with a letter of another script becomes the Latin key
/// at its place, as is usual for shortcuts such as Ctrl+Z. Plus and minus become the keys that have these characters.
SDL_Keysym to_american_key(SDL_Keysym key);

} // namespace palazzo::platform
