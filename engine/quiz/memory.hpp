// What was missed and is due again, across games: Leitner's boxes. A prompt that was answered wrongly lies in box 0;
// each right answer moves it on to a box that is opened later, until it is forgotten.
#pragma once

#include "engine/quiz/deck.hpp"

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// After how many days a prompt is due that came into box 0, 1, ….
inline constexpr std::array<int, 5> box_days{0, 1, 3, 7, 21};
inline constexpr std::size_t most_missed = 2000; ///< prompts of a deck

struct Missed {
    int box = 0;
    int day = 0;   ///< when it is due, in days since 1970
    int times = 1; ///< how often it was missed
    friend bool operator==(const Missed&, const Missed&) = default;
};

/// By prompt.
using MissedPrompts = std::map<std::string, Missed, std::less<>>;

struct Memory {
    std::map<std::string, MissedPrompts, std::less<>> decks; ///< by name
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// Notes how a prompt was answered. Of more than a deck's memory holds, the one that was due first goes.
void remember(Memory& memory, std::string_view deck, std::string_view prompt, bool right, int today);

/// The items that are due, the longest overdue first, at most so many.
std::vector<int> due_items(const Deck& deck, const Memory& memory, int today, std::size_t most);

Result<Memory> read_memory(const Json& json);
Json write_memory(const Memory& memory);

} // namespace palazzo::quiz
