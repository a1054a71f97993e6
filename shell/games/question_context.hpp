// The data and the functions that a table needs to show a question and to handle its controls.
#pragma once

#include "engine/quiz/outcome.hpp"
#include "shell/pages/question.hpp"

#include <functional>
#include <string>

namespace palazzo::games {

/// The data that a table needs, in addition to the game, to show a question.
struct QuestionContext {
    const pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now; ///< Time of the program's clock, in seconds.
    float pace; ///< Factor by which the durations of movements are multiplied; 0 means that nothing moves.
};

/// The data and the functions that a table needs, in addition to the game, to handle the controls of a question.
struct QuestionHost {
    pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now;
    float pace;
    std::function<void()> moved; ///< Function to be called after each move that is made.
    /// Stores whether a human answered a prompt correctly.
    std::function<void(const std::string& deck, const std::string& prompt, quiz::AnswerOutcome)> note_answer;
    /// Reverts what `note_answer` stored last. From now on, `answer` counts as right for `prompt` if `right` is true,
    /// and as wrong if it is false.
    std::function<void(const std::string& deck, const std::string& prompt, const std::string& answer, bool right)>
        set_answer_called_right;

    QuestionContext context() const { return {dialog, services, now, pace}; }
};

} // namespace palazzo::games
