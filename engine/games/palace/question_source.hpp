// The question deck that a game's record names, and the question of the waiting challenge. The rules only number the
// prompts; this file turns the numbers into text.
#pragma once

#include "engine/core/record.hpp"
#include "engine/games/palace/state.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/draw.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::palace {

/// A loaded question deck, and the prompts that a game draws from it.
struct QuestionSource {
    std::shared_ptr<const quiz::Deck> deck;
    quiz::PromptStock stock; ///< prompts of `deck` that the game uses
};
/// Returns the source of a game's questions; null if the record names no deck, or a deck that isn't loaded. The humans
/// in the record are the `learners` of its `stock`.
std::shared_ptr<const QuestionSource> question_source_of(const Options& o, const Record& record);

/// The question of the challenge that waits for its verdict.
struct Question {
    quiz::DrawnPrompt drawn;
    const quiz::Item& item;
};
/// Returns the question of the challenge that waits for its verdict; nullopt if there is none.
std::optional<Question> question_of(const QuestionSource& questions, const Table& t);

/// Returns the deck's verdict on an answer to the waiting challenge; nullopt if the deck knows no answers to it.
std::optional<bool> verdict_on(const QuestionSource& questions, const Table& t, const std::string& answer);

/// Writes the question of the waiting challenge, such as
/// `{"die":3,"item":17,"kind":"translate","level":"A1","category":"Words","prompt":"the cat"}`; null if there is none.
Json write_prompt(const QuestionSource& questions, const Table& t);

} // namespace palazzo::palace
