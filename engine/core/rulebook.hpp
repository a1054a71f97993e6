// The rules of a table as people read them: sentences under headings, in an order that all games share.
#pragma once

#include "engine/core/message.hpp"

#include <vector>

namespace palazzo {

/// What a part of the rules is about. A rulebook has its parts in this order, and leaves out those it doesn't need.
enum class RuleTopic {
    goal,
    table,
    cards,
    set_up,
    turn,
    play,
    special_cards,
    special_moves,
    scoring,
    end,
    house_rules,
    examples,
};
inline constexpr int rule_topics = static_cast<int>(RuleTopic::examples) + 1;

Message heading_of(RuleTopic topic);
/// Whether its sentences are steps, to be taken one after the other.
constexpr bool is_numbered(RuleTopic topic) { return topic == RuleTopic::turn; }

struct RuleSection {
    RuleTopic topic = RuleTopic::goal;
    std::vector<Message> rules; ///< a whole sentence or two each
};
using Rulebook = std::vector<RuleSection>;

/// Adds a part at the end, unless there is nothing to say.
void add_section(Rulebook& book, RuleTopic topic, std::vector<Message> rules);
/// The sentences of a book that the usual one lacks, in their order.
std::vector<Message> beyond(const Rulebook& book, const Rulebook& usual);

/// A card of an example and how it stands out.
template <class Card>
struct ShownCard {
    enum class Look { plain, marked, dimmed, struck };
    Card card;
    Look look = Look::plain;
};

/// Cards that lie together in an example.
template <class Card>
struct ShownCards {
    enum class Lie {
        row,     ///< side by side
        pile,    ///< one upon the other, the last on top
        on_backs ///< side by side, each on one that lies face down
    };
    Message caption;
    std::vector<ShownCard<Card>> cards;
    Lie lie = Lie::row;
};

} // namespace palazzo
