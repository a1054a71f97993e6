// What stands on the sheets of what is kept: the games, one of them, the room they take, what was set aside.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/sheet.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::app {

/// So many finished games are listed at first, and with each press of *Show more*.
inline constexpr std::size_t listed_at_once = 40;
/// How many of them the list shows, since it was opened from outside these sheets.
struct ShownGames {
    std::size_t finished = listed_at_once;
};

pages::SheetModel saved_sheet(const App& app);
pages::SheetModel saved_game_sheet(const App& app, const std::string& id);
pages::SheetModel remove_sheet(const App& app);
pages::SheetModel make_room_sheet(const App& app);
pages::SheetModel set_aside_sheet(const App& app);
/// `all`: whether all that was set aside is deleted.
pages::SheetModel aside_remove_sheet(const App& app, bool all);

/// How many of the oldest finished games each button of the sheet that makes room deletes, the last one all of them.
std::vector<std::size_t> removals(const App& app);

} // namespace palazzo::app
