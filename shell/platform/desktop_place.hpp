// Position and size of the desktop's window, which are stored from one run to the next.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace palazzo::platform {

/// A part of the desktop in window units. The position is measured from the left and the top and can be negative if
/// there are several screens.
struct ScreenArea {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend bool operator==(const ScreenArea&, const ScreenArea&) = default;
};

struct WindowPlace {
    ScreenArea area; ///< Inside of the window's frame while it doesn't fill the screen.
    bool maximized = false;
    bool full_screen = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// Return the text of a place, and the place from its text; nullopt if the text isn't one.
std::string write_place(const WindowPlace& place);
std::optional<WindowPlace> read_place(const std::string& text);

/// Returns the place, reduced to the size of the screen if it is larger; nullopt if too little of it would be visible
/// on these screens to move it, for example after a screen was unplugged.
std::optional<WindowPlace> on_screen(WindowPlace place, const std::vector<ScreenArea>& screens);

/// Least size of the window; a smaller one has no room for a table.
inline constexpr int least_width = 360;
inline constexpr int least_height = 480;

/// Returns the size that was asked for, increased to the least size or reduced to the largest screen.
ScreenArea clamped_window_size(ScreenArea asked, const std::vector<ScreenArea>& screens);

} // namespace palazzo::platform
