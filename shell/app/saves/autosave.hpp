// Games between the table and the store.
#pragma once

#include "shell/app/app.hpp"

namespace palazzo::app {

/// Keeps the game on the table; says so once if the store refuses.
void autosave(App& app);
/// Reads the list of kept games anew; what had to be set aside is put in the notice.
void list_kept(App& app);
/// Puts a record on the table under an id. "" or the line that says why not, with nothing changed.
std::string put_on_table(App& app, const std::string& record_text, const std::string& id);
/// Puts a kept game on the table.
void resume(App& app, const std::string& id);
/// The record of a kept game; empty if it can't be read.
std::string kept_record(const App& app, const std::string& id);
/// Hands a record out as a file.
void export_record(App& app, const std::string& record_text);
/// The kept game to go on with; null if none is unfinished.
const SavedGame* unfinished(const App& app);
/// Shows a line for some seconds, on the canvas and in the live region.
void notify(App& app, const std::string& line);

} // namespace palazzo::app
