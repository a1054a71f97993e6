// The way back from the screen: the effect of the browser's Back and of a phone's gesture.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

struct WayBack {
    std::string id; ///< Id of the action that leads back; empty if Back leaves the program.
    int steps = 0;  ///< How many times Back can be used before it leaves the program.
};

/// Returns the way back: what the table has opened over itself or a sheet is closed first, then the page leads to where
/// it was opened from.
WayBack way_back(const App& app);

} // namespace palazzo::app
