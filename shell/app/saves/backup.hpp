// Export and import of all stored data as one file: games, decks, settings, scores, missed questions, and data that was
// set aside.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// Returns a backup of the store: `{"format":1,"kept":{KEY:TEXT,…},"palazzo":"everything"}`, with the store's own keys
/// and texts.
std::string write_backup(const Store& store);
/// Exports a backup as a file.
void export_everything(App& app);

/// Returns whether a JSON value is a backup.
bool is_backup(const Json& json);
/// Returns whether a text may be a backup, without parsing it. Such a text is allowed the size of a backup, which is
/// larger than that of other files.
bool may_be_backup(const std::string& text);
/// Imports a backup without overwriting anything. A game that is stored here in another state gets a new id, unless one
/// of the two states continues the other; then the longer one is kept. A different deck of the same name gets a new
/// name. Settings are imported only if none are stored. Statistics, daily results and house rules are merged. Notifies
/// the player of what was imported, or why nothing was.
void import_backup(App& app, const Json& json);

} // namespace palazzo::app
