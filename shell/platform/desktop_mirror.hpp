// The desktop's screen in words, in the file that --mirror names.
#pragma once

#include "shell/platform/platform.hpp"

#include <cstdint>
#include <string>

namespace palazzo::platform {

/// From now on the screen is written there; empty: nowhere.
void mirror_into(const std::string& path);
/// How the program stands after a frame.
struct Standing {
    bool idle = false;        ///< nothing will change before the next input
    std::uint64_t inputs = 0; ///< presses and releases of keys and buttons so far
    float zoom = 1;           ///< how many of the window's units one of ImGui's takes
};

/// After a frame: writes the screen anew where a word or a place in it, or how it stands, is another one than before.
void tell_frame(const Program& program, const Standing& standing);

} // namespace palazzo::platform
