#include "engine/games/palabra/puzzle.hpp"

namespace palazzo::palabra {

bool can_set_task(const ViewRef& v, std::string_view) {
    const Options& o = v.table.options;
    return o.words == WordsRule::enforced && !o.simultaneous && !v.table.over && v.table.turn == v.me
        && v.table.step == TurnStep::play;
}

int amount_achieved(const State& from, const State& to, Seat seat, std::string_view) {
    return to.table.seat(seat).score - from.table.seat(seat).score;
}

} // namespace palazzo::palabra
