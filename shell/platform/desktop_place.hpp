// Position and size of the desktop's window, which are stored when the program ends and used at its next start.
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
    ScreenArea area; ///< Area inside the window's frame at the last time when the window didn't fill the screen.
    bool maximized = false;
    bool full_screen = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// Returns the text in which a place is stored.
std::string place_to_text(const WindowPlace& place);
/// Returns the place that is stored in a text; nullopt if the text contains none.
std::optional<WindowPlace> place_from_text(const std::string& text);

/// Returns `place`, with its size reduced to that of the screen that shows the window. Returns nullopt if every screen
/// of `screens` shows too little of the window to move it, for example after a screen was unplugged.
std::optional<WindowPlace> fit_to_screens(WindowPlace place, const std::vector<ScreenArea>& screens);

/// Least size of the window. A smaller window has no room for a table.
inline constexpr int least_width = 360;
inline constexpr int least_height = 480;

/// Returns the requested size `asked`. A width or height below the least one is increased to it; one that is larger
/// than on every screen is reduced to that of the largest screen.
ScreenArea clamped_window_size(ScreenArea asked, const std::vector<ScreenArea>& screens);

} // namespace palazzo::platform
