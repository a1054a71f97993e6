// The rules of a table as players read them: sentences under headings, in an order that all games share.
#pragma once

#include "engine/core/message.hpp"

#include <vector>

namespace palazzo {

/// The topics of the sections. A rulebook has its sections in this order, and omits those that it doesn't need.
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
inline constexpr int rule_topic_count = static_cast<int>(RuleTopic::examples) + 1;

/// Returns the heading of a section.
Message heading_of(RuleTopic topic);
/// Returns whether the sentences of a section are numbered, because they are steps that players take one after the
/// other.
constexpr bool is_numbered(RuleTopic topic) { return topic == RuleTopic::turn; }

struct RuleSection {
    RuleTopic topic = RuleTopic::goal;
    std::vector<Message> rules; ///< rules of the section; each message is one or two whole sentences
};
using Rulebook = std::vector<RuleSection>;

/// Adds a section with `rules` at the end of `book`, unless `rules` is empty.
void add_section(Rulebook& book, RuleTopic topic, std::vector<Message> rules);
/// Returns the sentences of `book` that `usual` doesn't contain, in their order.
std::vector<Message> unusual_rules(const Rulebook& book, const Rulebook& usual);

/// A card in an example, and how it is highlighted.
template <class Card>
struct ShownCard {
    enum class Emphasis { plain, marked, dimmed, crossed_out };
    Card card;
    Emphasis emphasis = Emphasis::plain;
};

/// Cards that are shown as a group in an example.
template <class Card>
struct ShownCardGroup {
    enum class Arrangement {
        row,               ///< The cards are side by side.
        pile,              ///< The cards are one on top of the other, the last one on top.
        on_face_down_cards ///< The cards are side by side, each on a face-down card.
    };
    Message caption;
    std::vector<ShownCard<Card>> cards;
    Arrangement arrangement = Arrangement::row;
};

} // namespace palazzo
