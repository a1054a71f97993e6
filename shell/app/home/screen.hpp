// The home screen.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"

namespace palazzo::app {

/// Returns the model of the home screen.
pages::HomeModel home_model(const App& app);

} // namespace palazzo::app
