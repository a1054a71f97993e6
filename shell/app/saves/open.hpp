// Games put on the table, and handed out and in as files.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Puts a record on the table under an id, or a new one if that is empty. "" or the line that says why not, with
/// nothing changed.
std::string put_on_table(App& app, Record record, const std::string& id);
/// The same for a record as text.
std::string put_on_table(App& app, const std::string& record_text, const std::string& id);
/// Takes the game off the table. If one human plays it and it isn't over, everything that the store doesn't keep waits
/// in memory for resume(): letters that are laid out, a half-typed answer, moves that can be made again.
void put_away(App& app);
/// Puts a kept game on the table: as put_away() left it if nothing has changed it since, else as the store has it.
void resume(App& app, const std::string& id);
/// The record of a kept game; empty if it can't be read.
std::string saved_record(const App& app, const std::string& id);
/// Hands a record out as a file.
void export_record(App& app, const std::string& record_text);

/// Puts a new game on the table and keeps it: "" or the line that says why not.
std::string open_record(App& app, Record record);
/// The same for a record as text.
std::string open_text(App& app, const std::string& text);
/// Tells that a file that the player chose can't be had.
void refuse_file(App& app, const Problem& problem);
/// A file that the player chose: a record, a deck of challenges, or everything as one file; a fault is told.
void import_file(App& app, const std::string& name, const std::string& text);

} // namespace palazzo::app
