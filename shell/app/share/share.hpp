// Links: sharing a table, a deal or a game, and opening a link.
#pragma once

#include "shell/app/state/feature.hpp"

#include "engine/share/link.hpp"

#include <memory>
#include <optional>
#include <string>

namespace palazzo::app {

/// Returns the link of a kind, as an address if the program has one, for the table being set up (rules only) or the
/// game on the table. A problem if there is nothing to share or the game is too long.
Result<std::string> shared_link(const App& app, LinkKind kind);
/// Returns the kind called `rules`, `deal`, `game` or `turn`; nullopt for other names.
std::optional<LinkKind> link_kind(const std::string& name);

/// Opens a link: rules in the set-up, a deal on the table against bots, a game as a replay, a turn as the game that it
/// continues. `text` may begin with an
/// address. Returns an empty text, or the line that says why not, with nothing changed.
std::string open_link(App& app, const std::string& text);

/// Returns whether several people play the game on the table at this device behind a curtain, so that a link or a file
/// would show their hands.
bool is_shared_device(const App& app);
/// Returns a sheet that asks whether to export a file that shows their hands. `yes` is the id of the button that
/// agrees; `agreed` is then called with `id`, a saved game's.
std::unique_ptr<Screen> reveal_sheet(
    const char* yes, void (*agreed)(App& app, const std::string& id), const std::string& id = {});

/// `share` opens the sheet with the link of what is on the screen; `open_link` opens the link that is its value.
extern const Feature share_feature;

} // namespace palazzo::app
