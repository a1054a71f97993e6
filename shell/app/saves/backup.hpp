// Everything that is kept as one file, and back: games, decks, settings, scores, what was missed, what was set aside.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>

namespace palazzo::app {

/// The file: `{"format":1,"kept":{KEY:TEXT,…},"palazzo":"everything"}`, with the store's own keys and texts.
std::string write_backup(const Store& store);
/// Hands it out.
void export_everything(App& app);

bool is_backup(const Json& json);
/// A quick look, to allow it the length that such a file may have.
bool may_be_backup(const std::string& text);
/// Takes in what such a file holds beside what is kept here. Nothing that is here is written over: a game that is here
/// in another state comes in under a new id, unless one continues the other and the longer is kept; a deck of the same
/// name under a new name; settings only where there are none. Statistics, daily results and house rules are merged.
/// Tells what came in, or in one line why nothing did.
void import_backup(App& app, const Json& json);

} // namespace palazzo::app
