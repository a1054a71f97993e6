// Splits an argument in the notation of records, such as `9S JK`, into its values, and finds the message that names
// each of them. A placeholder may say in which form a language needs the name: `{0, rank, a}` writes the message
// `rank.a` for each rank in the argument. The table below calls this form the STYLE.
//
//   type     argument     messages, and their arguments
//   cards    9S JK Pb3    card[.STYLE] with the notation, a rank or `joker` or `hidden`, and a suit;
//                         letter[.STYLE] with the notation, `card`, `wild`, `vowel` or `joker`, the letter or `none`,
//                         the colours, and the number of stars: for cards with letters
//   row      9S QH        as cards, but joined only by list.more: for cards in a row, or one after the other
//   rank     6 T          rank[.STYLE] with the notation of a rank
//   colours  rb           colour with each initial, joined by list.STYLE
//   fitting  6+ 8- >6 JK  fitting with a rank and `up`, `down`, `above` or `exact`, joined by list.or
//   seat     0 2          the name of each seat, or seat.unnamed with its number, counted from 1
//   each     reset burn   STYLE.reset, STYLE.burn, joined by list.clauses
//
// Lists are joined by messages with two arguments: the list so far and the next member. They are list.and for the last
// member, unless the table says otherwise, and list.more for all others. A text that isn't in the notation is shown as
// it is.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

/// The members of a value, with a message for each, and the messages that join them.
struct ValueMembers {
    std::vector<Message> messages;
    std::string_view last_joiner = "list.and"; ///< id of the message that joins the last member to the list
    std::string_view joiner = "list.more";     ///< id of the message that joins every other member to the list
};

/// Returns whether a pattern may have a placeholder with the type `type` and the style `style`. Some types need a
/// style, and some can't have one.
bool is_value_style(std::string_view type, std::string_view style);

/// Returns the members of an argument. The message of a seat is `seat.unnamed`; callers that know the names of the
/// seats replace it.
ValueMembers split_value(std::string_view argument, std::string_view type, std::string_view style);

} // namespace palazzo::i18n
