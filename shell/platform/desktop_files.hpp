// Files on the desktop, for the window's loop.
#pragma once

#include "engine/core/result.hpp"

#include <SDL.h>

#include <string>

namespace palazzo::platform {

/// The whole of a file that the player chose, its path in UTF-8. What is no file, such as a pipe that would never end,
/// or is larger than any file for us may be, is a problem.
Result<std::string> read_chosen(const std::string& name);
/// A path's last part.
std::string file_name(const std::string& path);
/// The type of the event that brings a file chosen with pick_file: data1 is its path, to be freed with SDL_free.
Uint32 picked_event();

} // namespace palazzo::platform
