// Opens the table of any game of the catalogue.
#pragma once

#include "engine/core/result.hpp"
#include "shell/games/game_table.hpp"

#include <memory>
#include <optional>
#include <string>

namespace palazzo::games {

/// Plays a record through and returns a table that shows its last position. `id` identifies the game in the store. If
/// the record can't be played, returns a problem that names the place of the fault in the record.
Result<std::unique_ptr<GameTable>> open_table(std::string id, const Record& record);

/// Returns a title such as "Palace · Classic". If the game has only one preset, or no preset called `preset`, the title
/// is only the game's name. Returns nullopt if there is no such game.
std::optional<std::string> preset_title(const std::string& game, const std::string& preset, const i18n::Voice& voice);

/// Returns the cloth of a game's table; the cloth of pages outside games if there is no such game.
ui::TableTheme cloth_of_game(const std::string& game);

} // namespace palazzo::games
