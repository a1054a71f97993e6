// The deck behind a game's challenges: the one that its record names, and the prompt of the challenge that waits. The
// rules only number prompts; here the numbers become text.
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

/// A loaded deck, and how a game draws prompts from it.
struct QuestionSource {
    std::shared_ptr<const quiz::Deck> deck;
    quiz::Stock stock; ///< the prompts of `deck` that the game uses
};
/// Returns null if the record names no deck, or one that isn't loaded. Human seats are learners.
std::shared_ptr<const QuestionSource> question_source_of(const Options& o, const Record& record);

/// The question of the challenge whose verdict is still open.
struct Question {
    quiz::Drawn drawn;
    const quiz::Item& item;
};
/// Returns the question of the challenge whose verdict is still open; nullopt if there is none.
std::optional<Question> question_of(const QuestionSource& questions, const Table& t);

/// Returns the deck's verdict on an answer to the challenge that waits; nullopt if the deck knows no answers.
std::optional<bool> verdict_on(const QuestionSource& questions, const Table& t, const std::string& answer);

/// Writes the question: `{"die":3,"item":17,"kind":"translate","level":"A1","category":"Words","prompt":"the cat"}`.
Json write_prompt(const QuestionSource& questions, const Table& t);

} // namespace palazzo::palace
