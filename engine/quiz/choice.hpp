// The choice of questions for a game. The game's record stores it under the key `challenges`.
#pragma once

#include "engine/core/json.hpp"

#include <string>
#include <vector>

namespace palazzo::quiz {

struct QuestionChoice {
    std::string deck;                      ///< Name of the deck; empty if people think of the questions themselves.
    std::vector<std::string> levels;       ///< Levels that are asked; empty for all.
    std::vector<int> due_items;            ///< Indices of items that were missed in earlier games.
    int seconds = 0;                       ///< Time limit of an answer; 0 for no limit.
    std::string digest;                    ///< Digest of the deck when the game was set up.
    std::vector<std::string> topics = {};  ///< Topics that are asked; empty for all.
    std::vector<std::string> regions = {}; ///< Regions whose usage is asked; empty for all.
};

/// Reads the choice from a record's extras, whose form read_record() has checked. If they have no key `challenges`, the
/// choice has no deck.
QuestionChoice read_question_choice(const Json& extras);
/// Returns the value of the key `challenges`; null if the choice has no deck. The digest of the deck is computed again,
/// and left out if the deck isn't registered.
Json write_question_choice(const QuestionChoice& choice);

} // namespace palazzo::quiz
