// The sounds of moves in Palindromes.
#pragma once

#include "engine/games/palindromes/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palindromes::screen {

/// Returns the sound of an event; nullopt if it has none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Returns whether an event is celebrated. Only the taking of a palindrome of at least seven cards is.
bool is_celebrated(const Event& event);

} // namespace palazzo::palindromes::screen
