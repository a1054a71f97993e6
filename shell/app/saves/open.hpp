// Puts games on the table, and exports and imports files.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Puts a record on the table under an id, or a new one if `id` is empty. Returns an empty text, or the line that says
/// why not, with nothing changed.
std::string put_on_table(App& app, Record record, const std::string& id);
/// Puts a record given as text on the table.
std::string put_on_table(App& app, const std::string& record_text, const std::string& id);
/// Takes the game off the table. If one human plays it and it isn't over, resume() finds it as it was, with everything
/// that the store doesn't contain: cards that are laid out, a half-typed answer, moves that can be made again.
void put_away(App& app);
/// Puts a saved game on the table: as put_away() left it if the stored game hasn't changed since, otherwise as it is
/// stored.
void resume(App& app, const std::string& id);
/// Returns the record of a saved game; empty if it can't be read.
std::string saved_record(const App& app, const std::string& id);
/// Gives the player a record as a file.
void export_record(App& app, const std::string& record_text);

/// Puts a new game on the table and saves it. Returns an empty text, or the line that says why not.
std::string open_record(App& app, Record record);
/// Opens a record given as text.
std::string open_text(App& app, const std::string& text);
/// Notifies the player that a chosen file can't be read.
void refuse_file(App& app, const Problem& problem);
/// Imports a file that the player chose: a record, a deck of challenges, or a backup. Notifies the player of a fault.
void import_file(App& app, const std::string& name, const std::string& text);

} // namespace palazzo::app
