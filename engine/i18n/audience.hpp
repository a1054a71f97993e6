// Who reads a sentence.
#pragma once

#include "engine/core/seats.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// How the seats are called, by seat.
using SeatNames = std::vector<std::string>;

/// Whom a sentence is said to. Person is grammar, not a name: whoever types "You" as a name is told of by that name.
struct Audience {
    SeatNames names; ///< by seat; a seat without one is `Seat 2`, counted from 1, as people count
    Seat you = -1;   ///< the seat that is spoken to; -1: nobody, every seat is told of

    /// What a seat is called; one that has a name.
    const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    bool has_name(Seat seat) const {
        return seat >= 0 && static_cast<std::size_t>(seat) < names.size() && !name(seat).empty();
    }

    friend bool operator==(const Audience&, const Audience&) = default;
};

} // namespace palazzo
