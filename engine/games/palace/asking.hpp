// The deck behind a game's challenges: which one its record names, and the prompt of the challenge that waits. The
// rules only number prompts; here they become words.
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

/// A deck at hand, and how a game draws from it.
struct Asking {
    std::shared_ptr<const quiz::Deck> deck;
    quiz::Stock stock; ///< of that deck
};
/// Null where the record names no deck, or one that isn't here. Human seats are the learners.
std::shared_ptr<const Asking> asking_of(const Options& o, const Record& record);

/// What is asked now; nothing where no challenge waits.
struct Question {
    quiz::Drawn drawn;
    const quiz::Item& item;
};
std::optional<Question> question_of(const Asking& asking, const Table& t);

/// What the deck says of an answer to the challenge that waits; nothing where it knows no answers.
std::optional<bool> verdict_on(const Asking& asking, const Table& t, const std::string& answer);

/// `{"die":3,"item":17,"kind":"translate","level":"A1","category":"Words","prompt":"the cat"}`
Json write_prompt(const Asking& asking, const Table& t);

} // namespace palazzo::palace
