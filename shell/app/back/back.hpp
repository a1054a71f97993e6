// The way back from what is on the screen: what the browser's Back and a phone's gesture do.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

struct WayBack {
    std::string id; ///< of the action that leads there; empty: only out of the program
    int steps = 0;  ///< how often it leads back before it leads out of the program
};

/// A sheet is closed first, the table's own as well, then the table or another page leads to where it was opened from.
WayBack way_back(const App& app);

} // namespace palazzo::app
