// Which sheets have led to the one on top. A sheet that is opened begins at its top; one that is gone back to, from a
// sheet that was opened from it, is found where it was left.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo::ui {

/// Everything about open sheets that lasts longer than a frame. Sheets are known by keys, each its own.
struct SheetTrail {
    std::vector<std::uint32_t> keys;    ///< each sheet was opened from the one before it; the last is on top
    std::vector<std::uint32_t> shown;   ///< what the last frame drew
    std::vector<std::uint32_t> drawing; ///< what this frame has drawn so far
};

/// Takes in a sheet that is drawn in this frame. Returns whether it has just been opened: it wasn't drawn in the last
/// frame, and isn't gone back to.
bool take_sheet(SheetTrail& trail, std::uint32_t key);
/// Ends the frame; where it drew no sheet, none leads to the next one.
void end_sheets(SheetTrail& trail);

} // namespace palazzo::ui
