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

/// Writes the mirror if a text, an area or `state` has changed since it was last written. The file contains the JSON of
/// mirror_json.hpp and these fields:
/// - Each control has its area in the window, `rect: [x, y, width, height]`, or null if it isn't drawn.
/// - `places` contains the areas of everything else that has a name.
/// - `keyboard` is the area of the focus ring; null if no ring is drawn.
/// - `over` says whether the current game has ended, and `moves` is the number of its moves.
/// - `writes` says whether the window may write.
/// - `frame` is the number of the frame, and `inputs` the number of presses and releases of keys and buttons so far.
/// - `idle` says that nothing will change before the next input. While it is false, the areas may still be those of the
///   frame before the texts.
void write_changed_mirror(const Program& program, const FrameState& state);

} // namespace palazzo::platform
