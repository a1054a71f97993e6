// The way back from a screen, which the browser's Back button and a phone's back gesture use.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

struct WayBack {
    std::string id; ///< Id of the action that leads back; empty if Back leaves the program.
    int steps = 0;  ///< Number of times that Back can be used before it leaves the program.
};

/// Returns the way back from the topmost screen. Back first closes an open sheet, including one that the table itself
/// has opened; then it leaves the page.
WayBack way_back(const App& app);

} // namespace palazzo::app
