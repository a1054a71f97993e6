// Sets up tables of Palace with challenges, for tests of the rules.
#pragma once

#include "tests/games/palace/table.hpp"

#include <utility>
#include <vector>

namespace palazzo::palace::test {

/// The cards of a seat that holds only fours, which can't beat a queen.
inline const SeatCards only_fours{"4S 4H 4D"};

inline Round speak_round(
    std::vector<SeatCards> seats, const char* pile, const char* options = "{}", const char* draw = "") {
    return Round({.preset = "speak", .options = options, .seats = std::move(seats), .pile = pile, .draw = draw});
}

} // namespace palazzo::palace::test
