// Answers that learners called right though the judge had refused them. They are kept beside a deck: from then on they
// are right, and whoever made the deck may be given them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/quiz/deck.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// By prompt, the oldest first.
using CalledRight = std::map<std::string, std::vector<std::string>, std::less<>>;
inline constexpr std::size_t most_called_right = 8;           ///< of a prompt
inline constexpr std::size_t most_prompts_called_right = 500; ///< of a deck

/// Adds an answer, without the spaces round it; false: it is there already, can't stand in a deck, or there is no room.
bool call_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Takes it away again; false: it wasn't there.
bool take_back_right(CalledRight& answers, std::string_view prompt, std::string_view answer);
/// Adds what was called right elsewhere, as far as there is room.
void merge(CalledRight& answers, const CalledRight& others);

/// An item with the answers that were called right behind its own. `answers` null: none were.
Item with_called_right(Item item, const CalledRight* answers);

/// Reads what write_called_right() wrote. What is too much of it is left out.
std::optional<Problem> read_called_right(const Json& json, CalledRight& answers);
Json write_called_right(const CalledRight& answers);

} // namespace palazzo::quiz
