// A table of Palace with challenges, for tests of its rules.
#pragma once

#include "tests/games/palace/table.hpp"

#include <utility>
#include <vector>

namespace palazzo::palace::test {

/// A place whose cards can't beat a queen.
inline const Place plain{"4S 4H 4D"};

inline Round speak(std::vector<Place> seats, const char* pile, const char* options = "{}", const char* draw = "") {
    return Round({.preset = "speak", .options = options, .seats = std::move(seats), .pile = pile, .draw = draw});
}

} // namespace palazzo::palace::test
