// Answers that learners called right although the judge had refused them. They are stored beside a deck, not in it: the
// judge accepts them from then on, and learners can send them to the author of the deck.
#pragma once

#include "engine/core/json.hpp"
#include "engine/quiz/deck.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The answers that were called right, by prompt; the oldest answer to a prompt is first.
using CalledRight = std::map<std::string, std::vector<std::string>, std::less<>>;
inline constexpr std::size_t most_called_right = 8;           ///< Largest number of stored answers to a prompt.
inline constexpr std::size_t most_prompts_called_right = 500; ///< Largest number of prompts of a deck with such
                                                              ///< answers.

/// Adds an answer, trimmed. Returns false and changes nothing if it has been added before, if no deck could contain it
/// (fault_in_text), or if there is no more room.
bool call_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Removes an answer; returns false if it wasn't stored.
bool take_back_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Adds the answers that were called right on another device, as long as there is room.
void merge(CalledRight& answers, const CalledRight& others);

/// Returns the item with the answers that were called right. They are appended to its right answers, and removed from
/// its wrong answers. `answers` is null if no answers were called right.
Item with_called_right(Item item, const CalledRight* answers);

/// Reads what write_called_right() wrote, and adds it to `answers`. Answers for which there is no room are ignored.
std::optional<Problem> read_called_right(const Json& json, CalledRight& answers);
Json write_called_right(const CalledRight& answers);

} // namespace palazzo::quiz
