// The chain of sheets that have opened each other. A newly opened sheet starts scrolled to its top; when a sheet is
// closed, the one that opened it is shown scrolled as it was left.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo::ui {

/// State of open sheets that outlives a frame. Each sheet has a unique key.
struct SheetTrail {
    std::vector<std::uint32_t> keys;    ///< Each sheet was opened from the one before it; the last is on top.
    std::vector<std::uint32_t> shown;   ///< Sheets that were drawn in the last frame.
    std::vector<std::uint32_t> drawing; ///< Sheets that have been drawn so far in this frame.
};

/// Registers a sheet that is drawn in this frame. Returns whether it has just been opened: it wasn't drawn in the last
/// frame, and the player hasn't returned to it from a sheet that it opened.
bool register_sheet(SheetTrail& trail, std::uint32_t key);
/// Ends the frame. If no sheet was drawn in it, the chain is cleared.
void end_sheets(SheetTrail& trail);

} // namespace palazzo::ui
