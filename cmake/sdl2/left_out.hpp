// Included before ImGui's backend for SDL2 in builds for the page. The page supports no gamepads and doesn't draw with
// SDL's renderers. The definitions below replace the functions of SDL that the backend calls for gamepads and
// renderers, so that neither is linked, which makes the program one percent smaller.
#pragma once

#include <SDL.h>

namespace palazzo_left_out {

template <class... Asked>
constexpr int return_zero(Asked&&...) {
    return 0;
}
template <class... Asked>
constexpr SDL_GameController* no_controller(Asked&&...) {
    return nullptr;
}

} // namespace palazzo_left_out

#define SDL_NumJoysticks palazzo_left_out::return_zero
#define SDL_IsGameController palazzo_left_out::return_zero
#define SDL_GameControllerOpen palazzo_left_out::no_controller
#define SDL_GameControllerClose palazzo_left_out::return_zero
#define SDL_GameControllerGetButton palazzo_left_out::return_zero
#define SDL_GameControllerGetAxis palazzo_left_out::return_zero
#define SDL_GetRendererOutputSize palazzo_left_out::return_zero
