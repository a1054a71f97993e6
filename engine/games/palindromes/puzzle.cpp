#include "engine/games/palindromes/puzzle.hpp"

#include <algorithm>

namespace palazzo::palindromes {

bool can_set_task(const ViewRef& v, std::string_view) { return !v.table.is_over() && v.table.turn == v.me; }

int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal) {
    const TakenSets& before = from.table.seat(seat).taken;
    const TakenSets& after = to.table.seat(seat).taken;
    int made = after.set_count() - before.set_count();
    int longest = 0;
    for (std::size_t i = before.sizes.size(); i < after.sizes.size(); ++i)
        longest = std::max(longest, static_cast<int>(after.sizes[i]));
    if (to.table.pending.maker == seat)
        for (const Span& span : to.table.pending.spans) {
            ++made;
            longest = std::max(longest, static_cast<int>(span.length));
        }
    return goal == "two" ? made : longest;
}

} // namespace palazzo::palindromes
