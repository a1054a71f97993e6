// The desktop's window: as large and where it was the last time, and on the whole screen.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

namespace palazzo::platform {

/// Opens the window for OpenGL 3.2. `size`: what the command line wants it to be, as 800x600; then it is neither where
/// it was nor remembered. Null where it can't be opened; SDL says why.
SDL_Window* open_window(const std::string& title, const std::optional<std::string>& size);

/// Takes in what an event says of the window's place, and the key for the whole screen, F11.
void watch_window(SDL_Window* window, const SDL_Event& event);

/// Remembers where the window is.
void keep_place(SDL_Window* window);

} // namespace palazzo::platform
