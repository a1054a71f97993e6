// The sheet that shows how a table was read before a deck is made of it.
#pragma once

#include "engine/quiz/import.hpp"
#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Opens the sheet about a table. `imported` is what was read from the file with the content `text` and this name.
void open_table_preview(App& app, std::string name, std::string text, quiz::ImportedDeck imported);

} // namespace palazzo::app
