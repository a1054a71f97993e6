// The chain of open sheets, each of which was opened from the one before it. A newly opened sheet is scrolled to its
// top. When a sheet is closed, the sheet that opened it is shown as the player had scrolled it.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo::ui {

/// State of open sheets that outlives a frame. Each sheet has a unique key.
struct SheetTrail {
    /// Keys of the sheets in the chain; each sheet was opened from the one before it, and the last one is on top.
    std::vector<std::uint32_t> keys;
    std::vector<std::uint32_t> shown;   ///< Keys of the sheets that were drawn in the last frame.
    std::vector<std::uint32_t> drawing; ///< Keys of the sheets that have been drawn so far in this frame.
};

/// Registers a sheet that is drawn in this frame. Returns whether it has just been opened: it wasn't drawn in the last
/// frame, and the player hasn't come back to it from another sheet.
bool register_sheet(SheetTrail& trail, std::uint32_t key);
/// Ends the frame. If no sheet was drawn in this frame, the chain is cleared.
void end_sheets(SheetTrail& trail);

} // namespace palazzo::ui
