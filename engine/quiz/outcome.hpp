// The outcomes of answers to questions.
#pragma once

#include <cstdint>

namespace palazzo::quiz {

enum class Outcome : std::uint8_t {
    missed,
    slipped, ///< The answer was right after a hint that there was a slip, so the prompt is only half known.
    known,
};

constexpr Outcome outcome_of(bool right, bool after_slip = false) {
    if (!right) return Outcome::missed;
    return after_slip ? Outcome::slipped : Outcome::known;
}

} // namespace palazzo::quiz
