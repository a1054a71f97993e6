// Outcomes of questions.
#pragma once

#include <cstdint>

namespace palazzo::quiz {

enum class Outcome : std::uint8_t {
    missed,
    slipped, ///< Answered rightly after a hint that there was a slip, so only half known.
    known,
};

constexpr Outcome outcome_of(bool right, bool after_slip = false) {
    if (!right) return Outcome::missed;
    return after_slip ? Outcome::slipped : Outcome::known;
}

} // namespace palazzo::quiz
