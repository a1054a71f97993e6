// Writes the mirror of the screen to the file that the option --mirror names.
#pragma once

#include "shell/platform/platform.hpp"

#include <cstdint>
#include <string>

namespace palazzo::platform {

/// Sets the file to which the mirror is written from now on; it isn't written if `path` is empty.
void set_mirror_file(const std::string& path);
/// The state of the program after a frame.
struct FrameState {
    bool idle = false;        ///< True if nothing will change before the next input.
    std::uint64_t inputs = 0; ///< Number of presses and releases of keys and buttons so far.
    float zoom = 1;           ///< Number of window units per ImGui unit.
};

/// Writes the mirror if a text, an area or `state` has changed since it was last written.
void write_changed_mirror(const Program& program, const FrameState& state);

} // namespace palazzo::platform
