#include "shell/games/palace/telling.hpp"

#include "shell/games/palace/choices.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::palace::screen {
namespace {

void tell_move(Telling& telling, const ShownPosition& shown) {
    telling.told = shown.view;
    telling.latest = shown.latest;
    telling.told_moment = shown.moment;
    for (Seat s = 0; s < shown.view.table.players(); ++s)
        if (auto d = did(shown.latest, s); !d.empty()) telling.did[static_cast<std::size_t>(s)] = std::move(d);
}

void count(Telling& telling, const ShownPosition& shown) {
    telling.counted = shown.view;
    telling.counted_moment = shown.moment;
}

} // namespace

void tell_at_once(Telling& telling, const ShownPosition& shown) {
    tell_move(telling, shown);
    count(telling, shown);
}

void tell(Telling& telling, const ShownPosition& shown, bool landed, bool played_out) {
    if (landed && !telling.is_told(shown.moment)) tell_move(telling, shown);
    if (played_out && !telling.is_counted(shown.moment)) count(telling, shown);
}

int pile_count(const Telling& telling) {
    return static_cast<int>(std::max(telling.told.table.pile.size(), telling.counted.table.pile.size()));
}

} // namespace palazzo::palace::screen
