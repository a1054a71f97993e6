// The outcomes of answers to questions.
#pragma once

#include <cstdint>

namespace palazzo::quiz {

enum class AnswerOutcome : std::uint8_t {
    missed,
    slipped, ///< The answer was right after a hint that there was a slip, so the prompt is only half known.
    known,
};

constexpr AnswerOutcome answer_outcome(bool right, bool after_slip = false) {
    if (!right) return AnswerOutcome::missed;
    return after_slip ? AnswerOutcome::slipped : AnswerOutcome::known;
}

} // namespace palazzo::quiz
