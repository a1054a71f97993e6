// Arguments that are values of the notation. They are only split up here; the catalogue has a message for what each is
// called, in every form that a language has: `{0, rank, a}` is the message `rank.a` of each rank in the argument.
//
//   type     argument     messages and their arguments
//   cards    9S JK Pb3    card[.STYLE] of the notation, a rank or `joker` or `hidden`, and a suit;
//                         letter[.STYLE] of the notation, `card`, `wild`, `vowel` or `joker`, its letter or `none`,
//                         colours, and the number of stars: for cards with letters
//   row      9S QH        as cards, joined only by list.more: cards in a row, or one after the other
//   rank     6 T          rank[.STYLE] of a rank's notation
//   colours  rb           colour of each initial, joined by list.STYLE
//   fitting  6+ 8- >6 JK  fitting of a rank and `up`, `down`, `above` or `exact`, joined by list.or
//   seat     0 2          the name of each, or seat.unnamed of its number from 1
//   each     reset burn   STYLE.reset, STYLE.burn, joined by list.clauses
//
// Lists are joined by messages with two arguments, the list so far and the next member: list.and for the last member
// unless the table says otherwise, list.more for all others. A text that isn't in the notation is shown as it is.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

/// The members of a value, a message for each, and the messages that join them.
struct Members {
    std::vector<Message> each;
    std::string_view joint = "list.and";    ///< id of the message that joins the last member to the list
    std::string_view between = "list.more"; ///< id of the message that joins every other member to the list
};

/// Returns whether values of a message can have the type `type` with the style `style`. Some types need a style, and
/// some can't have one.
bool is_value(std::string_view type, std::string_view style);

/// Returns the members of an argument. Seats are messages `seat.unnamed`; callers who know the seats' names replace
/// them.
Members members_of(std::string_view argument, std::string_view type, std::string_view style);

} // namespace palazzo::i18n
