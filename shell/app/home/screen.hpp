// The first page.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"

namespace palazzo::app {

/// What it shows.
pages::HomeModel home_model(const App& app);

} // namespace palazzo::app
