#include "shell/platform/imgui_keys.hpp"

namespace palazzo::platform {
namespace {

bool is_letter(SDL_Keycode c) { return c >= SDLK_a && c <= SDLK_z; }
bool is_digit(SDL_Keycode c) { return c >= SDLK_0 && c <= SDLK_9; }
bool is_text(SDL_Keycode c) { return c > SDLK_SPACE && (c & SDLK_SCANCODE_MASK) == 0 && c != SDLK_DELETE; }

/// Returns the character on the key at this place of an American keyboard; SDLK_UNKNOWN if it is neither a letter nor a
/// digit.
SDL_Keycode letter_at(SDL_Scancode place) {
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) return SDLK_a + (place - SDL_SCANCODE_A);
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9) return SDLK_1 + (place - SDL_SCANCODE_1);
    return place == SDL_SCANCODE_0 ? SDLK_0 : SDLK_UNKNOWN;
}

} // namespace

SDL_Keysym to_american_key(SDL_Keysym key) {
    if (!is_text(key.sym) || is_letter(key.sym) || is_digit(key.sym)) return key;
    if (key.sym == SDLK_PLUS || key.sym == SDLK_EQUALS)
        key.scancode = SDL_SCANCODE_EQUALS;
    else if (key.sym == SDLK_MINUS)
        key.scancode = SDL_SCANCODE_MINUS;
    else if (key.scancode == SDL_SCANCODE_EQUALS || key.scancode == SDL_SCANCODE_MINUS)
        key.scancode = SDL_SCANCODE_UNKNOWN;
    else if (const SDL_Keycode letter = letter_at(key.scancode); letter != SDLK_UNKNOWN)
        key.sym = letter;
    return key;
}

} // namespace palazzo::platform
