#include "shell/games/table_state.hpp"

#include "engine/core/character.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace palazzo::games {

Audience audience_for(const std::vector<SeatInfo>& seats) {
    const auto people = std::count_if(seats.begin(), seats.end(), [](const SeatInfo& s) { return s.human; });
    Audience audience;
    const auto is_taken = [&](std::string_view name) {
        return std::any_of(seats.begin(), seats.end(), [&](const SeatInfo& s) { return s.name == name; });
    };
    std::size_t bots = 0;
    const auto next_bot = [&] {
        while (bots < characters.size() && is_taken(characters[bots].name)) ++bots;
        return std::string(characters[bots++ % characters.size()].name);
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        std::string name = seats[i].name;
        if (name.empty() && seats[i].human && people == 1) audience.addressed_seat = static_cast<Seat>(i);
        if (name.empty() && !seats[i].human) name = next_bot();
        audience.names.push_back(std::move(name));
    }
    return audience;
}

int human_count(const TableState& s) {
    return static_cast<int>(
        std::count_if(s.seats.begin(), s.seats.end(), [](const SeatInfo& seat) { return seat.human; }));
}

Seats human_or_bot_seats(const TableState& s, bool human) {
    Seats seats;
    for (Seat seat = 0; seat < seat_count(s); ++seat)
        if (is_human(s, seat) == human) seats.add(seat);
    return seats;
}

void note_seen_hands(TableState& s) {
    for (const Seat bot : human_or_bot_seats(s, false).list()) s.seen_hands.played_by_bots.add(bot);
    if (!s.curtain) s.seen_hands.looked_into.add(s.viewer);
    s.seen_hands.practice_by_seat_changes_only = false;
}

} // namespace palazzo::games
