// The input and the actions of a question on top of a table.
#pragma once

#include "engine/quiz/outcome.hpp"
#include "shell/pages/question.hpp"

#include <functional>
#include <string>

namespace palazzo::games {

/// The input for showing a question, in addition to the game.
struct QuestionContext {
    const pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now; ///< Time of the program's clock, in seconds.
    float pace; ///< Duration of movements, as in TableContext.
};

/// The input and the actions for handling a question, in addition to the game.
struct QuestionHost {
    pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now;
    float pace;
    std::function<void()> moved; ///< Has to be called after each move that is played.
    std::function<void(const std::string& deck, const std::string& prompt, quiz::Outcome)>
        note_answer; ///< Stores whether a human answered a prompt correctly.
    /// Reverts what note_answer() stored last, and stores whether an answer to a prompt counts as right from now on
    /// (`right`).
    std::function<void(const std::string& deck, const std::string& prompt, const std::string& answer, bool right)>
        call_right;

    QuestionContext context() const { return {dialog, services, now, pace}; }
};

} // namespace palazzo::games
