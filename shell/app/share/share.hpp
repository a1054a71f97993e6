// Links: handing them out from a table or a set-up, and opening what they stand for.
#pragma once

#include "shell/app/state/feature.hpp"

#include "engine/share/link.hpp"

#include <memory>
#include <optional>
#include <string>

namespace palazzo::app {

/// What can be shared just now: a table being set has its rules alone, a game on the table all three; with the link of
/// each by its kind, in an address where the program has one. A problem: a game too long for a link.
Result<std::string> shared_link(const App& app, LinkKind kind);
/// `rules`, `deal` or `game`; nullopt: none of them.
std::optional<LinkKind> link_kind(const std::string& name);

/// Opens what a link stands for: rules in the set-up, a deal on the table against bots, a game to be looked at again.
/// An address may stand before it. "" or the line that says why not, with nothing changed.
std::string open_link(App& app, const std::string& text);

/// Whether several people play the game on the table at this device, with their hands behind a curtain: a link or a
/// file of it shows them.
bool is_shared_device(const App& app);
/// A sheet that asks whether a file with their hands is wanted all the same. `yes`: the id of the
/// button that agrees; `id`: what `agreed` is called with, the kept game's.
std::unique_ptr<Screen> reveal_sheet(
    const char* yes, void (*agreed)(App& app, const std::string& id), const std::string& id = {});

/// `share` opens the sheet with the link of what is on the screen, `open_link` follows the link that is its value.
extern const Feature share_feature;

} // namespace palazzo::app
