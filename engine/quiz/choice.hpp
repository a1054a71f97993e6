// Which questions a game is played with, as its record says in `challenges`.
#pragma once

#include "engine/core/json.hpp"

#include <string>
#include <vector>

namespace palazzo::quiz {

struct DeckChoice {
    std::string deck;                     ///< by name; empty: none, people think of questions themselves
    std::vector<std::string> levels;      ///< those that are asked; empty: all
    std::vector<int> due;                 ///< items missed in earlier games
    int seconds = 0;                      ///< to answer; 0: no limit
    std::string digest;                   ///< of the deck as it was
    std::vector<std::string> topics = {}; ///< as levels
};

/// From a record's extras, whose form is checked (read_record). Without `challenges` there: no deck.
DeckChoice read_choice(const Json& extras);
/// What goes under `challenges`, with the digest of the deck as it is, if it is here; null without a name.
Json write_choice(const DeckChoice& choice);

} // namespace palazzo::quiz
