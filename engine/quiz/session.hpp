// Practice with a deck, without cards: the questions of a session, and the learner's progress with the deck.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/memory.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t session_size = 10; ///< Largest number of questions in a session.

/// The part of a deck with one level, one topic, or both.
struct Part {
    int level = -1; ///< Index into the deck's levels; -1 for all.
    int topic = -1; ///< Index into the deck's topics; -1 for all.
    friend bool operator==(const Part&, const Part&) = default;
};
bool is_in(const Part& part, const Item& item);

/// Numbers of items in a part of a deck.
struct ItemCounts {
    int due = 0;    ///< Items that were missed and are due.
    int unseen = 0; ///< Items that are neither missed nor known.
    int all = 0;    ///< All items of the part.
    friend bool operator==(const ItemCounts&, const ItemCounts&) = default;
};
ItemCounts count_items(const Deck& deck, const Part& part, const Memory& memory, int today);

/// Returns the indices of the items of a session, in the order in which they are asked: those that are due, the longest
/// overdue first; new ones in random order; those that are due next; and known ones in random order.
std::vector<int> session_items(const Deck& deck, const Part& part, const Memory& memory, int today, Rng dice);

/// Returns the indices of the items that were missed and aren't known yet, in the order of the deck.
std::vector<int> missed_items(const Deck& deck, const Part& part, const Memory& memory);

/// Numbers of items of a topic by the learner's progress.
struct TopicProgress {
    std::string name;                            ///< Name of the topic; empty for items without one.
    std::array<int, box_days.size()> in_boxes{}; ///< Number of items in each box.
    int known = 0;
    int unseen = 0; ///< Number of items that are neither missed nor known.
    friend bool operator==(const TopicProgress&, const TopicProgress&) = default;
};
/// Returns the progress by topic, or by category if the deck has no topics, in the order of the deck and without topics
/// that have no items. Items without a topic are last.
std::vector<TopicProgress> topic_progress(const Deck& deck, const Part& part, const Memory& memory);

} // namespace palazzo::quiz
