// The desktop's window, which opens with the size and position of the last time, and can fill the whole screen.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

namespace palazzo::platform {

/// Opens the window for OpenGL 3.2. `size` is the size from the command line, such as 800x600; with it, the stored
/// position is neither used nor changed. Returns null on failure; SDL_GetError() says why.
SDL_Window* open_window(const std::string& title, const std::optional<std::string>& size);

/// Notes changes of the window's position from an event, and handles F11, the key for full screen.
void watch_window(SDL_Window* window, const SDL_Event& event);

/// Stores the position of the window.
void store_window_place(SDL_Window* window);

} // namespace palazzo::platform
