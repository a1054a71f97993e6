// Turns valid input into bad input by random changes to moves and records. The same seed makes the same changes, so
// that a failing case can be reproduced.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/rng.hpp"

#include <string>
#include <vector>

namespace palazzo::contract {

/// Changes one thing somewhere in a value: replaces a text, number or word, or drops, doubles, swaps or renames an
/// element or key.
void mutate(Json& json, Rng& dice);

/// Changes the bytes of a text: flips, drops, doubles or moves some of them, or cuts off the end.
std::string mutate_bytes(std::string text, Rng& dice);

/// Combines two moves into one, randomly choosing each key from one or the other.
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
