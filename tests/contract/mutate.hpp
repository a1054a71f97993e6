// Turns valid input into bad input by random changes to moves and records. The same seed makes the same changes, so
// that a failing case can be reproduced.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::contract {

/// Makes one random change somewhere in `json`: replaces a text, number or word, or drops, duplicates, swaps or renames
/// an element or key.
void mutate_json(Json& json, Rng& dice);

/// Returns `text` with random changes to its bytes: flips, drops, duplicates or moves some of them, or cuts off the
/// end.
std::string mutate_bytes(std::string text, Rng& dice);

/// Returns a mixture of two moves: each key has the value that it has in `one` or in `other`, chosen at random.
Json mixed_move(Json one, const Json& other, Rng& dice);

/// Collects moves of some games, so that they can be tried in others.
class MovePool {
  public:
    void add(Json move, Rng& dice);
    const Json& random_move(Rng& dice) const;
    Json mutated_move(Rng& dice) const;

  private:
    std::vector<Json> moves_;
};

} // namespace palazzo::contract
