// The reader for whom a sentence is worded.
#pragma once

#include "engine/core/seats.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// The players' names, by seat.
using SeatNames = std::vector<std::string>;

/// The reader of a sentence, with the names that the sentence uses. Only `addressed_seat` is addressed in the second
/// person. Another player who is called "You" is referred to in the third person.
struct Audience {
    SeatNames names;          ///< names by seat; a seat with an empty name is called by its number, counted from 1
    Seat addressed_seat = -1; ///< seat that is addressed; -1 if all seats are referred to in the third person

    /// Returns the name of a seat. The seat must have one.
    const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    bool has_name(Seat seat) const {
        return seat >= 0 && static_cast<std::size_t>(seat) < names.size() && !name(seat).empty();
    }

    friend bool operator==(const Audience&, const Audience&) = default;
};

} // namespace palazzo
