// Answers that learners called right though the judge had refused them. They are stored beside a deck, not in it: the
// judge accepts them from then on, and the author of the deck can be sent them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/quiz/deck.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Answers that were called right, by prompt, the oldest first.
using CalledRight = std::map<std::string, std::vector<std::string>, std::less<>>;
inline constexpr std::size_t most_called_right = 8;           ///< Largest number of answers to a prompt.
inline constexpr std::size_t most_prompts_called_right = 500; ///< Largest number of prompts of a deck.

/// Adds an answer, trimmed. Returns false and changes nothing if it has been added before, if no deck could contain it
/// (fault_in_text), or if there is no room.
bool call_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Removes an answer. Returns false if there was none like it.
bool take_back_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Adds the answers that were called right on another device, until there is no more room.
void merge(CalledRight& answers, const CalledRight& others);

/// Returns the item with additional right answers: those that were called right follow its own, and are removed from
/// its wrong ones. `answers` is null if none were called right.
Item with_called_right(Item item, const CalledRight* answers);

/// Reads the result of write_called_right() into `answers`. Answers for which there is no room are ignored.
std::optional<Problem> read_called_right(const Json& json, CalledRight& answers);
Json write_called_right(const CalledRight& answers);

} // namespace palazzo::quiz
