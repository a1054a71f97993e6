// How a question was answered.
#pragma once

#include <cstdint>

namespace palazzo::quiz {

enum class Outcome : std::uint8_t {
    missed,
    slipped, ///< rightly once a slip had been told: learnt half
    known,
};

constexpr Outcome outcome_of(bool right, bool after_slip = false) {
    if (!right) return Outcome::missed;
    return after_slip ? Outcome::slipped : Outcome::known;
}

} // namespace palazzo::quiz
