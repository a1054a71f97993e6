#include "shell/app/store/seats_here.hpp"

namespace palazzo::app {

Seats load_seats_on_device(const Store& store, const std::string& id) {
    const std::string text = store.load(seats_on_device_key_prefix + id).value_or("");
    Seats seats;
    for (Seat seat = 0; seat < seat_limit && static_cast<std::size_t>(seat) < text.size(); ++seat)
        if (text[static_cast<std::size_t>(seat)] == '1') seats.add(seat);
    return seats;
}

void store_seats_on_device(const Store& store, const std::string& id, Seats seats) {
    if (seats.empty()) return;
    std::string text;
    for (Seat seat = 0; seat < seat_limit; ++seat) text += seats.has(seat) ? '1' : '0';
    store.store(seats_on_device_key_prefix + id, text);
}

} // namespace palazzo::app
