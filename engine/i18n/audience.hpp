// The reader of a sentence.
#pragma once

#include "engine/core/seats.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// The players' names, by seat.
using SeatNames = std::vector<std::string>;

/// The reader, who is addressed in the second person. That is a matter of grammar, not of names: a player named "You"
/// is still referred to in the third person.
struct Audience {
    SeatNames names; ///< names by seat; a seat without a name is called `Seat 2`, counted from 1
    Seat you = -1;   ///< seat that is addressed; -1 if all seats are referred to in the third person

    /// Returns the name of a seat that has one.
    const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    bool has_name(Seat seat) const {
        return seat >= 0 && static_cast<std::size_t>(seat) < names.size() && !name(seat).empty();
    }

    friend bool operator==(const Audience&, const Audience&) = default;
};

} // namespace palazzo
