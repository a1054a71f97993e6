#include "shell/app/saves/same_game.hpp"

#include <algorithm>

namespace palazzo::app {

bool is_same_table(const Record& a, const Record& b) {
    const auto has_same_name = [](const SeatInfo& one, const SeatInfo& other) { return one.name == other.name; };
    return a.game == b.game && a.preset == b.preset && a.options == b.options && a.deal == b.deal
        && std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(), has_same_name);
}

bool continues_record(const Record& longer, const Record& shorter) {
    return longer.game == shorter.game && longer.options == shorter.options && longer.deal == shorter.deal
        && longer.seats == shorter.seats && longer.moves.size() >= shorter.moves.size()
        && std::equal(shorter.moves.begin(), shorter.moves.end(), longer.moves.begin());
}

bool continues_record(const std::string& longer, const std::string& shorter) {
    if (longer == shorter) return true;
    const auto a = read_record(longer);
    const auto b = read_record(shorter);
    return a && b && continues_record(*a, *b);
}

} // namespace palazzo::app
