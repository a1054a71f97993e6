// Puts games on the table, and exports and imports files.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Puts a record on the table under `id`, or under a new id if `id` is empty. Returns an empty text or, if that isn't
/// possible, a line that says why; then nothing has changed.
std::string put_record_on_table(App& app, Record record, const std::string& id);
/// Reads a record from `record_text` and puts it on the table under `id`. Returns an empty text or, if that isn't
/// possible, a line that says why.
std::string put_record_on_table(App& app, const std::string& record_text, const std::string& id);
/// Takes the game off the table. If one human plays it and it isn't over, resume_game() restores it as it was, with
/// everything that the store doesn't contain: cards that are laid out, a half-typed answer, moves that can be made
/// again.
void put_game_away(App& app);
/// Puts a saved game on the table: as put_game_away() left it if the stored game hasn't changed since then, otherwise
/// as it is stored.
void resume_game(App& app, const std::string& id);
/// Returns the record of a saved game; empty if it can't be read.
std::string saved_record(const App& app, const std::string& id);
/// Exports the record in `record_text` as a file.
void export_record(App& app, const std::string& record_text);

/// Puts a new game on the table and saves it. Returns an empty text or, if that isn't possible, a line that says why.
std::string open_record(App& app, Record record);
/// Reads a record from `text`, puts it on the table as a new game and saves it. Returns an empty text or, if that isn't
/// possible, a line that says why.
std::string open_record_text(App& app, const std::string& text);
/// Notifies the player that a chosen file can't be read.
void notify_unreadable_file(App& app, const Problem& problem);
/// Imports a file that the player chose: a record, a deck of challenges, or a backup. Notifies the player of a fault.
void import_file(App& app, const std::string& name, const std::string& text);

} // namespace palazzo::app
