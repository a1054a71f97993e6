// Opens the table of any game of the catalogue.
#pragma once

#include "engine/core/result.hpp"
#include "shell/games/game_table.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace palazzo::online {
class HostedTable;
} // namespace palazzo::online

namespace palazzo::games {

/// Plays a record through and returns a table that shows its last position. `id` identifies the game in the store. If
/// the record can't be played, returns a problem that names the place of the fault in the record.
Result<std::unique_ptr<GameTable>> open_table(std::string id, const Record& record);

/// Returns the table of a game that another program plays, at the position that `told` tells to its seat. `head` says
/// how the table is set up and who plays: a record without moves and without a deal. A problem names the place of the
/// first fault.
Result<std::unique_ptr<GameTable>> follow_table(std::string id, const Record& head, const online::ToldGame& told);

/// Calls use(hosted) with the game of a table whose full state is in this program, as the host's side of the protocol
/// for friends at other places uses it.
void with_hosted_table(GameTable& table, const std::function<void(online::HostedTable&)>& use);

/// Returns a title such as "Palace · Classic". If the game has only one preset, or no preset called `preset`, the title
/// is only the game's name. Returns nullopt if there is no such game.
std::optional<std::string> preset_title(const std::string& game, const std::string& preset, const i18n::Voice& voice);

/// Returns the cloth of a game's table; the cloth of pages outside games if there is no such game.
ui::TableTheme cloth_of_game(const std::string& game);

} // namespace palazzo::games
