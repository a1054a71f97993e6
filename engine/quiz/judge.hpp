// Whether an answer is right.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string_view>

namespace palazzo::quiz {

/// Whether one of the item's answers was given. Forgiven are case, accents (`senor` for `señor`, `strasse` for
/// `Straße`), punctuation and spaces round it, more spaces than one inside, and how an apostrophe or a hyphen is
/// written; `strict` forgives nothing but spaces round it. An empty answer is never right, whatever bytes come.
bool accepts(const Item& item, std::string_view answer, bool strict);

} // namespace palazzo::quiz
