// A pattern filled in: which branches are taken, and how values are called.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/audience.hpp"

#include <string>

namespace palazzo::i18n {

class Catalogue;

/// A message in words, as Catalogue::say promises.
std::string sentence(const Catalogue& catalogue, const Message& message, const Audience& audience);

} // namespace palazzo::i18n
