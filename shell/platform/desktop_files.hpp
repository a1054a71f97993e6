// Opens files that the player chooses on the desktop. The main loop of the window uses these functions.
#pragma once

#include "engine/core/result.hpp"

#include <SDL.h>

#include <string>

namespace palazzo::platform {

/// Returns the contents of the file that the player chose; `name` is its path in UTF-8. Returns a problem if the file
/// is larger than any file that the program can use. Also returns a problem if it isn't a regular file, because reading
/// a pipe might never end.
Result<std::string> read_chosen_file(const std::string& name);
/// Returns the last part of a path, which is the file's name.
std::string file_name(const std::string& path);
/// Returns the type of the event that reports a file chosen with pick_file(). `data1` of the event is the file's path,
/// which the receiver frees with SDL_free.
Uint32 chosen_file_event();

} // namespace palazzo::platform
