// Texts that the card of a question and its mirror share.
#pragma once

#include "shell/pages/question_card.hpp"

#include <string>
#include <vector>

namespace palazzo::pages {

/// Returns language, category and level in one line; empty if the model has none of them.
inline std::string question_labels_in_words(const i18n::Voice& voice, const ChallengeModel& model) {
    std::vector<std::string> parts;
    for (const Message& part : model.category) parts.push_back(voice.say(part));
    return voice.join(parts, "list.dot");
}

/// Returns the label of the right answer. If the given answer passed, the label says that only the spelling is
/// corrected.
inline std::string answer_label(const i18n::Voice& voice, const ChallengeModel& model) {
    return voice.say(model.passed == true ? "challenge.spelling" : "challenge.answer");
}

inline std::string verdict_in_words(const i18n::Voice& voice, bool passed) {
    return voice.say(passed ? "challenge.pass" : "challenge.fail");
}

} // namespace palazzo::pages
