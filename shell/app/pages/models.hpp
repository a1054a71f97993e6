// What the screens are handed: the program's state turned into their models.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"
#include "shell/pages/set_up.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::app {

pages::HomeModel home_model(const App& app);
pages::SetUpModel set_up_model(const App& app);
/// The sheet that is open; there is one.
pages::SheetModel sheet_model(const App& app);

} // namespace palazzo::app
