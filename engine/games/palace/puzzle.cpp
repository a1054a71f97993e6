#include "engine/games/palace/puzzle.hpp"

namespace palazzo::palace {

bool can_set_task(const ViewRef& v, std::string_view) {
    const Table& t = v.table;
    return t.phase == Phase::playing && t.need == NeededAction::play && t.turn == v.me && v.draw_count == 0;
}

int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal) {
    const int left = ViewRef(to, seat).cards_left(seat);
    if (goal == "out") return left == 0 ? 1 : 0;
    return ViewRef(from, seat).cards_left(seat) - left;
}

} // namespace palazzo::palace
