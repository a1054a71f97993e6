// Where the desktop's window is, as it is remembered from one time to the next.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace palazzo::platform {

/// A part of the desktop, in its units: from the left and the top, which may be negative where there are several
/// screens.
struct ScreenArea {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend bool operator==(const ScreenArea&, const ScreenArea&) = default;
};

struct WindowPlace {
    ScreenArea area; ///< of what is inside its frame, where it fills no screen
    bool maximized = false;
    bool full_screen = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

/// The text of a place, and back; nullopt where it says none.
std::string write_place(const WindowPlace& place);
std::optional<WindowPlace> read_place(const std::string& text);

/// The same place where it can be reached on one of these screens; a larger window is cut to the screen. Nullopt where
/// too little of it would be seen to get hold of it, as when a screen has been unplugged.
std::optional<WindowPlace> on_screen(WindowPlace place, const std::vector<ScreenArea>& screens);

/// The least window: less has no room for a table.
inline constexpr int least_width = 360;
inline constexpr int least_height = 480;

/// A size that somebody asked for, as a window can have it: no less than the least, and no more than the largest
/// screen.
ScreenArea as_window(ScreenArea asked, const std::vector<ScreenArea>& screens);

} // namespace palazzo::platform
