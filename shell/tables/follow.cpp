#include "shell/catalogue.hpp"
#include "shell/games/followed_table.hpp"
#include "shell/tables/open.hpp"

#include <utility>

namespace palazzo::games {

Result<std::unique_ptr<GameTable>> follow_table(std::string id, const Record& head, const online::ToldGame& told) {
    Result<std::unique_ptr<GameTable>> table = unknown_game_problem(head.game);
    call_with_game(head.game, [&](const auto& rules) {
        using G = std::decay_t<decltype(rules)>;
        auto match = online::follow_match(rules, head, told);
        if (match)
            table = std::unique_ptr<GameTable>(std::make_unique<FollowedTable<G>>(std::move(id), *std::move(match)));
        else
            table = match.problem();
    });
    return table;
}

} // namespace palazzo::games
