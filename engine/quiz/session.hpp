// Practice with a deck, without cards: chooses the questions of a session, and counts the learner's progress with the
// deck.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/memory.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t most_session_questions = 10; ///< Largest number of questions in a session.

/// A part of a deck: the items that have one level, one topic, one category and one region. An item without a region
/// belongs to every region.
struct DeckPart {
    int level = -1;    ///< Index into the deck's levels; -1 for all levels.
    int topic = -1;    ///< Index into the deck's topics; -1 for all topics.
    int category = -1; ///< Index into the deck's categories; -1 for all categories.
    int region = -1;   ///< Index into the deck's regions; -1 for all regions.
    friend bool operator==(const DeckPart&, const DeckPart&) = default;
};
bool is_in_part(const DeckPart& part, const Item& item);

/// Counts the items in a part of a deck.
struct ItemCounts {
    int due = 0;    ///< Number of items that are due.
    int unseen = 0; ///< Number of items that weren't answered yet.
    int all = 0;    ///< Number of all items of the part.
    friend bool operator==(const ItemCounts&, const ItemCounts&) = default;
};
ItemCounts count_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today);

/// Returns the indices of the items of a session, at most `most_session_questions`, in the order in which they are
/// asked. Items that are due are first, the longest overdue before the others. They are followed by new items, easy
/// levels before hard ones and each level in random order, then by items that are due later, the earliest first, and
/// then by items that an earlier version noted as known, in random order.
std::vector<int> session_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory, int today, Rng dice);

/// Returns the indices of those items in a part of a deck that were missed and aren't known yet, in the order of the
/// deck.
std::vector<int> missed_items(const Deck& deck, const DeckPart& part, const PromptMemory& memory);

/// Returns how many items are due on each of the `days` days from today on, as far as is known now. What is overdue is
/// counted today.
std::vector<int> due_by_day(const Deck& deck, const PromptMemory& memory, int today, int days);

/// The stabilities, in days, below which an item is counted in the first, second, third and fourth element of
/// `TopicProgress::by_stability`. An item with a larger stability is known.
inline constexpr std::array<double, 4> stability_steps{1, 3, 7, known_stability};

/// Counts the items of a topic by the learner's progress.
struct TopicProgress {
    std::string name;                                       ///< Name of the topic; empty for items without one.
    std::array<int, stability_steps.size()> by_stability{}; ///< Number of items in each step up to being known.
    int known = 0;
    int unseen = 0; ///< Number of items that weren't answered yet.
    friend bool operator==(const TopicProgress&, const TopicProgress&) = default;
};
/// Returns the progress for each topic, or for each category if the deck has no topics, in the order of the deck.
/// Topics without items are left out. Items without a topic are counted in the last element.
std::vector<TopicProgress> topic_progress(const Deck& deck, const DeckPart& part, const PromptMemory& memory);

} // namespace palazzo::quiz
