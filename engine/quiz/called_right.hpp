// Answers that learners called right although the judge had refused them. They aren't stored in the deck itself. The
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
using AnswersCalledRight = std::map<std::string, std::vector<std::string>, std::less<>>;
inline constexpr std::size_t most_answers_called_right = 8; ///< Largest number of stored answers to a prompt.
inline constexpr std::size_t most_prompts_with_answers_called_right = 500; ///< Largest number of a deck's prompts
                                                                           ///< that have stored answers.

/// Adds an answer to `answers`, without spaces at either end. Returns false and changes nothing if it has been added
/// before, if no deck could contain it or `prompt` (fault_in_text), or if there is no more room.
bool add_answer_called_right(AnswersCalledRight& answers, std::string_view prompt, std::string_view answer);
/// Removes an answer; returns false if it wasn't stored.
bool remove_answer_called_right(AnswersCalledRight& answers, std::string_view prompt, std::string_view answer);
/// Adds `others`, the answers that were called right on another device, as long as there is room.
void merge(AnswersCalledRight& answers, const AnswersCalledRight& others);

/// Returns the item with the answers that were called right. They are appended to its right answers, and removed from
/// its wrong answers. `answers` is null if no answers were called right.
Item with_answers_called_right(Item item, const AnswersCalledRight* answers);

/// Reads answers from JSON that write_answers_called_right() wrote, and adds them to `answers` as long as there is
/// room. Returns the first fault of the JSON; nullopt if it has none.
std::optional<Problem> read_answers_called_right(const Json& json, AnswersCalledRight& answers);
Json write_answers_called_right(const AnswersCalledRight& answers);

} // namespace palazzo::quiz
