// Links: sharing a table, a deal or a game, and opening a link.
#pragma once

#include "shell/app/state/feature.hpp"

#include "engine/share/link.hpp"

#include <memory>
#include <optional>
#include <string>

namespace palazzo::app {

/// Returns a link of the kind `kind`: on the set-up page to the table that is being set up, otherwise to the game on
/// the table. The link begins with the program's address, if the program has one. Returns a problem if there is nothing
/// to share, or if the game is too long.
Result<std::string> link_to_share(const App& app, LinkKind kind);
/// Returns the kind of link that is called `rules`, `deal`, `game` or `turn`; nullopt for other names.
std::optional<LinkKind> link_kind_named(const std::string& name);

/// Opens a link: rules in the set-up, a deal on the table against bots, a game as a replay, or a turn as the game that
/// it continues. `text` may begin with an address. Returns an empty text or, if the link can't be opened, a line that
/// says why; then nothing has changed.
std::string open_link(App& app, const std::string& text);

/// Returns whether several people play the game on the table at this device, so that a curtain hides their hands. A
/// link or a file would show those hands.
bool is_shared_device(const App& app);
/// Returns a sheet that asks whether to export a file that shows the hands of several people. `yes` is the id of the
/// button that agrees to that. When it is pressed, `agreed` is called with `id`, which can be that of a saved game.
std::unique_ptr<Screen> sheet_confirming_reveal(
    const char* yes, void (*agreed)(App& app, const std::string& id), const std::string& id = {});

/// The feature of links. Command `share` opens the sheet with a link to what is on the screen, `share_deck:NAME` the
/// one with a link to a table with a deck; `open_link` opens the link that is the action's value.
extern const Feature share_feature;

} // namespace palazzo::app
