// What is heard of a move in Palindromes.
#pragma once

#include "engine/games/palindromes/events.hpp"
#include "shell/sound/cue.hpp"

#include <optional>

namespace palazzo::palindromes::screen {

/// The sound of an event; nullopt: none.
std::optional<sound::Cue> cue_of(const Event& event);
/// Whether an event is celebrated: a long palindrome is taken.
bool is_celebrated(const Event& event);

} // namespace palazzo::palindromes::screen
