#include "shell/games/palace/telling.hpp"

#include "shell/games/palace/choices.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::palace::screen {
namespace {

void note_last_actions(Telling& telling, const ShownPosition& shown) {
    for (Seat s = 0; s < shown.view.table.players(); ++s)
        if (auto d = last_action(shown.latest, s); !d.empty())
            telling.last_actions[static_cast<std::size_t>(s)] = std::move(d);
}

} // namespace

void tell_at_once(Telling& telling, const ShownPosition& shown) {
    games::tell_at_once<palace::Rules>(telling, shown);
    note_last_actions(telling, shown);
}

void tell(Telling& telling, const ShownPosition& shown, bool landed, bool arrived) {
    if (games::tell<palace::Rules>(telling, shown, landed)) note_last_actions(telling, shown);
    games::count<palace::Rules>(telling, shown, arrived);
}

int pile_count(const Telling& telling) {
    return static_cast<int>(std::max(telling.told.table.pile.size(), telling.counted.table.pile.size()));
}

} // namespace palazzo::palace::screen
