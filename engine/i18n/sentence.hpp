// A pattern filled in: which branches are taken, and how values are called.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/audience.hpp"

#include <string>

namespace palazzo::i18n {

class Catalogue;

/// A message in words, as Catalogue::say promises.
std::string sentence(const Catalogue& catalogue, const Message& message, const Audience& audience);

/// A whole number with the sign that print has for minus, where it has one; any other text as it is.
std::string with_minus(std::string text);

} // namespace palazzo::i18n
