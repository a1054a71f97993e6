// Arguments that are values of the notation. Here they are only taken apart; what each is called, in every form that a
// language has, is messages of the catalogue: `{0, rank, a}` is the message `rank.a` of each rank in the argument.
//
//   type     argument     messages and their arguments
//   cards    9S JK Pb3    card[.STYLE] of the notation, a rank or `joker` or `hidden`, and a suit;
//                         letter[.STYLE] of the notation, `card`, `wild`, `vowel` or `joker`, its letter or `none`,
//                         colours, and the number of stars: for cards with letters
//   row      9S QH        as cards, joined by list.more alone: as they lie, or as they are counted out
//   rank     6 T          rank[.STYLE] of a rank's notation
//   colours  rb           colour of each initial, joined by list.STYLE
//   fitting  6+ 8- >6 JK  fitting of a rank and `up`, `down`, `above` or `exact`, joined by list.or
//   seat     0 2          the name of each, or seat.unnamed of its number from 1
//   each     reset burn   STYLE.reset, STYLE.burn, joined by list.clauses
//
// Lists are put together by messages of two arguments, what there is so far and what follows: list.more before the
// last, list.and unless said otherwise. What isn't in the notation stands for itself.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::i18n {

/// A value taken apart: a message for each of its members, and those that join them.
struct Members {
    std::vector<Message> each;
    std::string_view joint = "list.and";    ///< before the last
    std::string_view between = "list.more"; ///< before the others
};

/// Whether there is such a type, and whether it has to have a style, or can't, as the table above says.
bool is_value(std::string_view type, std::string_view style);

/// The members of an argument. Seats are messages `seat.unnamed`: who knows their names puts those in.
Members members_of(std::string_view argument, std::string_view type, std::string_view style);

} // namespace palazzo::i18n
