// Practising a deck without cards: which questions a session asks, and how far somebody has come with a deck.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/quiz/memory.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::quiz {

inline constexpr std::size_t in_a_session = 10;

/// A part of a deck: one level, one topic, or both.
struct Part {
    int level = -1; ///< index into the deck's levels; -1: all
    int topic = -1; ///< the same of its topics
    friend bool operator==(const Part&, const Part&) = default;
};
bool is_in(const Part& part, const Item& item);

/// How much of something waits.
struct Waiting {
    int due = 0;   ///< missed earlier
    int fresh = 0; ///< never asked
    int all = 0;
    friend bool operator==(const Waiting&, const Waiting&) = default;
};
Waiting waiting(const Deck& deck, const Part& part, const Memory& memory, int today);

/// The items of a session, in the order in which they are asked: what is due, the longest overdue first; what is new,
/// by the dice; and where that isn't enough, what will be due next, then what is known, by the dice.
std::vector<int> session_items(const Deck& deck, const Part& part, const Memory& memory, int today, Rng dice);

/// The items that were missed and aren't known yet, in the order of the deck.
std::vector<int> missed_items(const Deck& deck, const Part& part, const Memory& memory);

/// Where the items of a topic are.
struct Standing {
    std::string name;                            ///< of the topic; empty: items without one
    std::array<int, box_days.size()> in_boxes{}; ///< how many lie in each
    int known = 0;
    int fresh = 0; ///< neither missed nor known
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By topic, in the order of the deck; of a deck without topics by category. None without items.
std::vector<Standing> standings(const Deck& deck, const Part& part, const Memory& memory);

} // namespace palazzo::quiz
