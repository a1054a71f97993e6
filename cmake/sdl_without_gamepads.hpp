// Before ImGui's backend for SDL2 on the page, whose games are played without gamepads: what the backend asks of SDL
// about them is answered here, so that SDL's own part for them, a hundredth of the program, isn't linked.
#pragma once

#include <SDL.h>

namespace palazzo_without_gamepads {

template <class... Asked>
constexpr int none(Asked&&...) {
    return 0;
}
template <class... Asked>
constexpr SDL_GameController* no_controller(Asked&&...) {
    return nullptr;
}

} // namespace palazzo_without_gamepads

#define SDL_NumJoysticks palazzo_without_gamepads::none
#define SDL_IsGameController palazzo_without_gamepads::none
#define SDL_GameControllerOpen palazzo_without_gamepads::no_controller
#define SDL_GameControllerClose palazzo_without_gamepads::none
#define SDL_GameControllerGetButton palazzo_without_gamepads::none
#define SDL_GameControllerGetAxis palazzo_without_gamepads::none
