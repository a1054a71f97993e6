#include "shell/app/saves/same_game.hpp"

#include <algorithm>

namespace palazzo::app {

bool continues(const Record& longer, const Record& shorter) {
    return longer.game == shorter.game && longer.options == shorter.options && longer.deal == shorter.deal
        && longer.seats == shorter.seats && longer.moves.size() >= shorter.moves.size()
        && std::equal(shorter.moves.begin(), shorter.moves.end(), longer.moves.begin());
}

bool continues(const std::string& longer, const std::string& shorter) {
    if (longer == shorter) return true;
    const auto a = read_record(longer);
    const auto b = read_record(shorter);
    return a && b && continues(*a, *b);
}

} // namespace palazzo::app
