// Included before ImGui's backend for SDL2 on the page, which doesn't support gamepads and draws without SDL's
// renderers. These definitions replace the SDL functions that the backend calls for them, so that those parts of SDL, a
// hundredth of the program, aren't linked.
#pragma once

#include <SDL.h>

namespace palazzo_left_out {

template <class... Asked>
constexpr int none(Asked&&...) {
    return 0;
}
template <class... Asked>
constexpr SDL_GameController* no_controller(Asked&&...) {
    return nullptr;
}

} // namespace palazzo_left_out

#define SDL_NumJoysticks palazzo_left_out::none
#define SDL_IsGameController palazzo_left_out::none
#define SDL_GameControllerOpen palazzo_left_out::no_controller
#define SDL_GameControllerClose palazzo_left_out::none
#define SDL_GameControllerGetButton palazzo_left_out::none
#define SDL_GameControllerGetAxis palazzo_left_out::none
#define SDL_GetRendererOutputSize palazzo_left_out::none
