// Writes the mirror of the screen to the file that --mirror names.
#pragma once

#include "shell/platform/platform.hpp"

#include <cstdint>
#include <string>

namespace palazzo::platform {

/// Writes the mirror to the file `path` from now on; to no file if `path` is empty.
void write_mirror_to(const std::string& path);
/// State of the program after a frame.
struct FrameState {
    bool idle = false;        ///< Nothing will change before the next input.
    std::uint64_t inputs = 0; ///< Number of presses and releases of keys and buttons so far.
    float zoom = 1;           ///< Window units per ImGui unit.
};

/// Writes the mirror if a text, a place or `state` has changed since the last frame.
void write_changed_mirror(const Program& program, const FrameState& state);

} // namespace palazzo::platform
