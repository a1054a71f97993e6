// The content of the sheets of stored data: the list of games, a single game, the deletion of old games, and data that
// was set aside.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/sheet.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::app {

/// Number of finished games that are listed at first, and number that each press of *Show more* adds.
inline constexpr std::size_t games_listed_at_once = 40;
/// The number of finished games in the list. It is reset when the list is opened from another screen.
struct ShownGameCount {
    std::size_t shown_count = games_listed_at_once;
};

/// Returns the sheet with all saved games.
pages::SheetModel saved_games_sheet(const App& app);
/// Returns the sheet of one saved game.
pages::SheetModel saved_game_sheet(const App& app, const std::string& id);
/// Returns the sheet that asks whether to delete a saved game.
pages::SheetModel game_removal_sheet(const App& app);
/// Returns the sheet with buttons that delete the oldest finished games.
pages::SheetModel oldest_games_deletion_sheet(const App& app);
/// Returns the sheet with data that was set aside or that this version doesn't know.
pages::SheetModel set_aside_data_sheet(const App& app);
/// Returns the sheet that asks whether to delete one text that was set aside or, if `all` is true, all such texts.
pages::SheetModel set_aside_data_removal_sheet(const App& app, bool all);

/// Returns for each button of `oldest_games_deletion_sheet` how many of the oldest finished games the button deletes.
/// The last button deletes all of them.
std::vector<std::size_t> game_deletion_counts(const App& app);

} // namespace palazzo::app
