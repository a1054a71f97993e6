// The desktop's window. It opens with the size and position that it had when it was last closed, and it can fill the
// whole screen.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

namespace palazzo::platform {

/// Opens the window for OpenGL 3.2. If the command line gives a `size`, such as 800x600, the stored position is neither
/// used nor changed. Returns null on failure; SDL_GetError() then says why.
SDL_Window* open_window(const std::string& title, const std::optional<std::string>& size);

/// Remembers the window's position if `event` reports that it has changed. Switches to full screen and back when F11 is
/// pressed.
void handle_window_event(SDL_Window* window, const SDL_Event& event);

/// Stores the window's position for the next start.
void store_window_place(SDL_Window* window);

} // namespace palazzo::platform
