#include "shell/tables/open.hpp"

#include "shell/catalogue.hpp"
#include "shell/games/local_table.hpp"

#include <utility>

namespace palazzo::games {

Result<std::unique_ptr<GameTable>> open_table(std::string id, const Record& record) {
    Result<std::unique_ptr<GameTable>> opened = unknown_game_problem(record.game);
    call_with_game(record.game, [&](const auto& rules) {
        using G = std::decay_t<decltype(rules)>;
        auto match = open_match(rules, record);
        if (match)
            opened = std::unique_ptr<GameTable>(std::make_unique<LocalTable<G>>(std::move(id), *std::move(match)));
        else
            opened = match.problem();
    });
    return opened;
}

std::optional<std::string> preset_title(const std::string& game, const std::string& preset, const i18n::Voice& voice) {
    std::optional<std::string> title;
    call_with_game(game, [&](const auto& rules) { title = preset_title(rules, preset, voice); });
    return title;
}

ui::TableTheme cloth_of_game(const std::string& game) {
    ui::TableTheme room = ui::TableTheme::by_game;
    call_with_game(game, [&](const auto& rules) { room = UiOf<std::decay_t<decltype(rules)>>::picture.cloth; });
    return room;
}

} // namespace palazzo::games
