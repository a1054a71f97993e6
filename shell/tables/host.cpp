#include "engine/online/hosted_table.hpp"
#include "shell/catalogue.hpp"
#include "shell/games/local_table.hpp"
#include "shell/tables/open.hpp"

namespace palazzo::games {

void with_hosted_table(GameTable& table, const std::function<void(online::HostedTable&)>& use) {
    expect(table.full_state() != nullptr, "a game whose full state is here");
    call_with_game(table.game_name(), [&](const auto& rules) {
        using G = std::decay_t<decltype(rules)>;
        online::HostedMatch<G> hosted(static_cast<LocalTable<G>&>(table).match);
        use(hosted);
    });
}

} // namespace palazzo::games
